import type { AnyAction, AnyEvent, Violation } from '@rulewright/core';
import { asking, type GameText, gameText, refusalMessages, speakerOf, type TextSettings } from '@rulewright/core/text';
import { engine, rulebook } from './game.js';

/** All that the game says. Another language is a table with the same keys. */
export const en = {
  locale: 'en',
  messages: {
    title: 'My game',
    scoring: 'A point for each round; most points win.',
    opening: '{players:player} have three cards each',
    question: '{seat}, which card do you play?',
    play: '{play/plays} the {card}',
    moved: '{seat} {done}',
    'moved.you': 'You {done}',
    'summary.more': '{list}; {more} more before',
    played: '{seat} plays the {card}',
    took: '{seat} takes the round and has {rounds:point}',
    'reason.all-cards-played': 'All cards have been played.',
    card: 'Card {number}: beats all lower ones',
    name: '{number}',
    kind: 'card',
    hidden: '?',
    nothing: '–',
    'option.players': 'How many play',
    seats: 'Players',
    hand: 'Hand',
    table: 'On the table',
    points: 'Rounds',
    ...refusalMessages(rulebook.refusals),
  },
  nouns: {
    player: { one: 'player', other: 'players' },
    point: { one: 'point', other: 'points' },
  },
} as const;

type View = ReturnType<typeof engine.view>;

/** The game in words: made of views and of the events that a viewer was sent, so that it tells nothing else. */
export function createText(
  { content }: Pick<typeof engine, 'content'> = engine,
  settings: TextSettings<typeof en> = {},
): GameText<View, AnyAction, AnyEvent, Violation> {
  const speaker = speakerOf({ content }, en, settings);
  const { voice, seats } = speaker;
  const name = (card: number): string => voice.say(card < 0 ? 'hidden' : 'name', { number: card + 1 });
  const names = (cards: readonly number[]): string =>
    cards.length === 0 ? voice.say('nothing') : cards.map(name).join(' ');
  const numberOf = (id: string): number => Number(id.replace('card-', ''));
  return gameText(speaker, {
    amounts: [],
    decision: (view: View) => engine.decision(view),
    action: (_, action: AnyAction) => voice.say('play', { card: name((action as { card?: number }).card ?? -1) }),
    topic: (_, action) => voice.say('play', { card: name((action as { card?: number }).card ?? -1) }),
    question: (_, decision) => asking(voice.say('question', { seat: decision.seats?.map((seat) => seats(seat)) })),
    event: (_, event: AnyEvent) => {
      const { seat = 0, card, rounds } = event as { seat?: number; card?: number; rounds?: number };
      if (card === undefined) return { text: voice.say('took', { seat: seats(seat), rounds }) };
      return { text: voice.say('played', { seat: seats(seat), card: name(card) }) };
    },
    card: (id) => voice.say('card', { number: numberOf(id) }),
    face: (id) => ({ name: voice.say('name', { number: numberOf(id) }), kind: voice.say('kind') }),
    opening: ({ position }) => voice.say('opening', { players: position.options.players }),
    score: ({ position }, seat) => ({ [voice.say('points')]: String(position.rounds[seat] ?? 0) }),
    optionValue: (_, value) => String(value),
    sheets: ({ position: { hands, table, rounds } }) => [
      {
        title: voice.say('seats'),
        head: ['', voice.say('hand'), voice.say('table'), voice.say('points')],
        rows: hands.map((hand, seat) => [
          seats(seat),
          names(hand),
          names(table[seat] ?? []),
          String(rounds[seat] ?? 0),
        ]),
      },
    ],
  });
}
