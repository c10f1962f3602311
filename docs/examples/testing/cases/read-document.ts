import { readDocument } from '@rulewright/testing/cases';

const { cases } = readDocument(`EMX-INF.11 draws a card
  begin
  0 draw`);
console.log(cases[0]?.title, cases[0]?.rules); // draws a card [ 'EMX-INF.11' ]
