// boardgame.io's own server in memory, with a game of the same shape as ours: players take turns and
// add 1, 2 or 3. `areas` is the size of its state: 0 for a tiny game. A game ends after so many moves,
// or never (0). Where there are areas there are secrets, too, which are hidden as boardgame.io's guide
// advises: a deck that nobody sees, and a hand that its seat alone does.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const [port, areas, moves] = process.argv.slice(2).map(Number);

function cards(count) {
  return Array.from({ length: count }, (_, n) => `card_${n}`);
}

function board() {
  const found = {};
  for (let n = 0; n < areas; n++) {
    found[`area_${n}`] = { house: "stark", units: "ffk", order: "march", token: "stark", sum: n };
  }
  return found;
}

function setup({ ctx }) {
  if (!areas) return { sum: 0, board: {} };
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: cards(6) };
  return { sum: 0, board: board(), secret: { deck: cards(80) }, players };
}

function add({ G }, number) {
  if (![1, 2, 3].includes(number)) return INVALID_MOVE;
  G.sum += number;
  if (areas) G.board[`area_${G.sum % areas}`].sum = G.sum;
}

const tally = {
  name: "tally",
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add },
  ...(areas && { playerView: PlayerView.STRIP_SECRETS }),
  ...(moves && { endIf: ({ ctx }) => (ctx.turn >= moves ? { draw: true } : undefined) }),
};

Server({ games: [tally], origins: [Origins.LOCALHOST] }).run(port, () => console.log("ready"));
