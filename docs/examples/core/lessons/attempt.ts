import { attempt, type Lesson, positionAt } from '@rulewright/core/lessons';
import { engine } from '@rulewright/ecologic';

const lesson: Lesson = {
  id: 'first-piece',
  title: 'Your first piece',
  rules: ['ECO-BIO.1'],
  start: { seed: 'L1', options: { players: 2 }, actions: ['1 place-first oil 1'] },
  seat: 0,
  say: 'Whoever settles a hex first gets the eco points that it holds.',
  task: 'Get four of them.',
  goal: { event: { type: 'bio-taken', seat: 0, amount: 4 } },
  within: 1,
  solution: ['0 place-first oil 0'],
  wrong: [{ when: { type: 'place-first' }, say: 'There is a better hex.' }],
  done: 'Four points.',
};
const state = positionAt(engine, lesson.start);
console.log(attempt(engine, lesson, state, engine.parse('0 place-first oil 2')).say); // There is a better hex.
console.log(attempt(engine, lesson, state, engine.parse('0 place-first oil 0')).isReached); // true
