import { dailyPuzzle, type ScorePuzzle } from '@rulewright/core/lessons';

const puzzle = (id: string): ScorePuzzle => ({
  id,
  kind: 'score',
  game: 0,
  after: 0,
  seat: 0,
  of: 0,
  grade: 1,
  right: '0/1',
  choices: ['0/1', '1/1', '2/1', '3/1'],
});
const puzzles = ['a', 'b', 'c', 'd', 'e'].map(puzzle);
const today = 20_416; // Math.floor(now / 86_400_000)
console.log([0, 1, 2, 3, 4].map((later) => dailyPuzzle({ puzzles }, today + later)?.id)); // [ 'd', 'b', 'e', 'c', 'a' ]
