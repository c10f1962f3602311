import { puzzleStart } from '@rulewright/core/lessons';

const games = [{ seed: 'L1', options: { players: 2 }, actions: ['1 place-first oil 1', '0 place-first oil 7'] }];
const start = puzzleStart({ games }, { game: 0, after: 1 });
console.log(start.actions); // [ '1 place-first oil 1' ]
