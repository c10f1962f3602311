import { type WorkerPool, workerPool } from '@rulewright/bots/arena';

/** `square.js` exports `work`: `export const work = (n) => n * n;` */
async function squares(numbers: readonly number[]): Promise<number[]> {
  const others: WorkerPool<number, number> = workerPool(new URL('./square.js', import.meta.url).href, { threads: 2 });
  const all = await Promise.all(numbers.map(others.work));
  await others.close();
  return all;
}
console.log(squares.name); // squares
