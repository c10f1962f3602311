// Written by `npm run docs -- rulebook` from the documents in ../../rulebook: mend a sentence there.
/** The code of a refusal. */
export type Refusal = 'no-such-hex' | 'no-such-resource' | 'occupied' | 'not-at-the-edge' | 'not-adjacent' | 'other-branch' | 'full' | 'no-special-site' | 'site-taken' | 'not-your-object' | 'not-in-hand' | 'no-first-piece' | 'not-on-offer' | 'too-poor' | 'no-piece-in-supply' | 'nothing-refused' | 'no-veto' | 'not-above-the-high-bid' | 'more-than-your-money' | 'switched-off' | 'no-such-helper' | 'helper-leads' | 'asked-already' | 'amount-out-of-range' | 'interest-not-offered' | 'no-initiative-there' | 'branch-not-there' | 'not-the-highest' | 'not-the-dirtiest' | 'no-upkeep' | 'nothing-to-pay-with';

/** Sentences of refusals, by code; a violation’s details give the numbers. */
export const refusals: Readonly<Record<Refusal, string>> = {
  'no-such-hex': 'The field has no such hex.',
  'no-such-resource': 'The hex lacks the resource of this branch.',
  'occupied': 'The hex is occupied.',
  'not-at-the-edge': 'Without a piece on the field one starts on an edge hex.',
  'not-adjacent': 'No piece of yours stands next to the hex.',
  'other-branch': 'The object there is of the other branch.',
  'full': 'The object has reached the highest level of its hex.',
  'no-special-site': 'Specials stand on special sites only.',
  'site-taken': 'A special stands there already.',
  'not-your-object': 'No object of yours stands there.',
  'not-in-hand': 'That is not in your hand.',
  'no-first-piece': 'Without a first piece on the field there is no second placement.',
  'not-on-offer': 'That special is not on offer.',
  'too-poor': 'The nominal is more than your money.',
  'no-piece-in-supply': 'Your supply has no piece of this branch.',
  'nothing-refused': 'No refused initiative can be taken up.',
  'no-veto': 'You hold no veto.',
  'not-above-the-high-bid': 'A raise is higher than the high bid.',
  'more-than-your-money': 'Nobody bids money that is not there.',
  'switched-off': 'The options of this game rule it out.',
  'no-such-helper': 'Only another player at the table can help.',
  'helper-leads': 'The high bidder cannot help.',
  'asked-already': 'In this opening slot you have asked this player before.',
  'amount-out-of-range': 'Ask for at least one coin and at most for what the helper has.',
  'interest-not-offered': 'The options name no such interest.',
  'no-initiative-there': 'No initiative of yours stands there.',
  'branch-not-there': 'The object has no piece of this branch.',
  'not-the-highest': 'An object of yours has a higher level.',
  'not-the-dirtiest': 'An object of yours is dirtier.',
  'no-upkeep': 'Only an initiative that costs upkeep helps.',
  'nothing-to-pay-with': 'You have no money.',
};
