import { coreRules, renderViolation, type Seat } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  type Choices,
  coreRefusals,
  createEngine,
  type DecisionOf,
  type GameTypes,
  type InTurnOrder,
  kit,
  noContent,
  noSecrets,
  type Secrets,
  type Simultaneous,
  type Turn,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { hush, spec as hushSpec } from '../games/hush.js';
import { type Hush, rules as hushRules } from '../games/hush-state.js';

// Checked by tsc, never run: every line below an `@ts-expect-error` has to be a compile error.

interface State extends BaseState<Mini> {
  coins: number[];
  deck: number[];
  players: { hand: number[] }[];
}
interface Mini extends GameTypes {
  State: State;
  Options: { players: number };
  Content: { readonly id: string };
  Task: { kind: 'pay'; amount: number } | { kind: 'end' };
  Choice: ({ kind: 'buy' } & Ask) | ({ kind: 'react' } & InTurnOrder) | ({ kind: 'bid' } & Simultaneous);
  Event:
    | { type: 'bought'; rule: 'MIN-1'; seat: Seat; card: number }
    | { type: 'paid'; rule: 'MIN-2'; seat: Seat; amount: number };
  Secret: { bought: 'card' };
  Rule: 'MIN-1' | 'MIN-2';
  Refusal: 'too-poor' | 'no-card';
}
const { action, refuse, defineGame } = kit<Mini>();

interface Asking extends GameTypes {
  State: BaseState<Asking>;
  Choice: { kind: 'wait' } & Ask;
}
kit<Asking>();
interface AsksNobody extends GameTypes {
  State: BaseState<AsksNobody>;
  Choice: { kind: 'wait' };
}
// @ts-expect-error a choice says who is asked
kit<AsksNobody>();

// core's names in the record of a choice mean nothing else
interface AsksWith<Fields> extends GameTypes {
  State: BaseState<AsksWith<Fields>>;
  Choice: ({ kind: 'wait' } & Ask) | ({ kind: 'discard' } & Fields);
}
kit<AsksWith<Ask & { toGo: number }>>();
// @ts-expect-error `left` is the list of the seats to be asked
kit<AsksWith<Ask & { left: number }>>();
// @ts-expect-error `asked` belongs to a sealed choice
kit<AsksWith<Ask & { asked: boolean }>>();
// @ts-expect-error `waiting` belongs to a sealed choice
kit<AsksWith<InTurnOrder & { waiting: Seat[] }>>();
// @ts-expect-error `sealed` belongs to a sealed choice
kit<AsksWith<Ask & { sealed: number[] }>>();
// @ts-expect-error a sealed choice asks several seats
kit<AsksWith<Simultaneous & { seat: Seat }>>();
// @ts-expect-error a sealed choice does not go round
kit<AsksWith<Simultaneous & { left: number }>>();
// @ts-expect-error a decision says itself whom it asks
kit<AsksWith<Ask & { seats: Seat[] }>>();
// @ts-expect-error a rule is cited by its name
kit<AsksWith<Ask & { rule: number }>>();

// events name a rule of the game
interface Tells<Fields> extends GameTypes {
  State: BaseState<Tells<Fields>>;
  Choice: { kind: 'wait' } & Ask;
  Event: { type: 'done'; rule: string } & Fields;
  Rule: 'TLL-1';
}
kit<Tells<{ rule: 'TLL-1' }>>();
// @ts-expect-error any text is no rule of the game
kit<Tells<unknown>>();
// @ts-expect-error a rule of another game
kit<Tells<{ rule: 'MIN-1' }>>();
// @ts-expect-error an event names the rule that made it happen
export interface Silent extends GameTypes {
  Event: { type: 'done' };
}

// ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────
refuse('MIN-1', 'too-poor', { coins: 1, card: 'x' });
// @ts-expect-error no such rule
refuse('MIN-3', 'too-poor');
// @ts-expect-error no such code
refuse('MIN-1', 'too-rich');
// @ts-expect-error details are numbers and texts
refuse('MIN-1', 'too-poor', { coins: [1] });

// ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────
const buy = action('buy', {
  during: ['buy'],
  fields: { card: z.int() },
  candidates(table, seat, offer) {
    offer({ type: 'buy', seat, card: table.state.deck[0] ?? 0 });
    // @ts-expect-error the card is missing
    offer({ type: 'buy', seat });
    // @ts-expect-error the seat is missing
    offer({ type: 'buy', card: 1 });
    // @ts-expect-error another type
    offer({ type: 'sell', seat, card: 1 });
    // @ts-expect-error a field too many
    offer({ type: 'buy', seat, card: 1, price: 2 });
    // @ts-expect-error a field of another kind
    offer({ type: 'buy', seat, card: '1' });
    // @ts-expect-error candidates only read
    table.state.deck.pop();
    // @ts-expect-error candidates only read
    table.choice.seat = 1;
    // @ts-expect-error nothing random may be asked while reading
    table.random;
  },
  check({ state, choice, content }, act) {
    // @ts-expect-error a check only reads
    state.coins[act.seat] = 0;
    // @ts-expect-error a check only reads
    state.agenda = [];
    // @ts-expect-error a check only reads
    content.id = 'x';
    // @ts-expect-error an action is not changed
    act.card = 2;
    // @ts-expect-error this choice is not sealed
    choice.waiting;
    if (act.card < 0) return refuse('MIN-2', 'no-card');
    return undefined;
  },
  perform(turn, { seat, card }, choice) {
    turn.state.coins[seat] = 0;
    turn.queue({ kind: 'pay', amount: choice.seat }, { kind: 'end' });
    // @ts-expect-error no such record
    turn.queue({ kind: 'steal' });
    // @ts-expect-error the amount is missing
    turn.queue({ kind: 'pay' });
    // @ts-expect-error the options never change
    turn.state.options.players = 3;
    // @ts-expect-error the content never changes
    turn.content.id = 'x';
    events(turn, seat, card);
  },
});

const pass = action('pass', {
  during: ['react', 'bid'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'pass', seat }),
  check: () => undefined,
  perform() {},
});

action('odd', {
  // @ts-expect-error no such choice
  during: ['sell'],
  fields: {},
  candidates() {},
  check: () => undefined,
  perform() {},
});
action('rude', {
  during: ['buy'],
  fields: {},
  candidates() {},
  // @ts-expect-error a check gives a violation of the game's rules
  check: () => ({ rule: 'MIN-9', code: 'no-card' }) as const,
  perform() {},
});
// an action that is always legal when it is offered needs neither candidates nor a check
action('lax', { during: ['buy'], fields: {}, perform() {} });

// ── events ───────────────────────────────────────────────────────────────────────────────────────────────────────────
function events({ emit }: Turn<Mini>, seat: Seat, card: number): void {
  emit?.({ type: 'bought', rule: 'MIN-1', seat, card }, { card: [seat] });
  emit?.({ type: 'paid', rule: 'MIN-2', seat, amount: 1 });
  // @ts-expect-error nobody may be listening
  emit({ type: 'paid', rule: 'MIN-2', seat, amount: 1 });
  // @ts-expect-error no such event
  emit?.({ type: 'sold', rule: 'MIN-1', seat, card });
  // @ts-expect-error a field is missing
  emit?.({ type: 'bought', rule: 'MIN-1', seat });
  // @ts-expect-error the rule is missing
  emit?.({ type: 'paid', seat, amount: 1 });
  // @ts-expect-error the rule of another event
  emit?.({ type: 'paid', rule: 'MIN-1', seat, amount: 1 });
  // @ts-expect-error a field of another event
  emit?.({ type: 'bought', rule: 'MIN-1', seat, card, amount: 1 });
  // @ts-expect-error a field of another kind
  emit?.({ type: 'bought', rule: 'MIN-1', seat, card: 'x' });
  // @ts-expect-error no event has this field
  emit?.({ type: 'bought', rule: 'MIN-1', seat, card }, { price: [seat] });
  // @ts-expect-error only another event has this field
  emit?.({ type: 'bought', rule: 'MIN-1', seat, card }, { amount: [seat] });
  // @ts-expect-error the type is never a secret
  emit?.({ type: 'bought', rule: 'MIN-1', seat, card }, { type: [seat] });
}

// ── the game ─────────────────────────────────────────────────────────────────────────────────────────────────────────
const whole = z.int();
const shape = {
  coins: z.array(whole),
  deck: z.array(whole),
  players: z.array(z.strictObject({ hand: z.array(whole) })),
  agenda: z.array(z.any()),
};
const parts = {
  id: 'mini',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: z.strictObject({ players: z._default(whole, 2) }),
  content: noContent,
  schema: z.strictObject(shape),
  invariants: {},
  setup: () => ({ coins: [], deck: [], players: [], agenda: [] }),
  tasks: { pay() {}, end() {} },
  choices: {
    buy: { rule: 'MIN-1', actions: [buy] },
    react: { rule: 'MIN-1', actions: [pass], isAsked: () => true },
    bid: { rule: 'MIN-2', actions: [pass], reveal() {} },
  },
  outcome: () => ({ winners: [], ranking: [], scores: [], reason: '' }),
  secrets: noSecrets,
} as const;
export const mini = createEngine(defineGame({ ...parts }));
const { bid, buy: buying, react } = parts.choices;

// @ts-expect-error a task without a handler
defineGame({ ...parts, tasks: { pay() {} } });
// @ts-expect-error a handler of a task that does not exist
defineGame({ ...parts, tasks: { pay() {}, end() {}, steal() {} } });
// @ts-expect-error a choice without an entry
defineGame({ ...parts, choices: { buy: buying, react } });
// @ts-expect-error a choice that does not exist
defineGame({ ...parts, choices: { buy: buying, react, bid, sell: buying } });
// @ts-expect-error an unknown rule asks
defineGame({ ...parts, choices: { buy: { rule: 'MIN-9', actions: [buy] }, react, bid } });
// @ts-expect-error an action of another choice
defineGame({ ...parts, choices: { buy: { rule: 'MIN-1', actions: [pass] }, react, bid } });
// @ts-expect-error only a sealed choice is revealed
defineGame({ ...parts, choices: { buy: { rule: 'MIN-1', actions: [buy], reveal() {} }, react, bid } });
// @ts-expect-error only a sealed choice is revealed
defineGame({ ...parts, choices: { buy: buying, react: { rule: 'MIN-1', actions: [pass], reveal() {} }, bid } });
// @ts-expect-error only a choice that goes round asks who can
defineGame({ ...parts, choices: { buy: { rule: 'MIN-1', actions: [buy], isAsked: () => true }, react, bid } });
// @ts-expect-error a sealed choice does not go round
defineGame({ ...parts, choices: { buy: buying, react, bid: { rule: 'MIN-1', actions: [pass], isAsked: () => true } } });
// @ts-expect-error a decision says the fields of its record where its game names nothing else
defineGame({ ...parts, choices: { buy: { rule: 'MIN-1', actions: [buy], about: () => ({}) }, react, bid } });
// @ts-expect-error sealed answers are given, never taken
defineGame({ ...parts, choices: { buy: buying, react, bid: { rule: 'MIN-1', actions: [pass], forced: true } } });
// @ts-expect-error forced or not: false says nothing
defineGame({ ...parts, choices: { buy: { rule: 'MIN-1', actions: [buy], forced: false }, react, bid } });

// @ts-expect-error the schema lacks the deck
defineGame({ ...parts, schema: z.strictObject({ coins: shape.coins, players: shape.players, agenda: shape.agenda }) });
// @ts-expect-error the schema has texts for coins
defineGame({ ...parts, schema: z.strictObject({ ...shape, coins: z.array(z.string()) }) });
// @ts-expect-error the set-up lacks the coins
defineGame({ ...parts, setup: () => ({ deck: [], players: [], agenda: [] }) });
// @ts-expect-error the options have no players
defineGame({ ...parts, options: z.strictObject({}) });
// @ts-expect-error an invariant only reads
defineGame({ ...parts, invariants: { odd: ({ state }) => state.deck.pop() === 1 } });
// @ts-expect-error the outcome only reads
defineGame({ ...parts, outcome: ({ state }) => ({ ...parts.outcome(), scores: state.coins.sort() }) });

// ── secrets ──────────────────────────────────────────────────────────────────────────────────────────────────────────
const pools = () => ({ cards: { cards: [1], id: String } });
const nobody = { pool: 'cards', visibleTo: 'nobody' } as const;
export const secrets: Secrets<Mini> = { zones: { deck: nobody, 'players.*.hand': nobody, coins: nobody }, pools };
// @ts-expect-error cards without ids
defineGame({ ...parts, secrets: { zones: { deck: nobody }, pools: () => ({ cards: { cards: [1] } }) } });
// @ts-expect-error a misspelt zone
defineGame({ ...parts, secrets: { zones: { deckk: nobody }, pools } });
// @ts-expect-error a path without its star
defineGame({ ...parts, secrets: { zones: { 'players.hand': nobody }, pools } });
// @ts-expect-error a path that ends too early
defineGame({ ...parts, secrets: { zones: { players: nobody }, pools } });
// @ts-expect-error the agenda is no zone
defineGame({ ...parts, secrets: { zones: { agenda: nobody }, pools } });
// @ts-expect-error nobody is called everybody
defineGame({ ...parts, secrets: { zones: { deck: { pool: 'cards', visibleTo: 'everybody' } }, pools } });
// @ts-expect-error an item that does not exist
defineGame({ ...parts, secrets: { ...noSecrets, items: { steal: () => ({}) } } });
// @ts-expect-error a field that the item lacks
defineGame({ ...parts, secrets: { ...noSecrets, items: { pay: () => ({ price: 1 }) } } });

// ── the engine ───────────────────────────────────────────────────────────────────────────────────────────────────────
const state = hush.init(7, { players: 2 });
hush.apply(state, { type: 'stake', seat: 0, coins: 1 });
// @ts-expect-error the coins are missing
hush.apply(state, { type: 'stake', seat: 0 });
// @ts-expect-error no such action
hush.apply(state, { type: 'mark', seat: 0 });
// @ts-expect-error a field of another action
hush.apply(state, { type: 'draw', seat: 0, coins: 1 });
// @ts-expect-error a state is not written to
state.coins[0] = 9;
// @ts-expect-error a state is not written to
state.agenda.pop();
// @ts-expect-error a state of another game
hush.apply(mini.init(1), { type: 'draw', seat: 0 });
// @ts-expect-error no such option
hush.init(1, { colour: 'red' });
// @ts-expect-error a seed is a text or a number
hush.init({});
// @ts-expect-error a viewer is a seat or a spectator
hush.view(state, 'nobody');
// @ts-expect-error a view has no generator
hush.view(state, 0).position.rng;
// @ts-expect-error a state is no view
hush.determinize(state, 1);
// @ts-expect-error a draw is a number, a text or a list of them
hush.scriptDraws(state, [{ face: 6 }]);
// @ts-expect-error there may be no outcome yet
hush.outcome(state).winners;
// @ts-expect-error what a viewer reads of an event may lack its secret fields
hush.eventsFor([], 0).map((event): number => (event.type === 'drawn' ? event.card : 0));
// @ts-expect-error kinds are read-only
hush.content.kinds[0] = 'hush';
// @ts-expect-error a game is not made of another game's parts
createEngine({ ...hushSpec, tasks: parts.tasks });

// ── why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────
declare const sentences: Readonly<Record<Hush['Refusal'], string>>;
const why = hush.explain(state, {});
if (why !== undefined) {
  ({ ...coreRules, ...hushRules })[why.rule].title.trim();
  ({ ...coreRefusals, ...sentences })[why.code].trim();
  renderViolation(why, { rules: hushRules, refusals: sentences }).trim();
  // @ts-expect-error a rule of core is none of the game's
  hushRules[why.rule];
  // @ts-expect-error a code of core is none of the game's
  sentences[why.code];
  // @ts-expect-error no such code
  why.code === 'too-rich';
}

// ── releases ─────────────────────────────────────────────────────────────────────────────────────────────────────────
createEngine({ ...hushSpec, rulesVersion: 2, migrations: { 1: (save) => ({ ...save, coins: [] }) }, replaysFrom: 1 });
createEngine({ ...hushSpec, olderOptions: { rounds: 2 } });
// @ts-expect-error no such option
createEngine({ ...hushSpec, olderOptions: { colour: 'red' } });
// @ts-expect-error a migration gives the JSON of a state
createEngine({ ...hushSpec, migrations: { 1: () => 'a state' } });
// @ts-expect-error nothing is known of the fields of a save
createEngine({ ...hushSpec, migrations: { 1: (save) => ({ ...save, coins: save.coins + 1 }) } });

// events that are written with several types at once are told by each of them
interface Paired extends GameTypes {
  State: BaseState<Paired>;
  Options: { players: number };
  Content: { readonly id: string };
  Task: { kind: 'end' };
  Choice: { kind: 'turn' } & Ask;
  Event: { type: 'won' | 'lost'; rule: 'PAR-1'; coins: number };
  Rule: 'PAR-1';
  Refusal: never;
}
export function tellsEither({ emit }: Turn<Paired>): void {
  emit?.({ type: 'won', rule: 'PAR-1', coins: 1 });
  emit?.({ type: 'lost', rule: 'PAR-1', coins: 1 });
  // @ts-expect-error: no such event
  emit?.({ type: 'drawn', rule: 'PAR-1', coins: 1 });
  // @ts-expect-error: a field is missing
  emit?.({ type: 'won', rule: 'PAR-1' });
}

// ── what decisions say in place of their records ─────────────────────────────────────────────────────────────────────
interface Retells extends GameTypes {
  State: BaseState<Retells>;
  Choice: { kind: 'react'; seat: Seat; card: number } & Ask;
  Decision: { react: { card: string } };
  Rule: 'RET-1';
  Event: never;
  Task: never;
  Refusal: never;
}
type Retold = Choices<Retells>['react'];
export const retold: Retold = { rule: 'RET-1', actions: [], about: ({ choice }) => ({ card: `C${choice.card}` }) };
// @ts-expect-error a choice whose decision says something else says how
export const untold: Retold = { rule: 'RET-1', actions: [] };
// @ts-expect-error the decision says the id
export const mistold: Retold = { rule: 'RET-1', actions: [], about: ({ choice }) => ({ card: choice.card }) };
const retells: DecisionOf<Retells> = { kind: 'react', seats: [0], rule: 'RET-1', card: 'C1' };
// @ts-expect-error and not the number of the record
export const numbered: DecisionOf<Retells> = { ...retells, card: 1 };
