import { type EuphoriaAction, type EuphoriaState, engine } from '@rulewright/euphoria';
import { hide, setDilemma } from '@rulewright/euphoria/positions';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';
import { some } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { add, leg, market, NAMED, UNNAMED } from './deals.js';
import { asked, type EuState, handOf, kindOf, upTo } from './positions.js';
import { accept, giving, open, pickCard, reject, submit, toAsk, trading } from './trading.js';

// EUP-TRD.10 to EUP-TRD.12: who knows what of deals with several partners and of cards that are shown; how they are kept.

const { event, question } = createText(engine);
const VIEWERS = [0, 1, 2, 3, 'spectator'] as const;
const top = (state: EuphoriaState, viewer: (typeof VIEWERS)[number]) =>
  engine.view(state, viewer).position.agenda.at(-1);
const saved = (state: EuphoriaState): EuState => JSON.parse(JSON.stringify(state));

/** Every position on the way of both deals. */
const ways: readonly (readonly EuphoriaAction[])[] = [
  [...NAMED, accept(1), accept(2)],
  [...UNNAMED, accept(1), accept(2), pickCard(0, 'bat'), pickCard(1, 'box'), pickCard(0, 'bat')],
];
const positions = ways.flatMap((way) => {
  const game = market();
  return [game.state, ...way.map((action) => game.play(action).state)];
});

rule(['EUP-TRD.9', 'EUP-TRD.10'], 'everybody sees who takes part in a deal, and its proposer alone the terms', () => {
  const game = market().play(open(1), ...leg(['bat'], ['gold']));
  const hidden = { give: [], ask: [] };
  const own = asked(game);
  expect(own).toMatchObject({ kind: 'trade-more', legs: [{ partner: 1 }] });
  for (const viewer of VIEWERS)
    expect(top(game.state, viewer)).toEqual(
      viewer === 0 ? own : { kind: 'trade-more', seat: 0, legs: [{ partner: 1, ...hidden }] },
    );
  expect(
    [0, 3].map((viewer) => question(engine.view(game.state, viewer)).text.split('. ').slice(-2).join('. ')),
  ).toEqual([
    'The deal so far: 1 Bat to P2 for 1 gold. Do you add another player to it?',
    'P1, you have morale 3, knowledge 3; available workers 1 and 1; goods 2 energy; artifacts 3 artifacts. Do you add another player to the deal?',
  ]);
  game.play(add(2), giving('bear'));
  const building = { kind: 'trade-build', seat: 0, partner: 2, earlier: [{ partner: 1, ...hidden }] };
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    expect(top(game.state, viewer)).toEqual(building);
    expect(engine.decision(engine.view(game.state, viewer))).toMatchObject({ partner: 2, earlier: [{ partner: 1 }] });
  }
  expect(engine.decision(game.state)).toMatchObject({
    give: ['bear'],
    earlier: [{ partner: 1, give: ['bat'], ask: ['gold'] }],
  });
});

test('The legs of a deal are told in one paragraph.', () => {
  const { state, events } = engine.step(market().play(...NAMED.slice(0, -1)).state, submit());
  const told = engine.eventsFor(events, 3).map((each) => event(engine.view(state, 3), each));
  expect(told.map(({ text, starts }) => [text, starts])).toEqual([
    ['P1 offers P2 1 energy and 1 Bat for 1 gold', true],
    ['P1 offers P3 1 gold and 1 Bat for 1 clay and 1 Glasses', undefined],
  ]);
});

rule(['EUP-TRD.9', 'EUP-TRD.10'], 'while partners answer everybody sees all of the deal', () => {
  const game = market().play(...NAMED);
  for (const viewer of VIEWERS) expect(top(game.state, viewer)).toEqual(asked(game));
  expect(engine.decision(game.state)).toMatchObject({
    give: ['energy', 'bat'],
    later: [{ partner: 2, give: ['gold', 'bat'], ask: ['clay', 'glasses'] }],
  });
  game.play(accept(1));
  for (const viewer of VIEWERS) expect(top(game.state, viewer)).toEqual(asked(game));
  expect(engine.decision(game.state)).toMatchObject({ seats: [2], earlier: [{ partner: 1, ask: ['gold'] }] });
});

/** The hand of a seat as a viewer sees it, what is not known as '?'. */
const seen = (state: EuphoriaState, viewer: (typeof VIEWERS)[number], seat: number): string =>
  (engine.view(state, viewer).position.hands[seat] ?? []).map((card) => (card < 0 ? '?' : kindOf(card))).join(' ');

rule(
  'EUP-TRD.9',
  'named cards of all legs are remembered, and those of a partner who accepted before another refused',
  () => {
    const named = [open(1), ...leg(['bat'], ['box']), add(2), ...leg(['bat'], ['glasses'])];
    const game = market().play(...named);
    expect([seen(game.state, 3, 0), seen(game.state, 3, 1)]).toEqual(['bat bat ?', '?']);
    game.play(accept(1), reject(2));
    expect([seen(game.state, 3, 0), seen(game.state, 3, 1), seen(game.state, 3, 2)]).toEqual(['bat bat ?', 'box', '?']);
  },
);

rule(
  ['EUP-TRD.8', 'EUP-TRD.9'],
  'an unnamed card of a deal is known to its two players, and to no other partner',
  () => {
    const { state } = market().play(...(ways[1] ?? []), pickCard(2, 'glasses'));
    expect([0, 1, 2].map((seat) => handOf(state, seat).toSorted())).toEqual([
      ['box', 'glasses'],
      ['bat'],
      ['bat', 'bear'],
    ]);
    expect([seen(state, 1, 0), seen(state, 1, 2)]).toEqual(['box ?', 'bear ?']);
    expect([seen(state, 2, 0), seen(state, 2, 1)]).toEqual(['glasses ?', '?']);
    expect([seen(state, 3, 0), seen(state, 3, 1), seen(state, 3, 2)]).toEqual(['? ?', '?', 'bear ?']);
  },
);

rule(['EUP-TRD.9', 'EUP-TRD.10'], 'a deal in the making looks alike to others, whatever its legs are about', () => {
  const one = market().play(open(1), ...leg(['bat'], ['gold']), add(2), giving('energy'));
  const other = market().play(open(1), ...leg(['energy', 'bear'], ['box']), add(2), giving('bat'), toAsk());
  for (const viewer of [1, 2, 3, 'spectator'] as const)
    expect(engine.view(one.state, viewer)).toEqual(engine.view(other.state, viewer));
});

test('Every position of a deal is a state, is kept and taken up again.', () => {
  for (const state of positions) {
    expect(engine.validate(saved(state))).toEqual([]);
    expect(engine.load(saved(state))).toEqual(state);
  }
});

rule(['EUP-TRD.9', 'EUP-TRD.10'], 'every world of every viewer is sound, looks the same, and plays on', () => {
  for (const state of some(positions, { day: 3, full: 1 }))
    for (const viewer of VIEWERS) {
      const view = engine.view(state, viewer);
      const world = engine.determinize(view, 1);
      expect(engine.validate(world)).toEqual([]);
      expect(engine.view(world, viewer)).toEqual(view);
      expect(JSON.stringify(engine.load(saved(world)))).toBe(JSON.stringify(world));
      for (const action of engine.legalActions(world)) engine.apply(world, action);
    }
});

rule('EUP-TRD.10', 'in a world of another the legs that nobody was told are about the least they can be', () => {
  const { state } = market().play(open(1), ...leg(['bat', 'bear'], ['gold', 'box']), add(2));
  const world = engine.determinize(engine.view(state, 3), 1);
  expect(engine.decision(world)).toMatchObject({
    give: [],
    earlier: [{ partner: 1, give: ['energy'], ask: ['gold'] }],
  });
});

describe('a card that is shown', () => {
  const showing = () =>
    trading(
      (state) => {
        hide(state, 0, 'ray-the-foreman', 'phil-the-spy');
        setDilemma(state, 0, 'bat');
      },
      { showing: true },
    );
  const known = (state: EuphoriaState, viewer: (typeof VIEWERS)[number], pile: 'hiddenRecruits' | 'dilemma') =>
    engine.ask(engine.view(state, viewer)).player(0)[pile].cards;

  rule(['EUP-TRD.12', 'EUP-R81'], 'is known to everybody in every world, and stays in its place', () => {
    const game = showing();
    for (const viewer of [1, 3, 'spectator'] as const) expect(known(game.state, viewer, 'hiddenRecruits')).toEqual([]);
    game.play({ type: 'show-recruit', seat: 0, recruit: 'ray-the-foreman' }, { type: 'show-dilemma', seat: 0 });
    for (const viewer of [1, 3, 'spectator'] as const) {
      expect(known(game.state, viewer, 'hiddenRecruits')).toEqual(['ray-the-foreman']);
      expect(known(game.state, viewer, 'dilemma')).toEqual(['dilemma-bat']);
      for (const seed of upTo(5)) {
        const world = engine.determinize(engine.view(game.state, viewer), seed);
        expect(known(world, 'spectator', 'hiddenRecruits')).toEqual(['ray-the-foreman']);
        expect(world.dilemmas[0]).toEqual(game.state.dilemmas[0]);
      }
    }
    expect(engine.ask(game.state).player(0)).toMatchObject({ activeRecruits: [], hiddenRecruits: { count: 2 } });
    expect(engine.load(saved(game.state))).toEqual(game.state);
  });

  rule('EUP-TRD.12', 'is shown once, as far as everybody has seen it: what one player saw is not enough', () => {
    const game = showing().play({ type: 'show-recruit', seat: 0, recruit: 'ray-the-foreman' });
    expect(game.legal('show-recruit').map(({ recruit }) => recruit)).toEqual(['phil-the-spy']);
    expect(engine.legalActions(engine.view(game.state, 0), 0)).toEqual(game.legal());
  });
});

test('A save from before these options plays as it did.', () => {
  const state = saved(trading(() => undefined).state);
  const older: Record<string, unknown> = { ...state.options };
  for (const name of ['tradeGifts', 'tradePartners', 'showing']) delete older[name];
  expect(engine.load({ ...state, options: older }).options).toMatchObject({
    tradeGifts: false,
    tradePartners: 1,
    showing: false,
  });
});
