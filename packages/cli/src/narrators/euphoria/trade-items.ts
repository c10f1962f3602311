import { ARTIFACTS, GOODS } from '@rulewright/euphoria';

const ITEMS: readonly string[] = [...GOODS, ...ARTIFACTS, 'artifact'];

/** The items of one side of a trade, each as often as it counts; none where the viewer may not know them. */
export const tradeItems = (counts: readonly number[] = []): string[] =>
  counts.flatMap((count, item) => Array.from({ length: count }, () => ITEMS[item] ?? ''));
