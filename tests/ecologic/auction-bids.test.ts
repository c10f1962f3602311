import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { opened, raise } from './auctions.js';

// ECO-AUC.4 to ECO-AUC.7 and ECO-AUC.10: raises, passes and the sale.

rule.each('ECO-AUC.4', 'takes no raise that is not a whole number of coins', [-1, 6.5], (amount) => {
  expect(opened().refusal(raise(1, amount))).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
});
