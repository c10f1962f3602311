import { engine } from '@rulewright/does-not-exist';
import { at, caught, give, hire, type Options, type State, setClass, setSouls, store, type Table } from './table.js';
import { play } from './walks.js';

// Games in which every rule that shares a question with others asks it.

interface Question {
  readonly kind: string;
  readonly rule: string;
}

const BEST = engine.content.sounds.toSorted((a, b) => b.comparison - a.comparison).map(({ id }) => id);

/** The position after a failed escape from a monster, when everybody holds what it may take. */
export const caughtEquipped = (monster: string, options: Options = {}): Table => caught(monster, equip, [], options);

/** Everybody holds what a monster may take or ask for. */
function equip(state: State): void {
  setSouls(state, 2, 3, 4);
  for (const seat of state.players.keys()) {
    const cards = BEST.filter((_, place) => place % state.players.length === seat);
    give(state, seat, ...cards.slice(0, 4));
    store(state, seat, ...cards.slice(4, 6));
    hire(state, seat, engine.content.mercenaries[seat]?.id ?? '', ...cards.slice(6, 8));
    hire(state, seat, engine.content.mercenaries[seat + 10]?.id ?? '', ...cards.slice(8, 10));
    setClass(state, seat, engine.content.classes[seat + 4]?.id ?? '');
  }
}

const MOST = 12;
/** The questions of the next few decisions, each answered in the first way. */
function* next(game: Table): Generator<Question> {
  for (let i = 0; i < MOST && game.decision !== undefined; i++) {
    yield game.decision;
    const [action] = game.legal();
    if (action === undefined) return;
    game.play(action);
  }
}

const TABLES: readonly Options[] = [{ abilityCards: ['class', 'mercenary'] }, { traits: [{ gender: 'man' }] }];

/** Each monster's failure, the price of a monster that asks for a hand card, and the end of a gentle round. */
export function* questionsOfSeveral(): Generator<Question> {
  for (const options of TABLES) for (const { id } of engine.content.monsters) yield* next(caughtEquipped(id, options));
  yield* next(at(equip, {}, 20).play({ type: 'invite', seat: 0, monster: 'tongue-demon' }));
  for (const { before } of play(engine.init('gentle', { players: 3, firstPlayer: 'gentle', maxTurns: 1 }), 'gentle')
    .steps) {
    const question = engine.decision(before);
    if (question !== undefined) yield question;
  }
}
