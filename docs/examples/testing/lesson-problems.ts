import { engine } from '@rulewright/ecologic';
import { lessons } from '@rulewright/ecologic/lessons';
import { rules } from '@rulewright/ecologic/rules';
import { lessonProblems } from '@rulewright/testing';

console.log(lessons.flatMap((lesson) => lessonProblems(engine, lesson, rules))); // []
const [first] = lessons;
if (first) console.log(lessonProblems(engine, { ...first, solution: ['0 place-first oil 2'] }, rules)); // [ 'the goal is not reached' ]
