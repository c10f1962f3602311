import { activate, available, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { asked, place, position, use } from './positions.js';

// EUP-KNO: the knowledge track and the check.

rule.each(
  ['EUP-KNO.1', 'EUP-KNO.2'],
  'a change stops at the ends of the track, and the action is legal',
  [
    { space: 'tank-energy', from: 1, to: 1 },
    { space: 'tank-energy', from: 2, to: 1 },
    { space: 'tank-energy', from: 3, to: 1 },
    { space: 'tank-energy', from: 4, to: 2 },
    { space: 'farm', from: 5, to: 6 },
    { space: 'farm', from: 6, to: 6 },
  ],
  ({ space, from, to }) => {
    const game = position((state) => {
      stand(state, 1, 'farm', 6);
      available(state, 0, 5, 1, 1, 1);
      setGoods(state, 0, { energy: 3 });
      setPlayer(state, 0, { knowledge: from });
    }).play(place(0, 5, space));
    expect(game.state.knowledge).toEqual([to, 3, 3]);
    const rule = space === 'farm' ? 'EUP-COM.3' : 'EUP-TNK.2';
    const moves = to === from ? [] : [{ type: 'track-moved', rule, seat: 0, track: 'knowledge', cell: { from, to } }];
    expect(game.events.filter(({ type }) => type === 'track-moved')).toEqual(moves);
  },
);

rule.each(
  ['EUP-KNO.3', 'EUP-REC.3', 'EUP-RCT.112', 'EUP-RCT.112/2'],
  'knowledge as a price must have room in full on the track',
  [
    { edition: 'first', knowledge: 4, isOffered: true },
    { edition: 'first', knowledge: 5, isOffered: false },
    { edition: 'second', knowledge: 5, isOffered: true },
    { edition: 'second', knowledge: 6, isOffered: false },
  ] as const,
  ({ edition, knowledge, isOffered }) => {
    const game = position(
      (state) => {
        available(state, 1);
        stand(state, 1, 'euphorian-tunnel', 4);
        setGoods(state, 0, { energy: 1 });
        activate(state, 0, 'major-dave-the-demolitionist');
        setPlayer(state, 0, { knowledge });
      },
      { recruitEdition: edition },
    )
      .script([1])
      .play(place(0, 1, 'euphorian-tunnel'));
    expect(asked(game)?.kind).toBe(isOffered ? 'ability-window' : 'place-benefit');
    if (isOffered) expect(changes(game, use(0, 'major-dave-the-demolitionist'))).toMatchObject({ 'knowledge.0': 6 });
  },
);
