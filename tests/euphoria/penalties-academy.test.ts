import {
  activate,
  available,
  give,
  market,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, type EuScenario, type EuState, place, position, spacesFor, take } from './positions.js';

// The Academy: no ability of recruits works for players without a star on it.

/** The Academy is built on wastelander-b with a star of each of these seats. */
const academy = (stars: readonly number[], recipe: (state: EuState) => void, options = {}): EuScenario =>
  position((state) => {
    market(state, 'wastelander-b', 'academy-of-mandatory-equality', ...stars);
    available(state, 0, 1, 2);
    recipe(state);
  }, options);
const BOTH = [
  { stars: [], works: false },
  { stars: [1, 2], works: false },
  { stars: [0], works: true },
] as const;

rule.each(['EUP-PEN.7', 'EUP-RCT.122'], 'under the Academy Lee has no trade on a bump', BOTH, ({ stars, works }) => {
  const game = academy(stars, (state) => {
    activate(state, 0, 'lee-the-gossip');
    setPlayer(state, 0, { morale: 2 });
    setGoods(state, 0, { energy: 1 });
    stand(state, 1, 'euphorian-tunnel', 2);
  })
    .script([1])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect(asked(game)?.kind).toBe(works ? 'ability-window' : 'place-benefit');
});

rule.each(
  ['EUP-PEN.7', 'EUP-R15', 'EUP-RCT.148b/2'],
  'the Academy also takes a burden away: Brian pays no morale in Icarus',
  BOTH,
  ({ stars, works }) => {
    const visit = (morale: number) =>
      academy(stars, (state) => {
        activate(state, 0, 'brian-the-viticulturist');
        setPlayer(state, 0, { morale });
        setGoods(state, 0, { gold: 3 });
      });
    expect(visit(3).play(place(0, 1, 'nimbus-loft')).state.morale[0]).toBe(works ? 2 : 3);
    expect(spacesFor(visit(1)).includes('nimbus-loft')).toBe(!works);
    expect(spacesFor(visit(1)).includes('cloud-mine')).toBe(!works);
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-RCT.105', 'EUP-RCT.128'],
  'under the Academy no ability helps to pay for a space',
  BOTH,
  ({ stars, works }) => {
    const game = academy(stars, (state) => {
      activate(state, 0, 'flartner-the-luddite', 'kadan-the-infiltrator');
      give(state, 0, 'bat');
      setShared(state, { miners: { euphorian: 9 } });
    });
    const spaces = spacesFor(game);
    expect([spaces.includes('euphorian-a-1'), spaces.includes('euphorian-tunnel-end')]).toEqual([works, works]);
    if (!works)
      expect(game.refusal(place(0, 1, 'euphorian-tunnel-end'))).toEqual({
        rule: 'EUP-TUN.8',
        code: 'no-active-recruit',
      });
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-RCT.135', 'EUP-RCT.142'],
  'under the Academy neither the draw nor the benefit of a tunnel is changed',
  BOTH,
  ({ stars, works }) => {
    const dig = (recruit: string) =>
      academy(stars, (state) => {
        activate(state, 0, recruit);
        setPlayer(state, 0, { morale: 3 });
        setGoods(state, 0, { energy: 1 });
        stack(state, 'artifactDeck', ['box', 'bear', 'bat']);
      }).play(place(0, 1, 'euphorian-tunnel'));
    expect(asked(dig('andrew-the-spelunker'))?.kind).toBe(works ? 'turn-main' : 'place-benefit');
    const geek = dig('geek-the-oracle').play(take(0, 'artifact'));
    expect(asked(geek)?.kind).toBe(works ? 'draw-react' : 'turn-main');
  },
);
