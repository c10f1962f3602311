import { puzzleStart } from '@rulewright/core/lessons';

const games = [{ seed: 'L1', options: { players: 2 }, actions: ['1 place-first oil 1', '0 place-first oil 7'] }];
const start = puzzleStart(
  { games },
  { id: 's', kind: 'score', game: 0, after: 1, seat: 0, of: 0, grade: 1, right: '0/1', choices: [] },
);
console.log(start.actions); // [ '1 place-first oil 1' ]
