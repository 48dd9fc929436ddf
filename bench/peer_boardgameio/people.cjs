// The people at boardgame.io's tables: each acts as soon as it is its turn. When a game is over they
// open the next one, as ours do: with a new page each, and nobody moves before everybody is there.
// Prints moves per second and the milliseconds between a move and the picture that shows it.
const { io } = require("socket.io-client");

const [port, tables, seats, warmUp, seconds] = process.argv.slice(2).map(Number);
const took = [];
let counting = Infinity;
let end = Infinity;

function act(person) {
  const { state, seat } = person;
  if (state.ctx.currentPlayer !== seat || person.answered === state._stateID) return;
  person.answered = state._stateID;
  person.sent = performance.now();
  const args = [1 + Math.floor(Math.random() * 3)];
  const action = { type: "MAKE_MOVE", payload: { type: "add", args, playerID: seat } };
  person.socket.emit("update", action, state._stateID, person.match, seat);
}

function hear(person, state) {
  const now = performance.now();
  if (now > end) return;
  if (person.sent && state._stateID > person.answered) {
    if (now >= counting) took.push(now - person.sent);
    person.sent = 0;
  }
  person.state = state;
  if (state.ctx.gameover === undefined) act(person);
  else person.over();
}

function sit(match, seat, over) {
  const options = { transports: ["websocket"], forceNew: true };
  const socket = io(`http://localhost:${port}/tally`, options);
  const person = { socket, match, seat, over, state: null, answered: -1, sent: 0 };
  socket.on("update", (_, state) => hear(person, state));
  return new Promise((resolve) => {
    socket.on("sync", (_, info) => {
      person.state = info.state;
      resolve(person);
    });
    socket.on("connect", () => socket.emit("sync", match, seat, undefined, seats));
  });
}

async function open(table, game) {
  const people = [];
  let left = seats;
  const over = () => {
    if (--left) return;
    people.forEach(({ socket }) => socket.disconnect());
    open(table, game + 1).then((next) => next.forEach(act));
  };
  for (let seat = 0; seat < seats; seat++) {
    people.push(await sit(`m${table}-${game}`, String(seat), over));
  }
  return people;
}

async function main() {
  const people = [];
  for (let table = 0; table < tables; table++) people.push(...(await open(table, 0)));
  counting = performance.now() + warmUp * 1000;
  end = counting + seconds * 1000;
  people.forEach(act);
  await new Promise((resolve) => setTimeout(resolve, (warmUp + seconds) * 1000 + 200));
  took.sort((a, b) => a - b);
  const part = (share) => took[Math.floor(took.length * share)];
  const answer = { speed: took.length / seconds, middle: part(0.5), slow: part(0.99) };
  console.log(JSON.stringify(answer));
  process.exit();
}

main();
