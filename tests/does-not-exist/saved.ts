import { engine } from '@rulewright/does-not-exist';
import { bent } from '../support/bent.js';
import { findings } from '../support/findings.js';
import {
  type AgendaItem,
  begin,
  bounty,
  give,
  guest,
  hire,
  lay,
  NONE,
  type Options,
  rave,
  type State,
  saviour,
  setClass,
  setOut,
  setSouls,
  setWaiting,
  shuffleInto,
  store,
  table,
  takeAny,
} from './table.js';

// Saved positions that are sound, and what `load` complains of when they are changed.

const positionOf = (recipe: (state: State) => void, options: Options = {}): State => {
  const { state } = table({ players: 4, ...options }).edit((position) => {
    begin(position);
    setSouls(position, 3, 2, 4, 1);
    give(position, 0, 'demo-jing', 'demo-nite-fleit');
    give(position, 1, 'vinyl-am', 'vinyl-igor');
    give(position, 2, 'demo-rouge');
    store(position, 0, 'album-aleph');
    store(position, 2, 'vinyl-currents');
    hire(position, 0, 'gabe', 'vinyl-perfect-blue', 'demo-calm-down');
    setClass(position, 1, 'alien');
    recipe(position);
  });
  return JSON.parse(JSON.stringify(state));
};

/** Four players in the preparation of seat 0; expectation 10. */
export const quiet = (options: Options = {}): State => positionOf(() => undefined, options);
/** The Harpies are invited. */
export const invited = (): State => positionOf((state) => guest(state, 'harpies'));
/** A rave: seat 0 is the Host, seat 1 invades, seat 2 is the Saviour, seat 3 looks on. */
export const inRave = (): State =>
  positionOf((state) => {
    rave(state, 10, ['vinyl-in-utero', 'vinyl-nevermind'], ['album-nocturnal']);
    saviour(state, 2);
    lay(state, 0, { card: 'demo-spawn', base: 3 });
    const [host] = state.lineups;
    if (host !== undefined) bent(host).by = [0, 0, 2];
  });
/** The bounty of that rave, which seat 0 won, with the Harpies. */
export const inBounty = (): State => {
  const state = inRave();
  guest(state, 'harpies');
  bounty(state, 0, { kind: 'escape', seat: 1 });
  return state;
};
/** The failure effect of this monster is to come, for seat 0. */
export const failing =
  (monster: string, ...records: AgendaItem[]) =>
  (): State => {
    const state = inBounty();
    guest(state, monster);
    bent(state).rave.winner = NONE;
    bent(state).agenda.push(...records);
    return state;
  };
/** The summary of seat 0; the line-ups are gone. */
export const inSummary = (): State =>
  positionOf((state) => {
    bent(state).phase = 'summary';
    bent(state).agenda = [{ kind: 'summary', seat: 0 }];
  });
/** Seat 2 waits for its next turn with a soul and The Hand of Fate, and seat 3 is out. */
export const thinned = (): State =>
  positionOf((state) => {
    const [, , waiter] = state.players;
    shuffleInto(state.deck, [...(bent(waiter)?.hand.splice(0) ?? []), ...(bent(waiter)?.inventory.splice(0) ?? [])]);
    setWaiting(state, 2);
    hire(state, 2, 'the-hand-of-fate', 'demo-smith');
    setOut(state, 3);
  });
export const withMonsterDeck = (): State => quiet({ monsterChoice: 'draw' });

type Break = (state: State) => unknown;
export const { broken, breaks, breaksOnly, keeps } = findings(engine, quiet);

export const playerAt = (state: State, seat: number) => {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};
export const lineAt = (state: State, place: number) => {
  const line = state.lineups[place];
  if (line === undefined) throw new Error(`no line-up ${place}`);
  return line;
};
export const fromDeck = ({ deck }: State, count = 1): number[] => takeAny(deck, count);
export const onTop =
  (...records: AgendaItem[]): Break =>
  ({ agenda }) =>
    bent(agenda).push(...records);

/** What waits beneath the decision that is asked for. */
export const beneath =
  (...records: AgendaItem[]): Break =>
  ({ agenda }) =>
    bent(agenda).splice(-1, 0, ...records);
