import { dailyPuzzle, type Puzzle } from '@rulewright/core/lessons';

const puzzle = (id: string): Puzzle => ({
  ...{ id, game: 0, after: 12, seat: 0, grade: 1, best: '0 pass', line: ['0 pass'] },
  ...{ kind: 'pass coins', value: 0.6, second: 0.4, error: 0.01, solved: {}, tries: 8 },
});
const puzzles = ['a', 'b', 'c', 'd', 'e'].map(puzzle);
const today = 20_416; // Math.floor(now / 86_400_000)
console.log([0, 1, 2, 3, 4].map((later) => dailyPuzzle({ puzzles }, today + later)?.id)); // [ 'd', 'b', 'e', 'c', 'a' ]
