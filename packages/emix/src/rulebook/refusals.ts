// Written by `npm run docs -- rulebook` from the documents in ../../rulebook: mend a sentence there.
/** The code of a refusal. */
export type Refusal = 'not-in-hand' | 'only-in-its-window' | 'wrong-payment' | 'too-few-emons' | 'wrong-target' | 'row-full' | 'copies-at-their-limit' | 'nothing-would-happen' | 'not-in-the-row' | 'no-influence-property' | 'supply-empty' | 'no-cards-left' | 'not-the-full-amount' | 'nothing-to-flip' | 'no-such-power' | 'tried-already' | 'not-placeable' | 'not-eligible' | 'not-another-player' | 'empty-hand' | 'no-such-human' | 'charged-already' | 'harvested-already' | 'human-is-given' | 'names-no-human' | 'not-free';

/** Sentences of refusals, by code; a violation’s details give the numbers. */
export const refusals: Readonly<Record<Refusal, string>> = {
  'not-in-hand': 'No such card is in your hand.',
  'only-in-its-window': 'A Moment is played only in its window.',
  'wrong-payment': 'The cost is paid in full, in emons of the sign of the card.',
  'too-few-emons': 'The pool does not hold the cost.',
  'wrong-target': 'It cannot be aimed there.',
  'row-full': 'The human has no slot for another kind of power.',
  'copies-at-their-limit': 'No more copies of this power may be active on the human.',
  'nothing-would-happen': 'It would do nothing there.',
  'not-in-the-row': 'No such power is active on the human.',
  'no-influence-property': 'The power has no Influence property.',
  'supply-empty': 'The supply has no emon of this colour.',
  'no-cards-left': 'Draw pile and discard pile are both empty.',
  'not-the-full-amount': 'The split does not use the full amount, or a colour runs short.',
  'nothing-to-flip': 'No emon can change in this direction.',
  'no-such-power': 'No power can be discarded there.',
  'tried-already': 'This power has been tried already.',
  'not-placeable': 'The card is no power that has room there.',
  'not-eligible': 'You hold no such Moment, or the pool does not hold its cost.',
  'not-another-player': 'Choose another player at the table.',
  'empty-hand': 'The hand is empty.',
  'no-such-human': 'There is no such human.',
  'charged-already': 'The human has been charged in this round.',
  'harvested-already': 'The human has been harvested in this round.',
  'human-is-given': 'The exchange goes on for the same human.',
  'names-no-human': 'In free feeding an action names its human.',
  'not-free': 'Without free feeding everybody acts for their own human.',
};
