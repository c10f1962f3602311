import { type Lesson, positionAt, reply } from '@rulewright/core/lessons';
import { engine } from '@rulewright/ecologic';

const lesson: Pick<Lesson, 'start' | 'replies'> = {
  start: { seed: 'L1', options: { players: 2 }, actions: [] },
  replies: ['1 place-first oil 1'],
};
const state = positionAt(engine, lesson.start);
console.log(engine.format(reply(engine, lesson, state, 1))); // 1 place-first oil 1
