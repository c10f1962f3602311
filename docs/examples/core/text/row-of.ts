import { type ByType, rowOf, type Style } from '@rulewright/core/text';

type Event = { readonly type: 'round-began' } | { readonly type: 'bid'; readonly isFirst: boolean };
const styles: ByType<Event, Style> = {
  'round-began': { style: 'heading' },
  bid: ({ isFirst }) => (isFirst ? { chain: 'bids', starts: true } : { chain: 'bids' }),
};

console.log(rowOf(styles, { type: 'bid', isFirst: true })); // { chain: 'bids', starts: true }
