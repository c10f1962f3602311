import { review } from '@rulewright/bots';
import { analysts } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

/** The review is the same, however many threads think. */
async function reviewed(record: unknown, threads: number) {
  const pool = analysts(engine, { threads });
  try {
    return await review(engine, record, { expertise, pool });
  } finally {
    await pool.close();
  }
}
console.log(reviewed.name); // reviewed
