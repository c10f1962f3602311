import { type Reason, reasonText } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const own = { seat: 0, isOwn: true } as const;
const reasons: readonly Reason[] = [
  { kind: 'event', fact: 'object-lost', ...own, after: 'other', share: 1, values: { branch: 'oil', level: 2 } },
  { kind: 'number', fact: 'coins', ...own, best: 6, other: 4 },
];
console.log(reasonText(reasons, { engine, expertise, other: 'played' }));
// After your move, you lose your oil object of level 2. You would end the round with 6 coins, not 4.
