import type { ReasonWords } from '../study/facts.js';

const en: ReasonWords = {
  messages: {
    name: '“{name}”',
    'branch.oil': 'oil',
    'branch.mineral': 'mineral',
    'item.oil': 'an oil piece',
    'item.mineral': 'a mineral piece',
    'object-lost.own': 'you lose your {branch} object of level {level}',
    'object-lost.own.unseen': 'you lose an object',
    'object-lost.other': '{who} loses an object',
    'initiative-lost.own': 'you lose {initiative}',
    'initiative-lost.other': '{who} loses {initiative}',
    'auction-won.own': 'you win {item} for {amount:coin}',
    'auction-won.own.unseen': 'you win {item}',
    'auction-won.other': '{who} wins {item} for {amount:coin}',
    'auction-won.other.unseen': '{who} wins {item}',
    'piece-placed.own': 'you place {item}',
    'piece-placed.other': '{who} settles on {hex}',
    'special-built.own': 'you build {special}',
    'special-built.other': '{who} builds {special}',
    'income.own': 'The best move leaves you with an income of {best:coin} a round; the other one with {other}.',
    'effect.own': 'The best move leaves you with an ecological effect of {best} a round; the other one with {other}.',
    'eco-fund.own': 'You would end the round with an eco fund of {best}, not {other}.',
    'coins.own': 'You would end the round with {best:coin}, not {other}.',
  },
  nouns: { coin: { one: 'coin', other: 'coins' } },
};

const ru: ReasonWords = {
  messages: {
    name: '«{name}»',
    'branch.oil': 'нефтяной',
    'branch.mineral': 'минеральный',
    'item.oil': 'нефтяную фишку',
    'item.mineral': 'минеральную фишку',
    'object-lost.own': 'вы теряете {branch} объект уровня {level}',
    'object-lost.own.unseen': 'вы теряете объект',
    'object-lost.other': '{who} теряет объект',
    'initiative-lost.own': 'вы теряете ЭИ {initiative}',
    'initiative-lost.other': '{who} теряет ЭИ {initiative}',
    'auction-won.own': 'вы выигрываете {item} за {amount:coin}',
    'auction-won.own.unseen': 'вы выигрываете {item}',
    'auction-won.other': '{who} выигрывает {item} за {amount:coin}',
    'auction-won.other.unseen': '{who} выигрывает {item}',
    'piece-placed.own': 'вы ставите {item}',
    'piece-placed.other': '{who} занимает гекс {hex}',
    'special-built.own': 'вы строите {special}',
    'special-built.other': '{who} строит {special}',
    'income.own': 'Ваш доход после лучшего хода – {best:coin.nom} за ход, после другого – {other}.',
    'effect.own': 'Ваш экологический эффект после лучшего хода – {best} за ход, после другого – {other}.',
    'eco-fund.own': 'В конце хода ваш экофонд был бы {best}, а не {other}.',
    'coins.own': 'В конце хода у вас было бы {best:coin.nom}, а не {other}.',
  },
  nouns: {
    coin: { one: 'монету', few: 'монеты', many: 'монет', other: 'монеты' },
    'coin.nom': { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' },
  },
};

/** The sentences of EcoLogic's facts, by language. */
export const reasonWords = { en, ru };
