import { withQuestions } from '@rulewright/testing/cases';

const text = `draws a card
  begin
  0 draw`;
console.log(withQuestions(text, 'case.md').split('\n').slice(2)); // [ '  0 draw', '    >', '    =', '    ?' ]
