import type { SeenEventOf } from '@rulewright/core/author';
import type { ByType, Style } from '@rulewright/core/text';
import type { EcoLogic } from '../state.js';
import type { Speaker } from './words.js';

const auction: Style = { chain: 'auction' };
const start: Style = { ...auction, starts: true };
const build: Style = { chain: 'build' };
const loss: Style = { chain: 'losses' };
const loan: Style = { chain: 'loans' };
const note: Style = { style: 'note' };
const quiet: Style = { style: 'quiet' };

/** Styles of the events that are not plain lines of the log. */
export const STYLES: ByType<SeenEventOf<EcoLogic>, Style, [Speaker]> = {
  'round-began': { style: 'title' },
  'round-ended': quiet,
  'veto-gained': quiet,
  'phase-began': { style: 'heading' },
  'series-began': note,
  'series-skipped': note,
  'slot-began': quiet,
  'slot-skipped': quiet,
  'opening-declined': { chain: 'openings' },
  // every auction has a paragraph of its own; one for a revealed initiative begins with the reveal
  'initiative-revealed': start,
  'auction-opened': ({ item }, { content }) => (content.initiatives.some(({ id }) => id === item) ? auction : start),
  'initiative-refused': auction,
  'auction-vetoed': auction,
  'veto-held': auction,
  'bid-raised': auction,
  'bid-passed': auction,
  'auction-won': auction,
  'item-kept': auction,
  'aid-asked': auction,
  'aid-given': auction,
  'aid-declined': auction,
  'piece-placed': build,
  'bio-taken': build,
  'initiative-placed': build,
  'special-placed': build,
  'piece-removed': build,
  'initiative-discarded': build,
  'build-passed': build,
  'object-lost': loss,
  'choice-forced': quiet,
  'choice-skipped': loss,
  'loan-repaid': loan,
  'repayment-withheld': loan,
};
