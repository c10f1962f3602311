import { setTimeout as sleep } from 'node:timers/promises';
import { locked } from '../../packages/cli/src/files/lock.js';

// A program that locks one file after the other, each at the same moment as others do, and prints those it got.

const [folder = '', count = '', start = '', step = ''] = process.argv.slice(2);
process.setMaxListeners(0);
const got: number[] = [];
for (let i = 0; i < Number(count); i++) {
  const at = Number(start) + i * Number(step);
  await sleep(Math.max(0, at - Date.now() - 2));
  while (Date.now() < at);
  try {
    locked(`${folder}/${i}`);
    got.push(i);
  } catch (error) {
    if (!String(error).includes('another program')) throw error;
  }
}
process.stdout.write(JSON.stringify(got));
// nothing is unlocked before everybody has tried
process.stdin.resume();
