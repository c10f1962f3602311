import type { ReasonWords } from '../study/facts.js';

const en: ReasonWords = {
  messages: {
    'power-lost.own': 'you lose your power {card}',
    'power-lost.other': '{who} loses the power {card}',
    'card-stolen.own': '{by} takes a card from your hand',
    'card-stolen.own.unseen': 'somebody takes a card from your hand',
    'card-stolen.other': 'somebody takes a card from {who}',
    'action-cancelled.own': '{by} cancels your action',
    'action-cancelled.own.unseen': 'your action is cancelled',
    'action-cancelled.other': 'an action of {who} is cancelled',
    'action-granted.own': 'you get an extra action',
    'action-granted.other': '{who} gets an extra action',
    'power-placed.own': 'you activate {card}',
    'power-placed.other': '{who} activates {card}',
    'goal-reached.own': 'your marker reaches the goal',
    'goal-reached.other': '{who}’s marker reaches the goal',
    'marker.own': 'Your marker would end the round {best:cell} from 0, not {other}.',
    'marker.other': '{who}’s marker would end the round {best:cell} from 0, not {other}.',
    'powers.own': 'Your active powers would be worth {best:point}, not {other}.',
    'hand.own': 'You would end the round with {best:card} in hand, not {other}.',
  },
  nouns: {
    cell: { one: 'cell', other: 'cells' },
    point: { one: 'point', other: 'points' },
    card: { one: 'card', other: 'cards' },
  },
};

const ru: ReasonWords = {
  messages: {
    name: '«{name}»',
    'power-lost.own': 'вы теряете силу {card}',
    'power-lost.other': '{who} теряет силу {card}',
    'card-stolen.own': '{by} забирает карту у вас с руки',
    'card-stolen.own.unseen': 'у вас с руки забирают карту',
    'card-stolen.other': '{who} теряет карту с руки',
    'action-cancelled.own': '{by} отменяет ваше действие',
    'action-cancelled.own.unseen': 'ваше действие отменяют',
    'action-cancelled.other': '{who} теряет действие: его отменяют',
    'action-granted.own': 'вы получаете дополнительное действие',
    'action-granted.other': '{who} получает дополнительное действие',
    'power-placed.own': 'вы активируете {card}',
    'power-placed.other': '{who} активирует {card}',
    'goal-reached.own': 'ваш маркер достигает предельной отметки',
    'goal-reached.other': '{who} достигает предельной отметки',
    'marker.own': 'В конце раунда ваш маркер был бы на расстоянии {best} от нуля, а не {other}.',
    'marker.other': 'В конце раунда {who} ставит маркер на расстояние {best} от нуля, а не {other}.',
    'powers.own': 'Ваши активные силы стоили бы {best:point}, а не {other}.',
    'hand.own': 'В конце раунда у вас на руке было бы {best:card}, а не {other}.',
  },
  nouns: {
    point: { one: 'очко', few: 'очка', many: 'очков', other: 'очка' },
    card: { one: 'карта', few: 'карты', many: 'карт', other: 'карты' },
  },
};

/** The sentences of Emix' facts, by language. */
export const reasonWords = { en, ru };
