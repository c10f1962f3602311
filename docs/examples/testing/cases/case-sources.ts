import { caseSources } from '@rulewright/testing/cases';

const positions = { file: 'positions.md', text: 'position two\n  options {players 2}' };
const text = 'ECO-SET.9 the first player begins\n  from two\n    ? setup-first 0';
const [source] = caseSources({ file: 'set-up.md', text }, positions);
console.log(source?.text === text); // true
console.log(source?.positions); // [ 'position two\n  options {players 2}' ]
