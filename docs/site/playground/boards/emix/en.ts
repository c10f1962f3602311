import type { Language } from '@rulewright/core/text';

// The words of the drawing of Emix, in English.

const messages = {
  'phase.charge': 'charge',
  'phase.influence': 'influence',
  'phase.result': 'result',
  circle: ', circle {n} of 3',
  round: 'Round {n} of {of}',
  'last-round': ', the last: a marker has reached the goal',
  order: 'Order of the players',
  'is-asked': ' is asked',
  'is-asked.you': ' are asked',
  'more-actions': '{n:more-action} in this slot',
  resolving: 'Being resolved:',
  human: 'H{n}',
  'human.pos': 'H{n}’s',
  'your-human': 'Your human',
  'hand-of': '{seat:pos} hand',
  'in-hand': 'in hand',
  'no-card': 'no card',
  cards: '{n:card}',
  'pool-of': '{human:pos} pool',
  pool: 'pool {emons}',
  'result-now': 'result now',
  'karma.due': 'karma due now',
  'karma.new': 'karma next round',
  'powers-of': '{human:pos} active powers, from the left',
  'power-at': 'number {n} in {human:pos} row',
  'no-power': 'no active power; ',
  'no-room': 'no room for another kind of power',
  room: 'room for {n:more-kind} of power',
  first: 'first player',
  'clan.light': 'light clan',
  'clan.dark': 'dark clan',
  waits: 'The symbol under the marker waits for the next Charge.',
  'seen-in-hand': 'seen in hand: {titles}',
  middle: 'Supply and decks',
  supply: 'supply',
  unlimited: 'any number of {colour}',
  emons: '{n} {colour}',
  'emons.both': '{pos} blue and {neg} red',
  'draw-pile': 'draw pile',
  'draw-pile.of': '{seat:pos} draw pile',
  discards: 'discards',
  'face-up': 'face up: {cards}',
  'face-down': 'face down: {n}',
  none: 'none',
  'on-top': '{n}, {title} on top',
  'marker-on': '{seat} on {cell}',
  'if-now': 'If the round ended now:',
  track: 'the track: {markers}',
  'deck-of': ' ({seat:pos} deck)',
  'colour.pos': 'blue',
  'colour.neg': 'red',
  'type.effect': 'effect',
  'type.power': 'power',
  'type.moment': 'moment',
  'glossary.pos': 'A blue emon, or a card that is paid with blue ones: up the track.',
  'glossary.neg': 'A red emon, or a card that is paid with red ones: down the track.',
  'glossary.neutral': 'A neutral card: any colour pays for it.',
  'glossary.five': 'Five emons in one chip.',
  'glossary.result':
    'How far the marker would go if the pool were counted at once. The arrow behind the marker and a dashed shape on the track show where.',
  'glossary.score': 'Marker, active powers and karma, as they would count at the end.',
  'glossary.slot': 'slot, circle',
  'glossary.slot.about': 'One action of one player; in Influence there are three circles round the table.',
};

export type Key = keyof typeof messages;

const nouns = {
  'more-action': { one: 'more action', other: 'more actions' },
  'more-kind': { one: 'more kind', other: 'more kinds' },
};
export type Noun = keyof typeof nouns;

export const en: Language<Key, Noun> = { locale: 'en-GB', messages, nouns };
