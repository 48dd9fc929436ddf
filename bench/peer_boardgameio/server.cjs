// boardgame.io's own server in memory, with a game of the same shape as ours: players take turns and
// add 1, 2 or 3. `areas` is the size of its state: 0 for a tiny game.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [port, areas] = process.argv.slice(2).map(Number);

function board() {
  const found = {};
  for (let n = 0; n < areas; n++) {
    found[`area_${n}`] = { house: "stark", units: "ffk", order: "march", token: "stark", sum: n };
  }
  return found;
}

function add({ G }, number) {
  if (![1, 2, 3].includes(number)) return INVALID_MOVE;
  G.sum += number;
  if (areas) G.board[`area_${G.sum % areas}`].sum = G.sum;
}

const tally = {
  name: "tally",
  setup: () => ({ sum: 0, board: board() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add },
};

Server({ games: [tally], origins: [Origins.LOCALHOST] }).run(port, () => console.log("ready"));
