import { at, type Seat } from '@rulewright/core';
import { seatName } from '../../game.js';
import { abilityText, recruitInFull } from './abilities.js';
import { effectText } from './effects.js';
import { numberOf, ownerOf } from './scene.js';
import { availableText, goodsOf } from './standings.js';
import { tradeItems } from './trade-items.js';
import { count, goodsText, handText, itemsText, NONE, type Position, type Setting, spaceName } from './words.js';

// What players are asked.

type Task = Position['agenda'][number];
/** The kinds of records that ask somebody. */
const KINDS = [
  'setup-pick-market',
  'setup-place-track-token',
  'setup-draft-recruit',
  'setup-keep-recruits',
  'turn-main',
  'turn-continue',
  'trade-build',
  'trade-respond',
  'trade-pick-cards',
  'place-pay',
  'place-benefit',
  'place-star',
  'place-extra',
  'ability-window',
  'ability-react',
  'ability-offer',
  'ability-choose',
  'ability-discard',
  'roll-choose-face',
  'roll-pay-penalty',
  'hand-discard',
  'draw-react',
  'draw-keep',
  'dilemma-keep-recruit',
] as const;
export type Choice = Extract<Task, { readonly kind: (typeof KINDS)[number] }>;

/** The choice that waits. */
export function choiceOf({ agenda }: Pick<Position, 'agenda'>): Choice | undefined {
  const record = agenda[agenda.length - 1];
  return record !== undefined && isChoice(record) ? record : undefined;
}

const isChoice = (record: Task): record is Choice => KINDS.some((kind) => kind === record.kind);

/** What a seat is asked, with the facts it needs. */
export function question(setting: Setting, position: Position, seat: Seat): string {
  const { morale, knowledge, hands } = position;
  const facts = [
    `morale ${at(morale, seat)}, knowledge ${at(knowledge, seat)}`,
    `available workers ${availableText(position, seat)}`,
    `goods ${goodsText(goodsOf(position, seat))}`,
    `artifacts ${handText(setting, at(hands, seat))}`,
  ];
  const choice = choiceOf(position);
  return `${seatName(seat)}, you have ${facts.join('; ')}. ${choice === undefined ? '' : asked(setting, position, choice, seat)}`.trim();
}

function asked(setting: Setting, position: Position, choice: Choice, seat: Seat): string {
  switch (choice.kind) {
    case 'setup-pick-market':
      return 'Which market comes into the game?';
    case 'setup-place-track-token':
      return 'Where do you put a token?';
    case 'setup-draft-recruit':
      return 'Which recruit do you pick?';
    case 'setup-keep-recruits':
      return `Which recruits do you keep? You have ${recruitsText(setting, at(position.dealtRecruits, seat))}.`;
    case 'turn-main':
      return 'What do you do in your turn?';
    case 'turn-continue':
      return 'What else do you do in your turn?';
    case 'dilemma-keep-recruit':
      return 'Which of the two recruits do you keep?';
    case 'trade-build':
    case 'trade-respond':
    case 'trade-pick-cards':
      return tradeQuestion(setting, choice);
    case 'hand-discard':
      return `Your hand limit is ${at(position.morale, seat)}. Which artifact do you discard?`;
    case 'draw-keep':
      return `Which artifact do you discard again? ${choice.count} to go.`;
    case 'roll-choose-face':
      return `Which value does worker ${numberOf(choice.worker)} of ${seatName(ownerOf(choice.worker))} get?`;
    case 'roll-pay-penalty':
      return 'A market takes a good for one of your dice. Which one?';
    case 'place-pay':
    case 'place-benefit':
    case 'place-star':
    case 'place-extra':
      return placementQuestion(setting, position, choice);
    default:
      return abilityQuestion(setting, choice);
  }
}

const recruitsText = (setting: Setting, recruits: readonly number[]): string =>
  recruits.map((recruit) => recruitInFull(setting, at(setting.content.recruits, recruit))).join('; ');

type TradeChoice = Extract<Choice, { kind: 'trade-build' | 'trade-respond' | 'trade-pick-cards' }>;

function tradeQuestion(setting: Setting, choice: TradeChoice): string {
  switch (choice.kind) {
    case 'trade-build': {
      const give = itemsText(setting, tradeItems(choice.give));
      const partner = seatName(choice.partner);
      return choice.isAsking
        ? `You offer ${partner} ${give} for ${itemsText(setting, tradeItems(choice.ask))}. What do you ask for?`
        : `You offer ${partner} ${give}. What do you give?`;
    }
    case 'trade-respond':
      return `${seatName(choice.proposer)} offers you ${itemsText(setting, tradeItems(choice.give))} for ${itemsText(setting, tradeItems(choice.ask))}. Do you accept?`;
    case 'trade-pick-cards':
      return `Which artifact do you hand over? ${choice.count} to go.`;
  }
}

type PlacementChoice = Extract<Choice, { kind: 'place-pay' | 'place-benefit' | 'place-star' | 'place-extra' }>;

function placementQuestion(setting: Setting, { placement, value }: Position, choice: PlacementChoice): string {
  const there = placement.space === NONE ? 'there' : `on ${spaceName(setting, placement.space)}`;
  switch (choice.kind) {
    case 'place-pay':
      return `What do you pay ${there}?`;
    case 'place-benefit':
      return `What do you take ${there}?`;
    case 'place-star':
      return `Where does your star go, for the visit ${there}?`;
    case 'place-extra':
      return `Do you place the new worker (${value[placement.added] ?? 0}) at once?`;
  }
}

type AbilityChoice = Extract<
  Choice,
  {
    kind: 'ability-window' | 'ability-react' | 'ability-offer' | 'ability-choose' | 'ability-discard' | 'draw-react';
  }
>;

function abilityQuestion({ content }: Setting, choice: AbilityChoice): string {
  switch (choice.kind) {
    case 'ability-window':
      return 'Do you use one of your recruits?';
    case 'ability-react':
    case 'draw-react':
      return `Do you use ${ownerOfAbility(content, choice.ability)} – ${abilityText(content, choice.ability)}?`;
    case 'ability-offer': {
      const recruit = recruitWith(content, choice.effect);
      return `${recruit === undefined ? 'A recruit' : recruit} offers you ${offerText(content, choice.effect)}. Do you take it?`;
    }
    case 'ability-choose': {
      const recruit = recruitWith(content, choice.effect);
      return `${recruit === undefined ? 'You get' : `${recruit} gives you`} ${effectText(content, choice.effect)}. What do you take?`;
    }
    case 'ability-discard':
      return `Which artifact do you pay for ${ownerOfAbility(content, choice.ability)}? ${count(choice.count, 'artifact')} to go.`;
  }
}

type Content = Setting['content'];

const ownerOfAbility = ({ abilities, recruits }: Content, ability: number): string =>
  at(recruits, at(abilities, ability).recruit).name.en;

/** The recruit whose ability has this effect, on its own or inside another one. */
function recruitWith(content: Content, effect: number): string | undefined {
  const ability = content.abilities.find(({ effects }) => effects.some((outer) => holds(content, outer, effect)));
  return ability === undefined ? undefined : at(content.recruits, ability.recruit).name.en;
}

function holds(content: Content, outer: number, effect: number): boolean {
  if (outer === effect) return true;
  const row = at(content.effects, outer);
  switch (row.op) {
    case 'oneOf':
      return row.of.some((inner) => holds(content, inner, effect));
    case 'for':
      return row.effects.some((inner) => holds(content, inner, effect));
    case 'showHand':
      return row.pair.some((inner) => holds(content, inner, effect));
    case 'ifDiscarded':
    case 'ifBuilder':
      return [...row.yes, ...row.no].some((inner) => holds(content, inner, effect));
    default:
      return false;
  }
}

/** What an offer to others gives one of them. */
function offerText(content: Content, effect: number): string {
  const row = at(content.effects, effect);
  return row.op === 'for'
    ? row.effects.map((inner) => effectText(content, inner)).join(', ')
    : effectText(content, effect);
}
