import { activate, available, setAllegiance, setGoods, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuScenario, place, position } from './positions.js';

// EUP-REC.3: what a compulsory ability does happens by itself, and is told as that of a recruit.

const usedIn = ({ events }: EuScenario) => events.filter(({ type }) => type === 'ability-used');
const used = (recruit: string, rule: string) => ({ type: 'ability-used', rule, seat: 0, recruit, ability: rule });

rule(['EUP-RCT.142', 'EUP-TUN.3'], 'Andrew is told when he gives both, and not where the tier does', () => {
  const dig = (cell: number) =>
    position((state) => {
      available(state, 0, 2);
      setGoods(state, 0, { energy: 1 });
      activate(state, 0, 'andrew-the-spelunker', 'katy-the-dietician');
      setAllegiance(state, 'euphorian', cell);
    }).play(place(0, 2, 'euphorian-tunnel'));
  expect(usedIn(dig(4))).toEqual([used('andrew-the-spelunker', 'EUP-RCT.142')]);
  expect(usedIn(dig(5))).toEqual([]);
});

rule(['EUP-RCT.113', 'EUP-RET.2'], 'Yordy is told at a free retrieval, and not at one that is paid', () => {
  const back = (price: 'free' | 'food') =>
    position(
      (state) => {
        available(state, 0, 2);
        stand(state, 0, 'farm', 3);
        setGoods(state, 0, { food: 1 });
        activate(state, 0, 'yordy-the-demotivator');
      },
      { recruitEdition: 'first' },
    )
      .script([1])
      .play({ type: 'retrieve', seat: 0, workers: [2], price });
  expect(usedIn(back('free'))).toEqual([used('yordy-the-demotivator', 'EUP-RCT.113')]);
  expect(usedIn(back('food'))).toEqual([]);
});
