import { review } from '@rulewright/bots';
import { analysts } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

/** The review is the same, however many threads think. */
async function reviewed(record: unknown, threads: number) {
  const crew = analysts(engine, { threads });
  try {
    return await review(engine, record, { expertise, crew });
  } finally {
    await crew.close();
  }
}
console.log(reviewed.name); // reviewed
