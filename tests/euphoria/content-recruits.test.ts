import { describe, expect, test } from 'vitest';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { compile } from '../../packages/euphoria/src/content/compile.js';
import { rule } from '../support/rule.js';
import { abilityText } from './content-text.js';

/** Rule, edition, and: hook, mode | conditions | price or plan | effects | limit. */
const rows = [
  ['EUP-RCT.101', 'both', 'bump-trade, may | bumped opponent | 2 morale | bumped-owner: (knowledge +1); draw 1'],
  ['EUP-RCT.102', 'both', 'bump-trade, may | bumped opponent, spaceKind tunnel tank | 1 gold to bumped-owner | draw 2'],
  [
    'EUP-RCT.103',
    'first',
    'area-bonus, must | space cloud-mine, noResources, noArtifacts | free | one of (gain water 1; gain energy 1)',
  ],
  [
    'EUP-RCT.103/2',
    'second',
    'after-placement, may | space cloud-mine | 1 knowledge | draw 1; each-opponent: (gain bliss 1)',
  ],
  [
    'EUP-RCT.104',
    'both',
    'retrieve-step after-roll, must | retrievedFrom subterran | free | one of (gain water 1; gain stone 1)',
  ],
  ['EUP-RCT.105', 'both', 'payment-plan, may | spaceKind construction | instead 1 artifacts | morale +1'],
  ['EUP-RCT.106', 'both', 'after-placement, may | spaceKind tunnel, bumped nobody | 2 knowledge | draw 1; miner 1'],
  ['EUP-RCT.107', 'first', 'after-market-visit, may | starSpace | 2 artifacts | extraStar'],
  ['EUP-RCT.107/2', 'second', 'payment-plan, may | space ark | instead 1 artifacts | each-opponent may: (draw 1)'],
  ['EUP-RCT.108', 'first', 'after-placement, may | spaceKind construction, placed highest | 2 knowledge | draw 1'],
  ['EUP-RCT.108/2', 'second', 'after-placement, may | spaceKind construction, placed highest | 1 knowledge | draw 1'],
  ['EUP-RCT.109', 'first', 'face-instead-of-roll, may | rolled bump yours opponent | 1 bliss to bumper | chooseFace'],
  ['EUP-RCT.109/2', 'second', 'face-instead-of-roll, may | rolled bump yours anyone | 1 bliss | chooseFace'],
  [
    'EUP-RCT.110',
    'both',
    'retrieve-step before-roll, may | – | sacrifice retrieved-worker | gain food 4; gainAny resource 1',
  ],
  ['EUP-RCT.110b', 'both', 'new-worker, may | – | 2 knowledge | draw 1'],
  [
    'EUP-RCT.111',
    'both',
    'area-bonus, must | space cloud-mine, placed alone | free | one of (knowledge -1; gain bliss 1)',
  ],
  [
    'EUP-RCT.112',
    'first',
    'bump-trade, may | bumped opponent, spaceKind tunnel | 2 knowledge | tunnelResource 1; miner 1',
  ],
  [
    'EUP-RCT.112/2',
    'second',
    'bump-trade, may | bumped opponent, spaceKind tunnel | 1 knowledge | tunnelResource 1; miner 1',
  ],
  ['EUP-RCT.113', 'first', 'retrieve-price, must | workers 2 | free | keepMorale'],
  [
    'EUP-RCT.113/2',
    'second',
    'face-instead-of-roll, may | rolled retrieve yours anyone, retrievedWith free | 1 energy | chooseFace',
  ],
  ['EUP-RCT.114', 'both', 'area-bonus, must | space generator, noArtifacts | free | gain food 1'],
  [
    'EUP-RCT.115',
    'both',
    'area-bonus, must | space generator, placed shared | free | one of (morale +1; gain energy 1)',
  ],
  ['EUP-RCT.116', 'both', 'payment-plan, may | spaceKind construction | instead 1 anyResource | –'],
  ['EUP-RCT.116', 'both', 'payment-plan, must | spaceKind construction, paid gold | free | morale +1; knowledge +1'],
  [
    'EUP-RCT.117',
    'both',
    'bump-trade, may | bumped opponent, spaceKind tunnel, bumpedValue higher | 1 knowledge | tunnelResource 1',
  ],
  ['EUP-RCT.118', 'first', 'star-placed, may | – | 1 artifacts | gain energy 1; one of (morale +1; knowledge -1)'],
  [
    'EUP-RCT.118/2',
    'second',
    'star-placed, may | – | 1 artifacts | if book (gain energy 2; knowledge -2; morale +2) else (gain energy 1; one of (morale +1; knowledge -1))',
  ],
  ['EUP-RCT.119', 'both', 'market-completed, must | – | free | if builder (morale +2) else (knowledge -2)'],
  ['EUP-RCT.120', 'both', 'after-market-visit, may | – | 2 knowledge | draw 2 discard 1'],
  ['EUP-RCT.121', 'first', 'artifact-draw, may | drew, cardsLeft | 1 knowledge | keepAlike 2 | once per turn'],
  [
    'EUP-RCT.121/2',
    'second',
    'artifact-draw, may | toDraw | free | draw 1 more discard 0; show hand, pair: (each-opponent: (draw 1)) | once per turn',
  ],
  [
    'EUP-RCT.122',
    'both',
    'bump-trade, may | bumped opponent | 1 morale | bumped-owner: (knowledge +1); gainAny commodity 1',
  ],
  [
    'EUP-RCT.123',
    'both',
    'area-bonus, must | space generator farm cloud-mine | free | morale +1; others-there: (knowledge +1)',
  ],
  ['EUP-RCT.124', 'both', 'area-bonus, must | space farm, placed highest | free | one of (knowledge -1; gain food 1)'],
  ['EUP-RCT.125', 'both', 'area-bonus, must | space farm, noResources | free | gain water 1'],
  ['EUP-RCT.126', 'both', 'area-bonus, must | space aquifer, noArtifacts | free | gain energy 1'],
  ['EUP-RCT.127', 'both', 'retrieve-price, may | – | 1 bliss | knowledge -2'],
  ['EUP-RCT.128', 'both', 'payment-plan, may | spaceKind tunnel-end, noneActiveHere | instead 2 knowledge opens | –'],
  [
    'EUP-RCT.129',
    'both',
    'retrieve-step before-roll, may | – | sacrifice retrieved-worker | gain bliss 4; gainAny resource 1',
  ],
  ['EUP-RCT.129b', 'both', 'new-worker, may | – | 2 morale | draw 1'],
  ['EUP-RCT.130', 'first', 'after-market-visit, may | bumped nobody | 2 knowledge | gainAny resource 1'],
  ['EUP-RCT.130/2', 'second', 'after-market-visit, may | – | 1 knowledge | gainAny resource 1'],
  ['EUP-RCT.131', 'both', 'opponent-roll, may | doubles | 2 morale | gainAny resource 1'],
  [
    'EUP-RCT.132',
    'first',
    'bump-trade, may | bumped opponent, spaceKind built-market artifact-market | 2 morale | draw 1',
  ],
  ['EUP-RCT.132/2', 'second', 'after-market-visit, may | – | 1 knowledge | draw 1'],
  ['EUP-RCT.133', 'both', 'after-placement, may | spaceKind tunnel | sacrifice placed-worker | tunnelResource 2'],
  ['EUP-RCT.133b', 'both', 'new-worker, may | available | free | placeNow'],
  ['EUP-RCT.134', 'both', 'payment-plan, may | spaceKind built-market | forResource 1 bliss | –'],
  ['EUP-RCT.135', 'first', 'artifact-draw, may | drew | 2 knowledge | draw 1 more discard 1 | once per turn'],
  ['EUP-RCT.135/2', 'second', 'artifact-draw, may | drew | 1 knowledge | draw 2 more discard 2 | once per turn'],
  [
    'EUP-RCT.136',
    'both',
    'bump-trade, may | bumped opponent | 2 morale | bumped-owner: (knowledge +1); gainAny resource 1',
  ],
  ['EUP-RCT.137', 'both', 'area-bonus, must | space aquifer, placed lowest | free | one of (morale +1; gain water 1)'],
  ['EUP-RCT.138', 'both', 'track-change, must | moved morale down | free | knowledge -1'],
  [
    'EUP-RCT.139',
    'first',
    'after-placement, may | space generator aquifer farm cloud-mine, placed alone | 2 knowledge | draw 1',
  ],
  [
    'EUP-RCT.139/2',
    'second',
    'after-placement, may | space generator aquifer farm, placed alone | 2 knowledge | draw 1',
  ],
  ['EUP-RCT.140', 'both', 'worker-lost, must | – | free | gainAny resource 1; draw 1'],
  ['EUP-RCT.141', 'both', 'retrieve-price, may | – | 1 energy | knowledge -1; morale +1'],
  [
    'EUP-RCT.142',
    'both',
    'benefit-upgrade, must | space euphorian-tunnel wastelander-tunnel, noArtifacts | free | both',
  ],
  ['EUP-RCT.143', 'first', 'bump-trade, may | bumped opponent, bumpedOwnerLacks subterran | 2 knowledge | draw 1'],
  ['EUP-RCT.143/2', 'second', 'bump-trade, may | bumped opponent, bumpedOwnerLacks subterran | 1 knowledge | draw 1'],
  ['EUP-RCT.144', 'both', 'payment-plan, may | spaceKind tunnel, bumped opponent | instead 1 knowledge | –'],
  ['EUP-RCT.145', 'first', 'bump-trade, may | bumped opponent, bumpedValue equal | 2 morale | gainAny resource 1'],
  [
    'EUP-RCT.145/2',
    'second',
    'face-instead-of-roll, may | rolled bump theirs you | 1 morale | gainAny resource 1; copyFace',
  ],
  ['EUP-RCT.146', 'first', 'after-market-visit, may | starSpace | sacrifice placed-worker | extraStar'],
  [
    'EUP-RCT.146/2',
    'second',
    'after-placement, may | spaceKind construction, below euphorian 11 | free | allegiance euphorian 1',
  ],
  ['EUP-RCT.147', 'both', 'track-change, must | moved knowledge up | free | morale +1'],
  ['EUP-RCT.148', 'both', 'payment-plan, may | – | swap bliss for food | –'],
  [
    'EUP-RCT.148',
    'both',
    'payment-plan, must | spaceKind built-market, used | free | knowledge +1; allegiance wastelander 1',
  ],
  ['EUP-RCT.148b/2', 'second', 'payment-plan, must | territory icarite | add 1 morale | –'],
] as const;

const records = basePack.recruits.flatMap(({ abilities }) => abilities);

test.each(rows)('%s (%s): %s', (id, edition, text) => {
  const found = records.filter((row) => row.rule === id && abilityText(row) === text);
  expect(found.map((row) => row.edition ?? 'both')).toEqual([edition]);
});

test('the table names every row of the recruits', () => {
  expect(records.map((row) => row.rule)).toEqual(rows.map(([id]) => id));
});

describe('the editions', () => {
  const content = compile(basePack);
  const rules = (edition: 'first' | 'second') =>
    content.recruits.flatMap((card) => card.abilities[edition].map((ability) => content.abilities[ability]?.rule));

  rule('EUP-REC.9', 'a second text replaces the first one, except the second row of 148', () => {
    const changed = [103, 107, 108, 109, 112, 113, 118, 121, 130, 132, 135, 139, 143, 145, 146];
    const first = rules('first');
    expect(first.filter((id) => id?.includes('/'))).toEqual([]);
    expect(rules('second')).toEqual([
      ...first.map((id) => (changed.includes(Number(id?.slice(-3))) ? `${id}/2` : id)),
      'EUP-RCT.148b/2',
    ]);
  });

  test('53 rows in the first edition and 54 in the second belong to 48 cards', () => {
    expect([rules('first').length, rules('second').length]).toEqual([53, 54]);
    for (const { abilities } of content.recruits) {
      expect(abilities.first.length).toBeGreaterThan(0);
      expect(abilities.second.length).toBeGreaterThan(0);
    }
  });
});
