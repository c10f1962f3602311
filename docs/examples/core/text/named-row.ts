import { namedRow } from '@rulewright/core/text';

const { name, text } = namedRow('Exchange', '2 coins before the auctions');
console.log(name, text); // Exchange: 2 coins before the auctions
