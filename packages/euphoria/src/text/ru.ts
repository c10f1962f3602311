import { type Language, refusalMessagesOf, typeset } from '@rulewright/core/text';
import { coreRefusalsRu, playersRu } from '@rulewright/core/text/ru';
import { aid } from './aid-ru.js';
import { effects } from './effects-ru.js';
import type { Key, Noun } from './en.js';
import { events } from './events-ru.js';
import { names, nouns } from './names-ru.js';
import { options } from './options-ru.js';
import { refusals } from './refusals-ru.js';

export { titles } from '../rulebook/titles-ru.js';

// Euphoria in Russian, in the terms of the rulebook: фишка влияния, заведение, товар, преданность, возвращать работников.
// Names of cards and places stand in «» behind a noun, so that they need no cases.

const messages: Readonly<Record<Key, string>> & Readonly<Record<string, string>> = {
  ...refusalMessagesOf(coreRefusalsRu, refusals),
  ...playersRu,
  ...aid,
  ...options,
  ...names,
  ...effects,
  ...events,
  'fact.value': 'знание {value}',
  'fact.cell': 'деление {value}',
  'fact.worker': 'работник {value}',
  'fact.most': 'не больше {value}',
  'fact.price': 'цена – {value}',
  'fact.owned': 'у вас {value}',

  title: 'Эйфория',
  scoring:
    'Очки = выложенные фишки влияния. Побеждает тот, кто выложил десятую; при ничьей решают большая мораль, меньшее знание, фишки влияния на большем числе тайлов и на большем числе территорий, меньшая сумма броска.',
  'reason.tenth-star': 'Выложена десятая фишка влияния.',
  'reason.turn-limit': 'Сыгран последний ход.',
  opening:
    'Порядок хода: {order}; у каждого по 2 работника из 4 и {stars:star}. {edition} {trades} На каждой территории {players:star-space} для фишек влияния; для завершения строительства на площадке нужны {needed:worker}.',
  'opening.first': 'Тексты рекрутов – первого издания.',
  'opening.second': 'Тексты рекрутов – второго издания.',
  'opening.trades': 'За ход можно предложить {n:trade}.',
  'opening.no-trades': 'Торговли нет.',

  number: '{n}',
  list: '{list}',
  or: '{list:or}',
  nothing: 'ничего',
  none: '–',
  free: 'ничего',
  'free.cell': 'бесплатно',

  // ── what can be done ───────────────────────────────────────────────────────────────────────────────────────────────
  'action.pick-market':
    '{выбрать/выбираете/выбирает} заведение «{tile}»{<cost}: цена посещения – {|}{price}{>}{<gain}; {|}{penalty}{>}',
  'action.place-token': '{поставить/ставите/ставит} фишку {track:gen} на деление {cell}',
  'action.draft-recruit': '{выбрать/выбираете/выбирает} рекрута {recruit}',
  'action.keep-recruit': '{оставить/оставляете/оставляет} рекрута {recruit}',
  'action.keep-recruits': '{оставить/оставляете/оставляет} рекрутов: активный – {active}, скрытый – {hidden}',
  'action.place':
    '{поставить/ставите/ставит} работника ({value}) {space:to}{<cost}, цена – {|}{price}{>}{<gain}: {|}{benefit}{>}',
  'action.place.free': '{поставить/ставите/ставит} работника ({value}) {space:to}{<gain}: {|}{benefit}{>}',
  'action.place.area':
    '{поставить/ставите/ставит} работника ({value}) {space:to}{<gain}: {|}общее знание {total}, {benefit}{>}',
  'action.place.area.paid':
    '{поставить/ставите/ставит} работника ({value}) {space:to}{<cost}, цена – {|}{price}{>}{<gain}: {|}общее знание {total}, {benefit}{>}',
  'action.place.site':
    '{поставить/ставите/ставит} работника ({value}) {space:to}{<cost}, цена – {|}{price}{>}{<gain}: {|}работников {there} из {needed}{>}',
  'action.place.site.free':
    '{поставить/ставите/ставит} работника ({value}) {space:to}{<gain}: {|}работников {there} из {needed}{>}',
  'action.place.bumping': '{placing}; вытолкнуть работника ({bumped}) {victim:gen}',
  'action.place.bumping.own': '{placing}; вытолкнуть своего же работника ({bumped})',
  'action.decline-placement': 'пока не {ставить/ставите/ставит} нового работника на поле',
  'action.retrieve': '{вернуть/возвращаете/возвращает} {taken}{<cost} за {|}{paid}{>}{<gain}: {|}мораль +2{>}',
  'action.retrieve.free': '{вернуть/возвращаете/возвращает} {taken} бесплатно',
  'action.retrieve.free.costly': '{вернуть/возвращаете/возвращает} {taken} бесплатно{<cost}, {|}мораль {morale:+}{>}',
  'action.retrieve.recruit':
    '{вернуть/возвращаете/возвращает} {taken} с помощью рекрута {paid}{<cost}, цена – {|}{price}{>}{<gain}: {|}{does}{>}',
  'action.resolve-dilemma.fight':
    '{сражаться/сражаетесь/сражается} с системой{<gain}, награда – {|}рекрут{>}{<cost}; цена – {|}{artifacts}{>}',
  'action.resolve-dilemma.join':
    '{содействовать/содействуете/содействует} антиутопии{<gain}, награда – {|}фишка влияния{>}{<cost}; цена – {|}{artifacts}{>}',
  'action.end-turn': '{закончить/заканчиваете/заканчивает} ход',
  'action.place-star': '{выложить/выкладываете/выкладывает} фишку влияния {place}',
  'action.pay': '{заплатить/платите/платит} {<cost=}{plan}{>}',
  'action.take': '{взять/берёте/берёт} {items}',
  'action.choose-face': '{выбрать/выбираете/выбирает} {face}',
  'action.pay-penalty': '{потерять/теряете/теряет} {<cost=}{good:object}{>} (сейчас {owned})',
  'action.open-trade': '{предложить/предлагаете/предлагает} сделку {partner:dat}',
  'action.give': '{отдать/отдаёте/отдаёт} {item}',
  'action.to-ask': 'больше ничего не {отдавать/отдаёте/отдаёт}, теперь – что взамен',
  'action.ask': '{попросить/просите/просит} {item}',
  'action.submit': '{сделать/делаете/делает} предложение',
  'action.cancel': '{отказаться/отказываетесь/отказывается} от предложения',
  'action.accept': '{согласиться/соглашаетесь/соглашается} на сделку',
  'action.reject': '{отказаться/отказываетесь/отказывается} от сделки',
  'action.pick-card': '{отдать/отдаёте/отдаёт} артефакт {artifact}',
  'action.discard': '{сбросить/сбрасываете/сбрасывает} артефакт {artifact}',
  'action.drop': '{сбросить/сбрасываете/сбрасывает} артефакт {artifact}',
  'action.pay-artifact': '{заплатить/платите/платит} {<cost=}артефакт {artifact}{>}',
  'action.use-ability': '{использовать/используете/использует} рекрута {recruit}{<gain} – {|}{ability}{>}',
  'action.done': 'никого не {использовать/используете/использует}',
  'action.decline': '{обойтись/обходитесь/обходится} без этого',
  'action.take-offer': '{взять/берёте/берёт} это',
  'action.choose': '{выбрать/выбираете/выбирает}: {chosen}',

  // ── what a long list is grouped by; the other actions stand for themselves ──────────────────────────────────────────
  'topic.place.commodity-area': 'поставить работника в зону товаров',
  'topic.place.tank': 'поставить работника в Пункт Активации Работников',
  'topic.place.tunnel': 'поставить работника в тоннель',
  'topic.place.tunnel-end': 'поставить работника в конец тоннеля',
  'topic.place.artifact-market': 'поставить работника на рынок артефактов',
  'topic.place.icarus': 'поставить работника на другую клетку Икара',
  'topic.place.built-market': 'поставить работника в построенное заведение',
  'topic.place.construction': 'поставить работника на строительную площадку',
  'topic.retrieve': 'вернуть работников',
  'topic.resolve-dilemma.fight': 'разрешить дилемму: сражаться с системой',
  'topic.resolve-dilemma.join': 'разрешить дилемму: содействовать антиутопии',
  'topic.open-trade': 'предложить сделку',
  'topic.pay': 'заплатить {first}',
  'topic.place-token.morale': 'поставить фишку морали',
  'topic.place-token.knowledge': 'поставить фишку знаний',
  'topic.keep-recruits': 'активный рекрут – {active}',
  'topic.give': 'отдать что-нибудь',
  'topic.ask': 'попросить что-нибудь',

  // ── what somebody did ──────────────────────────────────────────────────────────────────────────────────────────────
  moved: '{seat} {done}',
  'moved.you': 'Вы {done}',
  'moved.place-star': '{seat} {done}',
  'moved.place-star.you': 'Вы {done}',
  'moved.choose-face': '{seat} {done}',
  'moved.choose-face.you': 'Вы {done}',
  'summary.more': '{list} (до того событий: {more})',

  // ── what is asked ──────────────────────────────────────────────────────────────────────────────────────────────────
  question:
    '{<own}{seat}, ваша мораль – {morale}, знание – {knowledge}; доступные работники: {available}; товары и ресурсы: {goods}; артефакты: {hand}.{>} {asked}',
  'question.setup-pick-market': 'Какое заведение войдёт в игру?',
  'question.setup-place-track-token': 'Куда ставите фишку?',
  'question.setup-draft-recruit': 'Какого рекрута выбираете?',
  'question.setup-keep-recruits': '{<ask}Каких рекрутов оставляете?{>}{<own} У вас {recruits}.{>}',
  'question.setup-keep-recruits.unseen': 'Каких рекрутов оставляете?',
  'question.turn-main': 'Что делаете в свой ход?',
  'question.turn-continue': 'Что ещё делаете в свой ход?',
  'question.dilemma-keep-recruit': 'Какого из двух рекрутов оставляете?',
  'question.trade-build': 'Вы предлагаете {partner:dat} {give}. {<ask}Что отдаёте?{>}',
  'question.trade-build.nothing': 'Что предлагаете {partner:dat}?',
  'question.trade-build.asking': 'Вы предлагаете {partner:dat} обмен: {give} на {ask}. {<ask}Что просите взамен?{>}',
  'question.trade-build.asking.nothing': 'Вы предлагаете {partner:dat} {give}. {<ask}Что просите взамен?{>}',
  'question.trade-build.unseen': 'Что предлагаете {partner:dat}?',
  'question.trade-respond': '{proposer} предлагает вам обмен: {give} на {ask}. {<ask}Соглашаетесь?{>}',
  'question.trade-pick-cards': '{<ask}Какой артефакт отдаёте?{>} Осталось отдать {count}.',
  'question.hand-discard': 'Размер вашей руки – {morale}. {<ask}Какой артефакт сбрасываете?{>}',
  'question.draw-keep': '{<ask}Какой артефакт сбрасываете?{>} Осталось сбросить {count}.',
  'question.roll-choose-face': 'Какое знание получит работник {worker} у {owner:gen}?',
  'question.roll-pay-penalty': 'Штраф заведения: один ваш кубик стоит товара или ресурса. {<ask}Что теряете?{>}',
  'question.place-pay': 'Чем платите {space:at}?',
  'question.place-benefit': 'Что берёте {space:at}?',
  'question.place-star': 'Куда выкладываете фишку влияния, которую получили {space:at}?',
  'question.place-extra': 'Ставите нового работника ({value}) сразу?',
  'question.ability-window': 'Используете кого-нибудь из рекрутов?',
  'question.ability-react': 'Используете рекрута {recruit} – {ability}?',
  'question.draw-react': 'Используете рекрута {recruit} – {ability}?',
  'question.ability-offer': 'Рекрут {recruit} предлагает: {does}. {<ask}Берёте?{>}',
  'question.ability-choose': 'Рекрут {recruit} даёт: {does}. {<ask}Что выбираете?{>}',
  'question.ability-choose.unseen': 'Вы получаете: {does}. {<ask}Что выбираете?{>}',
  'question.ability-discard': '{<ask}Каким артефактом платите за рекрута {recruit}?{>} Осталось заплатить {count}.',

  // ── tables ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  'table.players': 'Игроки',
  'table.factions': 'Фракции',
  'table.spaces': 'Клетки',
  'table.sites': 'Строительные площадки',
  'table.recruits': 'Рекруты',
  'table.own': 'Ваши карты',
  'head.player': '',
  'head.stars': 'фишки влияния',
  'head.morale': 'мораль',
  'head.knowledge': 'знание',
  'head.available': 'доступные работники',
  'head.on-board': 'на поле',
  'head.artifacts': 'артефакты',
  'head.goods': 'товары и ресурсы',
  'head.faction': 'фракция',
  'head.allegiance': 'преданность',
  'head.miner': 'шахтёр',
  'head.territory': 'фишки влияния на территории',
  'head.free': 'свободно',
  'head.space': 'клетка',
  'head.price': 'цена',
  'head.workers': 'работники',
  'head.site': 'площадка',
  'head.market': 'заведение',
  'head.penalty': 'штраф',
  'head.recruit': 'рекрут',
  'head.abilities': 'что делает',
  'head.kind': 'вид',
  'head.card': 'карта',
  'cell.standing': '{seat} {value}',
  'cell.needed': '{there} из {needed}',
  'cell.unbuilt': 'не построено',
  'cell.stars': '{market}; фишки влияния: {owners}',
  'cell.nobody': '{market}; фишек влияния нет',
  'own.hand': 'рука',
  'own.hidden': 'скрытый рекрут',
  'own.dilemma': 'дилемма',
  'score.territories': 'территории',
  'score.tiles': 'тайлы',
  'score.recruits': 'рекруты',
  'score.dilemma': 'дилемма',
  'score.morale': 'мораль',
  'score.knowledge': 'знание',
  'score.tie': 'ничья',
};

/** The texts of Euphoria in Russian. */
export const ru: Language<Key, Noun> = typeset({ locale: 'ru', messages, nouns });
