// What goes over the wire, as docs/protocol.md describes it. Made from the server's own types by
// `python -m scripts.make_wire`: change them there.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Dict = Record<string, Json>;

export type Hash = string;

/** An action by its verb, and its arguments by their names. */
export interface NamedAction {
  verb: string;
  args: Dict;
}

/** What is sent to play something: the text of a choice, or a verb and its arguments by name. */
export type Action = string | NamedAction;

/** Play an action. */
export interface Act {
  t: "act";
  /** Of the decision that it answers. */
  token: string;
  action: Action;
  id?: string | null;
}

/** Whether an action would be allowed and what it would do, and if not, why not. */
export interface Why {
  t: "why";
  action: Action;
  id?: string | null;
}

/** What a bot would do. */
export interface AskHint {
  t: "hint";
  id?: string | null;
}

/** Be asked again about everything. */
export interface Listen {
  t: "listen";
  id?: string | null;
}

/** Say something, to everybody or to one seat: free text, or a statement in its text form. */
export interface Say {
  t: "chat";
  text?: string | null;
  statement?: string | null;
  to?: number | null;
  id?: string | null;
}

/** Let somebody say nothing more at the own table, or let the person speak again. */
export interface Mute {
  t: "mute";
  person: string;
  on: boolean;
  id?: string | null;
}

/** Complain to the host about somebody. */
export interface Report {
  t: "report";
  person: string;
  text?: string;
  id?: string | null;
}

/** Write into the own notepad. */
export interface WriteNote {
  t: "note";
  text: string;
  id?: string | null;
}

/** Ask to take the last action back. */
export interface AskUndo {
  t: "undo";
  id?: string | null;
}

/** Agree to another's wish to take an action back, or not. */
export interface UndoVote {
  t: "undo_vote";
  yes: boolean;
  id?: string | null;
}

/** Hand the own seat to a bot, or take it back. */
export interface StandIn {
  t: "bot";
  on: boolean;
  id?: string | null;
}

/** Vote on replacing somebody whose time is up. */
export interface ReplaceVote {
  t: "replace";
  seat: number;
  yes: boolean;
  id?: string | null;
}

/** See the whole picture anew, because one was missed. */
export interface Look {
  t: "look";
  id?: string | null;
}

/** Only the acknowledgement is wanted. */
export interface Ping {
  t: "ping";
  id?: string | null;
}

/** Commit to a number for the dice, before the game. See docs/fair_dice.md. */
export interface CommitNumber {
  t: "dice_commit";
  commitment: Hash;
  id?: string | null;
}

/** Say which number it was. */
export interface RevealNumber {
  t: "dice_reveal";
  number: Hash;
  /** For which all are committed, as the page has computed it. */
  draw: Hash;
  id?: string | null;
}

/** All that a page sends. */
export type PageMessage = Act | Why | AskHint | Listen | Say | Mute | Report | WriteNote | AskUndo | UndoVote | StandIn | ReplaceVote | CommitNumber | RevealNumber | Look | Ping;

/** Why something is not granted: the key of a translated message, and its data. */
export interface Refusal {
  key: string;
  rule: string | null;
  data: Dict;
  /** In the visitor's language, where it answers a request. */
  text?: string;
}

/** A seat as the lobby shows it. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  /** The id of the person, for the profile. */
  person: string | null;
  /** Whether the person has no account: anybody may have that name. */
  guest: boolean;
  /** Whether it is no person, but a bot that somebody has brought. */
  program: boolean;
  kind: "person" | "bot" | "open";
  bot: string | null;
  /** What a bot has its name and face from: in a rematch, the seat where it sat first. */
  face: string;
  you: boolean;
  online: boolean;
  /** The name of the person for whom a free seat is held. */
  held: string | null;
  held_for_you: boolean;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** How long somebody may think: seconds, or hours at a slow table. */
export interface Pace {
  live?: number;
  slow?: number;
}

/** What the person on a seat has added to the dice. */
export interface AddedNumber {
  seat: number;
  /** None: that page was not there when the game was started. */
  commitment: string | null;
  /** None: not revealed. */
  number: string | null;
}

/** Dice that come from everybody's numbers. */
export interface Dice {
  state: "gathering" | "drawing" | "drawn";
  /** Names what all are committed to, from the start of the game on. */
  draw: string | null;
  seats: AddedNumber[];
}

/** A table as one person sees it in the lobby. */
export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: Dict;
  /** `starting`: the numbers for the dice are being revealed. */
  status: "open" | "starting" | "running" | "finished" | "closed";
  public: boolean;
  pace: Pace | null;
  on_timeout: "bot" | "vote";
  owner: boolean;
  yours: number | null;
  key: string | null;
  /** To the host's own number for the dice. */
  commitment: string;
  /** Of an opened table. None: the dice are the host's alone. */
  dice: Dice | null;
  result: Outcome | null;
  secret_talk: boolean;
  rules: string;
  playable: boolean;
  /** Whether its rows in the database make no sense: then it cannot be played. */
  damaged: boolean;
  created: string;
  turn: number;
  /** The table where the same people play again. */
  rematch: string | null;
  /** The ids of the people who may say nothing at an opened table. */
  muted: string[];
  your_turn: boolean;
}

/** Seats, status and presence. */
export interface TableFrame extends TableInfo {
  t: "table";
}

/** One option of a decision: its text form, named arguments, and the things it concerns. */
export interface Choice {
  text: string;
  verb: string;
  args: Dict;
  targets: string[];
}

/** What is asked of a seat. */
export interface Decision {
  token: string;
  kind: string;
  context: Dict;
  choices: Choice[];
  may_take_back: boolean;
  /** What is offered instead of the list, in a form of the question's own. */
  offer: Dict | null;
}

/** What an id stands for on this table. */
export type Alias = [kind: string, name: string, number: number, speaks_of?: string[]];

/** By kind and id. */
export type Aliases = Record<string, Record<string, Alias>>;

/** What a seat sees of the game, which is the game's own; and what every game has. */
export type View = Dict & {
  awaiting?: number[] | null;
  /** The triggers that the seat passes without being asked. */
  muted?: [string, number][];
};

/** Who wants to take something back, and who has agreed. */
export interface UndoWish {
  by: number;
  agreed: number[];
}

/** All that a seat or a spectator sees. */
export interface Picture {
  n: number;
  view: View;
  decision: Decision | null;
  seat_names: string[];
  aliases: Aliases;
  clocks: Record<string, number>;
  outcome: Outcome | null;
  undo: UndoWish | null;
  may_undo: boolean;
  /** To take one's last action back concerns nobody else: it was a step of one's own draft. */
  undo_alone: boolean;
}

/** A complete picture. */
export interface StateFrame extends Picture {
  t: "state";
}

/** How a part of a picture becomes another: `[value]`, this instead of what was there; `[]`, it is gone; or for each member that is different, in a list by its place, its change. */
export type Change = Json[] | Dict;

/** What is different in a picture, for a page that has seen the one before it. */
export interface ChangeFrame {
  t: "change";
  n: number;
  clocks: Record<string, number>;
  change: Record<string, Change>;
}

/** What is told of an event: its kind, and what the game tells of it. */
export type Happening = Dict & {
  kind: string;
};

/** An event, and when it was. */
export interface LoggedEvent {
  i: number;
  at: string;
  event: Happening;
}

/** What has happened. A list that begins with number 1 is the whole log. */
export interface EventsFrame {
  t: "events";
  events: LoggedEvent[];
}

/** Something was taken back: the log is told anew. */
export interface UndoneFrame {
  t: "undone";
  by: number;
}

/** Something to say that everybody reads in the own language. */
export interface Statement {
  verb: string;
  args: Dict;
}

/** What somebody has said. */
export interface ChatMessage {
  i: number;
  from: string;
  /** The id of the speaker. */
  person: string;
  guest: boolean;
  seat: number | null;
  to: number | null;
  text: string;
  statement: Statement | null;
  at: string;
}

/** What has been said. */
export interface ChatFrame {
  t: "chat";
  messages: ChatMessage[];
}

/** The own notepad. */
export interface NoteFrame {
  t: "note";
  text: string;
}

/** Who has voted to replace a seat whose time is up. */
export interface VoteFrame {
  t: "vote";
  replace: number;
  votes: number[];
  over: boolean;
}

/** Something that is allowed, and yet may be a slip: the message `warning-<key>`. */
export interface Warning {
  rule: string;
  key: string;
  data: Dict;
}

/** What an action would do, as the game tells it. */
export type Preview = Dict & {
  warnings?: Warning[];
};

/** Something that the judge of the bots counts, before and after an action. */
export interface Reason {
  name: string;
  before: number;
  after: number;
}

/** What a bot would do, and why. */
export interface Hint {
  choice: Choice;
  reasons: Reason[];
}

/** A message was taken; what it asked for. */
export interface AckFrame {
  t: "ack";
  id: string | null;
  preview?: Preview | null;
  hint?: Hint;
}

/** A message was not taken; without an id: the table cannot be played. */
export interface RefusedFrame {
  t: "refused";
  id: string | null;
  error: Refusal;
}

/** An action came too late: the table has moved on. */
export interface StaleFrame {
  t: "stale";
  id: string | null;
}

/** All that a page is sent; each frame of the socket is a list of these. */
export type ServerFrame = TableFrame | StateFrame | ChangeFrame | EventsFrame | UndoneFrame | ChatFrame | NoteFrame | VoteFrame | AckFrame | RefusedFrame | StaleFrame;

/** How something went for each seat. A point is a number of moves and then a value for each seat, as they were from there on until the next point. */
export interface Chart {
  name: string;
  points: number[][];
}

/** What chance gave a seat in the whole game, and what was to be expected. */
export interface Fortune {
  seat: number;
  got: number;
  expected: number;
}

/** How often something was thrown or drawn, and how often that was to be expected. */
export interface Face {
  face: number;
  count: number;
  expected: number;
}

/** Whoever did or suffered something most; several seats if they are equal. */
export interface Award {
  name: string;
  seats: number[];
  count: number;
  /** Whether every game has it; otherwise it is the game's own. */
  common: boolean;
}

/** The move with which a seat came ahead of all others, to stay there; its standing in percent before and after. */
export interface TurningPoint {
  move: number;
  seat: number;
  before: number;
  after: number;
}

/** It is done. */
export interface Done {
  ok: boolean;
}

/** The answer to what is not granted. */
export interface RefusalAnswer {
  error: Refusal;
}

/** A rating, and from how many games. */
export interface Rated {
  mu: number;
  sigma: number;
  games: number;
  /** Against how many different people. */
  rivals: number;
}

/** A person as the page sees itself. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  webhook: string | null;
  /** Of turn notices. */
  language: string | null;
  email: string | null;
  email_confirmed: boolean;
  email_notices: boolean;
  email_daily: boolean;
  push_daily: boolean;
  rated: Record<string, Rated>;
}

/** A bot that somebody brings. */
export interface OwnBot {
  id: string;
  name: string;
}

/** The same, with the token that is told this once. */
export interface NewBot {
  id: string;
  name: string;
  token: string;
}

/** Whether the server sends mail, and whom to ask about what mail would help with. */
export interface MailState {
  offered: boolean;
  contact: string;
}

/** The name of the account that has a new password now. */
export interface Recovered {
  name: string;
}

/** Whether the account asks for a code, and how many codes on paper are left. */
export interface SecondFactorState {
  on: boolean;
  codes: number;
}

/** What a program that shows codes is to be told: as text, and as the address in its QR code. */
export interface SharedSecret {
  secret: string;
  address: string;
}

/** Codes for whoever loses that program. They are shown this once. */
export interface PaperCodes {
  codes: string[];
}

/** The key by which browsers subscribe, and whether this one has. */
export interface PushState {
  key: string;
  on: boolean;
}

/** How two people stand. */
export type Standing = "friend" | "asked" | "asks" | "none";

/** How we stand now. */
export interface FriendState {
  friend: Standing;
}

/** Somebody who is a friend, or wants to be one. */
export interface Friend {
  id: string;
  name: string;
  guest: boolean;
  state: Standing;
  /** Null of whoever is not a friend yet. */
  online: boolean | null;
}

/** Who sat somewhere in a finished game. */
export interface PlayedSeat {
  person: string | null;
  name: string | null;
  guest: boolean;
  bot: string | null;
  face: string;
  as: string | null;
  score: number;
  won: boolean;
}

/** A finished game. */
export interface Played {
  table: string;
  game: string;
  at: string;
  won: boolean;
  left: boolean;
  as: string | null;
  score: number;
  seats: PlayedSeat[];
}

/** Results in a game. */
export interface ByGame {
  game: string;
  played: number;
  won: number;
}

/** Results with a house or colour. */
export interface ByHouse {
  game: string;
  as: string;
  played: number;
  won: number;
}

/** Results against somebody. */
export interface Opponent {
  id: string;
  name: string;
  guest: boolean;
  played: number;
  won: number;
  lost: number;
}

/** What somebody has played. */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: string;
  played: number;
  won: number;
  games: Played[];
  by_game: ByGame[];
  by_house: ByHouse[];
  opponents: Opponent[];
  rated: Record<string, Rated>;
  ratings: Record<string, [string, number][]>;
  you: boolean;
  friend: Standing;
}

/** Somebody in the ranking of a game. */
export interface Ranked {
  id: string;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  rivals: number;
}

/** What an option is confined to where other options, or `seats`, have these values. */
export interface OnlyForm {
  values: Json[];
  when: Dict;
  rule: string;
}

/** An option: one of the `choices`, a text, or a text of which some are the choices, a switch, or a number; `many`: one for each seat. */
export interface OptionForm {
  name: string;
  default: Json;
  choices: string[];
  low: number;
  high: number;
  many: boolean;
  only: OnlyForm[];
  text: boolean;
}

/** Where armies are built: the option that names them, and the action that brings one. */
export interface BuilderForm {
  option: string;
  verb: string;
}

/** A game with its seats and options. */
export interface GameSummary {
  slug: string;
  seats: number[];
  usual: number;
  options: OptionForm[];
  bots: string[];
  builder: BuilderForm | null;
}

/** Of a number: how many of what it counts make one, and its bounds. */
export interface NumberForm {
  scale: number;
  low: number | null;
  high: number | null;
}

/** The name of an argument and its kind: `card`, `card*` for a list of cards, null for a number. */
export type ParamForm = [name: string, kind: string | null, number?: NumberForm];

/** As for a verb, and the names or numbers that can stand there. */
export type StatementParamForm = [name: string, kind: string | null, values: (string | number)[], number?: NumberForm];

/** What is told of an event, what only some are told, and the rule that it carries out. */
export interface EventForm {
  params: ParamForm[];
  secret: ParamForm[];
  rule: string;
}

/** The things that a verb may list. */
export interface BundleForm {
  things: string[];
}

/** A game, and all that its messages are made of. */
export interface GameForms extends GameSummary {
  verbs: Record<string, ParamForm[]>;
  statements: Record<string, StatementParamForm[]>;
  events: Record<string, EventForm>;
  /** The verbs that answer each kind of question. */
  questions: Record<string, string[]>;
  /** Verbs that name lists of things, and the things. */
  bundles: Record<string, BundleForm>;
  /** Whether the game warns before some actions. */
  previews: boolean;
}

/** One rule, ruling or scenario. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** A term of a game in each language. */
export interface Term {
  en: string;
  pl: string;
  bg: string;
}

/** A statement that somebody may make now. */
export interface Sayable {
  text: string;
  verb: string;
  args: Dict;
}

/** A finished game after so many moves, and the move that led there. */
export interface Replayed {
  at: number;
  moves: number;
  seat: number | null;
  action: string | null;
  verb: string | null;
  args: Dict;
  views: Dict[];
  seat_names: string[];
  aliases: Aliases;
  events: Happening[];
}

/** The seed behind every die and shuffle, and whether it is the one committed to, or follows from the numbers that were. */
export interface Proof {
  commitment: string;
  seed: string;
  /** The host's own number, where people have added theirs. */
  secret: string | null;
  moves: number;
  ok: boolean;
}

/** Something that decided much: the move that brought it, and the event with all its secrets. */
export interface TaleMoment {
  move: number;
  round: number;
  weight: number;
  event: Happening;
}

/** How a game came about. See docs/story.md. */
export interface Tale {
  game: string;
  seats: number;
  moves: number;
  rounds: [number, number][];
  charts: Chart[];
  standing: Chart;
  luck: Fortune[];
  faces: Face[];
  moments: TaleMoment[];
  awards: Award[];
  turning_point: TurningPoint | null;
  seat_names: string[];
  aliases: Aliases;
}

/** The game that is played after a lesson. */
export interface FreeGame {
  seats: number;
  options: Dict;
  bot: string;
}

/** A first lesson: how long it takes, and the ids of the steps of each scene. */
export interface LessonInfo {
  game: string;
  minutes: number;
  scenes: string[][];
  free: FreeGame;
}

/** Where somebody stands in a lesson: what is seen and asked there. */
export interface Moment {
  scene: number;
  scenes: number;
  played: string[];
  number: number;
  of: number;
  /** Null when the scene is over. */
  step: string | null;
  rule: string;
  point: string[];
  /** An action that the step wants; null where there is only something to read. */
  answer: Choice | null;
  seat: number;
  picture: Picture;
  events: Happening[];
  fresh: number;
}

/** Why an action is refused in a lesson, or what it would do. */
export interface WhyNot {
  refusal: Refusal | null;
  preview: Preview | null;
}

/** What a thing is called, and what is printed on it. */
export interface Wording {
  name: string;
  text: string;
}

/** By kind and id. */
export type Wordings = Record<string, Record<string, Wording>>;

/** An attack of a unit. */
export interface ArmyAttack {
  attack: string;
  reach: "melee" | "short" | "long";
  to_hit: number;
  /** With one rank left, with two, and so on. */
  dice: number[];
  /** By Defense, then by ranks left: the wounds to expect, in thousandths. */
  expected: Record<string, number[]>;
  charging?: Record<string, number[]>;
}

/** A card of which armies are made. Only units have all of it. */
export interface ArmyCard {
  card: string;
  number: number;
  faction: string;
  cost: number;
  commander: boolean;
  hero: boolean;
  abilities: string[];
  tactics_cards: string[];
  removes: string[];
  ready: boolean;
  type?: string;
  solo?: boolean;
  models?: number;
  ranks?: number;
  wounds?: number;
  speed?: number;
  defense?: number;
  morale?: number;
  attacks?: ArmyAttack[];
  /** Of attachments: whether it joins an enemy. */
  enemy?: boolean;
  /** Of attachments: the units of one's own that it may join. */
  joins?: string[];
}

/** The cards of which armies of a faction are made. */
export interface ArmyCatalogue {
  faction: string;
  units: ArmyCard[];
  attachments: ArmyCard[];
  ncus: ArmyCard[];
  tactics_cards: string[];
  takes_neutrals: boolean;
  words: Wordings;
}

/** What an army has against the rules, in words, and the ids of what it is about. */
export interface ArmyReason {
  rule: string;
  text: string;
  ids: string[];
}

/** A faction, and why it is not ready if it is not. */
export interface ArmyFaction {
  faction: string;
  name: string;
  ready: boolean;
  refusals: ArmyReason[];
}

/** A ready-made army. */
export interface StarterArmy {
  id: string;
  name: string;
  text: string;
  line: string;
  faction: string | null;
  limit: number;
  points: number;
  allowed: boolean;
}

/** An army that somebody keeps; without a faction if it is not understood any more. */
export interface KeptArmy extends StarterArmy {
  game: string;
  owner: string;
  yours: boolean;
  changed: string;
}

/** How many points armies may have. */
export interface PointsRange {
  low: number;
  high: number;
}

/** The factions, the ready-made armies, and how many points are used. */
export interface ArmyBeginnings {
  game: string;
  points: PointsRange;
  factions: ArmyFaction[];
  starters: StarterArmy[];
}

/** A unit of an army with its attachments. */
export interface ArmyUnit {
  card: string;
  attachments: string[];
  points: number;
  /** Of the unit, then of its attachments. */
  costs: number[];
  attacks: ArmyAttack[];
}

/** A card that stands alone. */
export interface ArmyPart {
  card: string;
  points: number;
}

/** What an army costs. */
export interface ArmyPoints {
  total: number;
  units: number;
  attachments: number;
  ncus: number;
  neutral: number;
  neutral_most: number | null;
}

/** A card of an army's deck. */
export interface ArmyDeckCard {
  card: string;
  copies: number;
  commander: boolean;
}

/** Everything about an army. */
export interface ToldArmy {
  faction: string;
  limit: number;
  units: ArmyUnit[];
  ncus: ArmyPart[];
  enemy: ArmyPart[];
  points: ArmyPoints;
  activations: number;
  commanders: string[];
  deck: ArmyDeckCard[];
  words: Wordings;
  text: string;
  line: string;
  allowed: boolean;
  refusals: ArmyReason[];
}

/** A nickname. */
export interface NewGuest {
  name: string;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** A name, a password, and the code of a second factor if the account has one. */
export interface Login extends Credentials {
  code?: string;
}

/** The password that an account has, and the one that it shall have. */
export interface NewPassword {
  old: string;
  new: string;
}

/** What a person can change. What is left out stays as it is. Another e-mail address needs the password of an account: whoever reads its letters can set a new one. */
export interface Wishes {
  name?: string | null;
  webhook?: string | null;
  language?: "en" | "pl" | "bg" | null;
  email?: string | null;
  password?: string | null;
  email_notices?: boolean | null;
  email_daily?: boolean | null;
  push_daily?: boolean | null;
}

/** What a link from a letter says. */
export interface Link {
  do: "confirm" | "off";
  who: string;
  sign: string;
}

/** By which a browser reads its notices, as it writes them. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser gets its notices. */
export interface NewPush {
  endpoint: string;
  keys: BrowserKeys;
}

/** The name of an account, or its e-mail address. */
export interface Forgotten {
  who: string;
}

/** What a letter's link holds, and the password that the account shall have. */
export interface Recovery {
  token: string;
  password: string;
}

/** That it is me: the password, and the code of a second factor if there is one. */
export interface Myself {
  password?: string;
  code?: string;
}

/** What a program shows now. */
export interface Code {
  code: string;
}

/** How a table is to be. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Dict;
  public?: boolean;
  pace?: Record<string, number> | null;
  on_timeout?: "bot" | "vote";
  bots?: Record<string, string>;
  seat?: number | null;
  start?: boolean;
  dice?: string | null;
}

/** A seat and the key of an invitation. */
export interface Joining {
  seat?: number | null;
  key?: string;
  dice?: string | null;
}

/** Whoever wants to play again may commit to a number for the dice at once. */
export interface Again {
  dice?: string | null;
}

/** A bot for a seat, or none. */
export interface BotWish {
  seat: number;
  bot?: string | null;
}

/** Where somebody stands: the scene, and what was answered in it. */
export interface Place {
  scene?: number;
  played?: string[];
}

/** An action that somebody tries there: its text, or its verb and arguments by name. */
export interface Try extends Place {
  action: string | Dict;
}

/** An army as text. */
export interface List {
  text: string;
}

/** A faction and a points limit, for an army at random. */
export interface Wish {
  faction: string;
  points: number;
}

/** An army to be kept, and what it is called. */
export interface Kept {
  name: string;
  text: string;
}
