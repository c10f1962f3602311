import { type EuphoriaState, engine } from '@rulewright/euphoria';
import { activate, give, hide, market, recruitOf, setGoods, stand, star } from '@rulewright/euphoria/positions';
import { bent } from '../support/bent.js';
import { type Row as FindingsRow, findings } from '../support/findings.js';
import { type EuState, place, position, table } from './positions.js';

// Positions as they are saved, and tests that break them.

const editable = (state: EuphoriaState): EuState => JSON.parse(JSON.stringify(state));
export const NONE = -1;

/** Seat 0 begins a turn in the middle of a game of three. */
export const quiet = (): EuState =>
  editable(
    position((state) => {
      market(state, 'subterran-a', 'spa-of-fleeting-pleasure', 0);
      star(state, 1, 'icarite', 2);
      activate(state, 0, 'amanda-the-broker');
      activate(state, 1, 'ian-the-horticulturist');
      hide(state, 2, 'ray-the-foreman');
      stand(state, 0, 'farm', 4);
      stand(state, 1, 'euphorian-tunnel', 5);
      stand(state, 2, 'wastelander-a-2', 2);
      setGoods(state, 0, { energy: 2, gold: 1 });
      give(state, 0, 'bat');
      bent(state).allegiance[2] = 11;
      bent(state).recruitStars.push(recruitOf('ian-the-horticulturist'));
      bent(state).stars[1] = 7;
    }).state,
  );
/** Seat 0 has dug the Euphorian tunnel, bumped seat 1, and is to take the benefit. */
export const digging = (): EuState =>
  editable(
    position((state) => {
      stand(state, 1, 'euphorian-tunnel', 5);
      setGoods(state, 0, { energy: 1 });
    }).play(place(0, 1, 'euphorian-tunnel')).state,
  );
/** Seat 1 is asked which face its bumped worker shows. */
export const rolling = (): EuState =>
  editable(
    position((state) => {
      activate(state, 1, 'amanda-the-broker');
      stand(state, 1, 'euphorian-tunnel', 5);
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 1, { bliss: 1 });
    })
      .play(place(0, 1, 'euphorian-tunnel'))
      .play({ type: 'use-ability', seat: 1, recruit: 'amanda-the-broker' }).state,
  );
/** Seat 0 has taken two workers back and may sacrifice one before they are rolled. */
export const retrieving = (): EuState =>
  editable(
    position((state) => {
      activate(state, 0, 'pete-the-cannibal');
      stand(state, 0, 'farm', 2);
      stand(state, 0, 'aquifer', 3);
    }).play({ type: 'retrieve', seat: 0, workers: [3, 4], price: 'free' }).state,
  );
export const cutting = (): EuState =>
  editable(position((state) => setGoods(state, 0, { bliss: 1, food: 1 })).play(place(0, 1, 'breeze-bar')).state);
export const over = (): EuState => {
  const game = position(() => undefined, { turnLimit: 1 }).play(place(0, 1, 'farm'), { type: 'end-turn', seat: 0 });
  return editable(game.state);
};
export const fighting = (): EuState =>
  editable(
    position((state) => {
      give(state, 0, 'bat', 'bat');
      bent(state).morale[0] = 2;
    }).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['bat', 'bat'] }).state,
  );
export const starting = (): EuState => editable(table({ players: 3 }).state);
export const choosing = (): EuState => editable(table({ players: 3, marketChoice: true }).state);
export const tokens = (): EuState => editable(table({ players: 3, trackDraft: true }).state);

export type Row = FindingsRow<EuState>;
export const { broken, breaks, keeps } = findings(engine, quiet);

/** Moves the first card that fits from one list to another. */
export const move = (from: Cards, to: Cards): void => {
  const lists = [from, to].map((cards) => (cards === undefined || Array.isArray(cards) ? cards : cards.bags[0]?.cards));
  lists[1]?.push(...(lists[0]?.splice(-1) ?? []));
  lists[1]?.sort((a, b) => a - b);
};
type Cards = number[] | EuState['artifactDeck'] | undefined;
export const set = (list: number[], place: number, value: number): void => {
  list[place] = value;
};
