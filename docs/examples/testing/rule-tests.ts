import { ruleTests } from '@rulewright/testing';

const titles: string[] = [];
const rule = ruleTests((title) => titles.push(title)); // a test runner's `test` goes here
rule.each('TTT-1', 'decides', [{ cell: 0, legal: false }], () => {});
console.log(titles); // [ 'TTT-1 decides: cell 0, legal false' ]
