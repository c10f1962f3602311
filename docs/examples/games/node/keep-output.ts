import { keepOutput } from '@rulewright/games/node';

// pass `process` itself; these streams stand for those of it
const [output, errors]: [string[], string[]] = [[], []];
const stdout = { write: (text: string) => output.push(text) };
const stderr = { write: (text: string) => errors.push(text) };

const write = keepOutput({ stdout, stderr });
stdout.write('a remark');
write('a message');
console.log(output, errors); // [ 'a message' ] [ 'a remark' ]
