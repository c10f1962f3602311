import { deckSize } from '@rulewright/core/author';
import { createEngine, type EuphoriaPack, engine } from '@rulewright/euphoria';
import { activate, available, begin, hand } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { issues } from '../core/caught.js';
import { decline, discard, place, takeOffer, use } from './plays.js';
import { goodsOf } from './positions.js';

// Packs of the users' own.

const copy = (): EuphoriaPack => JSON.parse(JSON.stringify(basePack));
const changed = (change: (pack: EuphoriaPack) => void): EuphoriaPack => {
  const pack = copy();
  change(pack);
  return pack;
};
const refused = (change: (pack: EuphoriaPack) => void) => issues(() => createEngine({ content: changed(change) }));
type Recruit = EuphoriaPack['recruits'][number];
type Ability = Recruit['abilities'][number];

/** The base pack with one more recruit, who has this ability. */
const withAbility = (ability: Partial<Ability>) => (pack: EuphoriaPack) => {
  pack.recruits.push({
    id: 'somebody',
    no: 200,
    name: { en: 'Somebody' },
    faction: 'icarite',
    provenance: 'reconstructed',
    abilities: [{ rule: 'OWN.1', hook: 'after-placement', mode: 'may', if: [], cost: {}, effects: [], ...ability }],
  });
};

describe('a pack', () => {
  test('may bring recruits, tiles and dilemmas of its own', () => {
    const own = createEngine({
      content: changed((pack) => {
        pack.id = 'mine';
        withAbility({ effects: [{ op: 'gain', good: 'clay', n: 2 }] })(pack);
        pack.tiles.push({
          id: 'tea-room',
          name: { en: 'Tea Room' },
          price: { goods: { water: 2 }, anyResource: 1 },
          penalty: 'no-icarus',
          provenance: 'reconstructed',
        });
      }),
    });
    expect([own.content.recruits.length, own.content.tiles.length]).toEqual([49, 19]);
    const state = own.init('own');
    expect(state.content).toMatch(/^mine#/);
    expect(deckSize(state.recruitDeck)).toBe(49 - 8);
    expect(() => engine.load(JSON.parse(JSON.stringify(state)))).toThrow();
  });

  test('that only changes a price has another name', () => {
    const other = createEngine({ content: changed((pack) => pack.spaces[4]?.prices.splice(0, 1, {})) });
    expect(other.init(0).content).not.toBe(engine.init(0).content);
    expect(other.content.spaces[4]?.offers.map(({ price }) => price.goods)).toEqual([[0, 0, 0, 0, 0, 0, 0]]);
  });
});

test('an ability of a pack works as its row says', () => {
  const own = createEngine({
    content: changed((pack) => {
      const kyle = pack.recruits.find(({ id }) => id === 'kyle-the-scavenger');
      kyle?.abilities.splice(0, 2, {
        rule: 'OWN.1',
        hook: 'after-placement',
        mode: 'may',
        if: [{ is: 'territory', faction: 'wastelander' }],
        cost: { goods: { food: 1 } },
        effects: [
          { op: 'gain', good: 'clay', n: 2 },
          { op: 'for', who: 'each-opponent', may: true, effects: [{ op: 'track', track: 'morale', n: 1 }] },
        ],
      });
    }),
  });
  const game = scenario(own, { options: { players: 3, tradeProposalsPerTurn: 0 } }).edit((state) => {
    begin(state);
    activate(state, 0, 'kyle-the-scavenger');
  });
  game.play(place('farm'), use('kyle-the-scavenger'), takeOffer(1), decline(2));
  expect([goodsOf(game.state, 0), game.state.morale]).toEqual([{ clay: 2 }, [1, 2, 1]]);
});

test('a worker is sacrificed once, and an effect that lowers morale limits the hand', () => {
  const sacrifice: Ability = {
    rule: 'OWN.1',
    hook: 'after-placement',
    mode: 'may',
    if: [],
    cost: { sacrifice: 'placed-worker' },
    effects: [{ op: 'track', track: 'morale', n: -2 }],
  };
  const own = createEngine({
    content: changed((pack) => {
      for (const card of pack.recruits) card.abilities.splice(0, 9, sacrifice);
    }),
  });
  const game = scenario(own, { options: { players: 3, tradeProposalsPerTurn: 0 } }).edit((state) => {
    begin(state);
    available(state, 0, 1, 2);
    activate(state, 0, 'kyle-the-scavenger', 'nick-the-understudy');
    hand(state, 0, 'bat', 'bear', 'book');
  });
  game.play(place('farm'), use('kyle-the-scavenger'));
  const types = () => [...new Set(game.legal().map(({ type, seat }) => `${type} ${seat}`))];
  expect([types(), game.state.morale[0]]).toEqual([['discard 0'], 1]);
  game.play(discard('bat'), discard('bear'));
  expect([types(), game.state.place.slice(0, 4)]).toEqual([['place 1'], [-1, -2, -1, -1]]);
});

describe('what a pack cannot be', () => {
  test.each<[string, string, (pack: EuphoriaPack) => void]>([
    ['spaces in another order', 'spaces.0.id', ({ spaces }) => spaces.reverse()],
    ['too few spaces', 'spaces', ({ spaces }) => spaces.pop()],
    ['a space without a price', 'spaces.0.prices', ({ spaces }) => spaces[0]?.prices.pop()],
    ['a visit space with a price', 'spaces.19.prices', ({ spaces }) => spaces[19]?.prices.push({})],
    ['artifacts in another order', 'artifacts.0.id', ({ artifacts }) => artifacts.reverse()],
    ['two tiles of one name', 'tiles.1.id', ({ tiles }) => tiles.splice(1, 1, ...tiles.slice(0, 1))],
    ['too few tiles', 'tiles', ({ tiles }) => tiles.splice(11)],
    ['two dilemmas of one name', 'dilemmas.1.id', ({ dilemmas }) => dilemmas.splice(1, 1, ...dilemmas.slice(0, 1))],
    ['too few recruits', 'recruits', ({ recruits }) => recruits.splice(35)],
    ['recruits in another order', 'recruits.1.no', ({ recruits }) => recruits.reverse()],
    [
      'a price with too many choices',
      'tiles.0.price',
      ({ tiles: [tile] }) => Object.assign(tile?.price ?? {}, { anyCommodity: 3 }),
    ],
    [
      'two abilities of one moment',
      'recruits.0.abilities.1.hook',
      ({ recruits: [card] }) => card?.abilities.push(...card.abilities),
    ],
  ])('%s', (_, path, change) => {
    expect(refused(change).map((issue) => issue.path)).toContain(path);
  });

  const at = 'recruits.48.abilities.0';
  test.each<[string, string, Partial<Ability>]>([
    ['an unknown hook', `${at}.hook`, { hook: 'at-dawn' as never }],
    ['an unknown effect', `${at}.effects.0.op`, { effects: [{ op: 'win' } as never] }],
    ['a space that is not there', `${at}.if.0.spaces.0`, { if: [{ is: 'space', spaces: ['moon'] }] }],
    ['an optional area bonus', `${at}.mode`, { hook: 'area-bonus' }],
    ['a step outside a retrieval', `${at}.step`, { step: 'before-roll' }],
    ['a retrieval step without one', `${at}.step`, { hook: 'retrieve-step' }],
    [
      'a compulsory sacrifice before the roll',
      `${at}.step`,
      { hook: 'retrieve-step', mode: 'must', step: 'before-roll' },
    ],
    ['a price for what must happen', `${at}.cost`, { hook: 'area-bonus', mode: 'must', cost: { morale: 1 } }],
    [
      'a price beside a plan',
      `${at}.cost`,
      { hook: 'payment-plan', cost: { morale: 1 }, plan: { op: 'instead', price: {} } },
    ],
    ['a retrieval paid with morale', `${at}.cost`, { hook: 'retrieve-price', cost: { morale: 1 } }],
    ['a draw changed twice a turn', `${at}.oncePerTurn`, { hook: 'artifact-draw' }],
    ['a limit where none is kept', `${at}.oncePerTurn`, { hook: 'worker-lost', mode: 'must', oncePerTurn: true }],
    [
      'cards as the price of a draw',
      `${at}.cost.artifacts`,
      { hook: 'artifact-draw', oncePerTurn: true, cost: { artifacts: 1 } },
    ],
    [
      'a sacrifice without a worker',
      `${at}.cost.sacrifice`,
      { hook: 'star-placed', cost: { sacrifice: 'placed-worker' } },
    ],
    ['a retrieved worker in a placement', `${at}.cost.sacrifice`, { cost: { sacrifice: 'retrieved-worker' } }],
    ['a gift without a victim', `${at}.cost.to`, { cost: { goods: { gold: 1 }, to: 'bumped-owner' } }],
    ['a gift without a bumper', `${at}.cost.to`, { cost: { goods: { gold: 1 }, to: 'bumper' } }],
    ['a plan at another hook', `${at}.plan`, { plan: { op: 'add', price: {} } }],
    ['an optional rider', `${at}.mode`, { hook: 'payment-plan' }],
    [
      'a plan that must be used',
      `${at}.mode`,
      { hook: 'payment-plan', mode: 'must', plan: { op: 'instead', price: {} } },
    ],
    [
      'a plan that depends on its payment',
      `${at}.if`,
      { hook: 'payment-plan', if: [{ is: 'used' }], plan: { op: 'instead', price: {} } },
    ],
    [
      'a plan with too many choices',
      `${at}.plan.price`,
      { hook: 'payment-plan', plan: { op: 'instead', price: { anyResource: 3, artifacts: 2 } } },
    ],
    ['a condition of another hook', `${at}.if.0`, { if: [{ is: 'doubles' }] }],
    ['an effect of another hook', `${at}.effects.0`, { effects: [{ op: 'both' }] }],
    ['the tunnel outside a tunnel', `${at}.effects.0`, { effects: [{ op: 'miner', n: 1 }] }],
    ['others that are not there', `${at}.effects.0`, { effects: [{ op: 'for', who: 'bumped-owner', effects: [] }] }],
    [
      'an effect inside an effect that does not fit',
      `${at}.effects.0.1`,
      { effects: [{ op: 'oneOf', of: [{ op: 'gain', good: 'gold', n: 1 }, { op: 'newWorker' }] }] },
    ],
    [
      'two options of one name',
      `${at}.effects.0.of.1`,
      {
        effects: [
          {
            op: 'oneOf',
            of: [
              { op: 'gain', good: 'gold', n: 1 },
              { op: 'gain', good: 'gold', n: 2 },
            ],
          },
        ],
      },
    ],
    [
      'a copied face without a roll',
      `${at}.effects.0`,
      { hook: 'face-instead-of-roll', effects: [{ op: 'copyFace' }] },
    ],
    [
      'side steps that could go on for ever',
      at,
      {
        hook: 'track-change',
        mode: 'must',
        if: [{ is: 'moved', track: 'morale', way: 'up' }],
        effects: [{ op: 'track', track: 'knowledge', n: 1 }],
      },
    ],
  ])('%s', (_, path, ability) => {
    expect(refused(withAbility(ability)).map((issue) => issue.path)).toContain(path);
  });
});
