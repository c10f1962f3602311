import { engine } from '@rulewright/euphoria';
import { activate, available, hand, market, setPlayer } from '@rulewright/euphoria/positions';
import { expect, test } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { asked, type EuState, pay, place, position } from './positions.js';
import { THEATER } from './stars.js';

// EUP-R78: the time at which the star of a visit ends the penalty of its tile.

type PenaltyEnds = 'with-star' | 'after-benefit';
const ACADEMY = 'academy-of-mandatory-equality';

/** Seat 0 pays a pair at a market of artifacts and puts the star on the tile of a site there, or on the territory. */
const starred = (penaltyEnds: PenaltyEnds, on: string, recipe: (state: EuState) => void) =>
  position(
    (state) => {
      available(state, 0, 1, 2);
      setPlayer(state, 0, { morale: 4 });
      hand(state, 0, 'bat', 'bat', 'box');
      recipe(state);
    },
    { penaltyEnds },
  )
    .play(place(0, 1, 'free-press'), pay(0, 'bat', 'bat'))
    .play({ type: 'place-star', seat: 0, on });

rule.each(
  ['EUP-R78', 'EUP-ART.5', 'EUP-PEN.10'],
  'the star on the Theater itself costs knowledge only if the penalty ends after the benefit',
  [
    { penaltyEnds: 'with-star', on: 'subterran-a', knowledge: 3, penalties: [] },
    { penaltyEnds: 'after-benefit', on: 'subterran-a', knowledge: 4, penalties: [] },
    { penaltyEnds: 'with-star', on: 'territory', knowledge: 4, penalties: ['knowledge-on-star'] },
    { penaltyEnds: 'after-benefit', on: 'territory', knowledge: 4, penalties: ['knowledge-on-star'] },
  ] as const,
  ({ penaltyEnds, on, knowledge, penalties }) => {
    const { state } = starred(penaltyEnds, on, (it) => market(it, 'subterran-a', THEATER));
    expect(state.knowledge[0]).toBe(knowledge);
    expect(
      engine
        .ask(state)
        .penalties(0)
        .map(({ penalty }) => penalty),
    ).toEqual(penalties);
  },
);

rule.each(
  ['EUP-R78', 'EUP-PEN.7', 'EUP-RCT.118'],
  'under the Academy Esme reacts to the star on it only if that ends the penalty at once',
  [
    { penaltyEnds: 'with-star', question: 'ability-react' },
    { penaltyEnds: 'after-benefit', question: 'turn-main' },
  ] as const,
  ({ penaltyEnds, question }) => {
    const game = starred(penaltyEnds, 'subterran-a', (state) => {
      market(state, 'subterran-a', ACADEMY);
      activate(state, 0, 'esme-the-fireman');
    });
    expect(asked(game)?.kind).toBe(question);
  },
);

rule(['EUP-R78', 'EUP-PEN.7'], 'while the benefit goes on the tile is read, written and held to its star', () => {
  const game = starred('after-benefit', 'subterran-a', (state) => {
    market(state, 'subterran-a', THEATER);
    activate(state, 0, 'esme-the-fireman');
  });
  expect(asked(game)?.kind).toBe('ability-react');
  const { placement } = engine.ask(game.state).shared();
  expect(placement?.starred).toBe('subterran-a');
  expect(engine.load(JSON.parse(JSON.stringify(game.state)))).toEqual(game.state);
  const lost: EuState = JSON.parse(JSON.stringify(game.state));
  bent(lost).placement.starred = 3;
  expect(engine.validate(lost).map(({ path }) => path)).toEqual(['placement.starred']);
  game.play({ type: 'decline', seat: 0 });
  expect(engine.ask(game.state).penalties(0)).toEqual([]);
});

test('A save from before the option has no tile that still hits its owner.', () => {
  const save = JSON.parse(JSON.stringify(position(() => undefined).state));
  delete save.placement.starred;
  expect(engine.load(save).placement.starred).toBe(-1);
});
