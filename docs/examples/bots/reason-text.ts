import { type Reason, reasonText } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const coins: Reason = { kind: 'number', fact: 'coins', seat: 0, isOwn: true, best: 6, other: 4 };
console.log(reasonText([coins], { engine, expertise, other: 'played' })); // You would end the round with 6 coins, not 4.
