// A bot in another language: takes the last choice, and says at the end what it was told.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const log = process.argv[2];
const say = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (log) appendFileSync(log, `${line}\n`);
  if (message.type === "hello") say({ type: "ready", name: "Node" });
  if (message.type === "decide") {
    say({ type: "act", id: message.id, action: message.decision.choices.at(-1).text });
  }
}
