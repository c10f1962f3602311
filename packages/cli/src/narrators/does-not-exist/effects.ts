import { at } from '@rulewright/core';
import { type DoesNotExistContent, partsOf } from '@rulewright/does-not-exist';
import { count, NONE, title } from './words.js';

// What monsters and classes do, in words.

type Monster = DoesNotExistContent['monsters'][number];
type Special = Monster['special'];
type Effect = Monster['failure'];
type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;
type Abilities = DoesNotExistContent['classes'][number]['abilities'];
type Ability = NonNullable<Abilities[keyof Abilities]>;

const CARDS = { hand: 'hand card', inventory: 'inventory card', held: 'card' } as const;

const monsterNamed = ({ monsters, figureIndex }: DoesNotExistContent, name: string): Monster =>
  at(monsters, figureIndex[name] ?? NONE);

/** `Oxymoron (level 15, brings 2 souls and 4 cards; +1 to escape rolls; failure: lose 1 soul and discard 2 hand cards)` */
export function monsterInFull(content: DoesNotExistContent, name: string, blankSouls: number): string {
  const { level, souls, sounds, special, failure } = monsterNamed(content, name);
  const brought = souls ?? blankSouls;
  const reward = [...(brought > 0 ? [count(brought, 'soul')] : []), count(sounds, 'card')].join(' and ');
  const parts = [`level ${level}, brings ${reward}`, ...specialTexts(special), `failure: ${effectText(failure)}`];
  return `${title(name)} (${parts.join('; ')})`;
}

/** What a failure asks of who did not escape. */
export function effectText(effect: Effect): string {
  switch (effect.op) {
    case 'none':
      return 'nothing happens';
    case 'seq':
      return effect.ops.map(effectText).join(' and ');
    case 'choose':
      return effect.options.map(effectText).join(', or ');
    case 'byGender':
      return `a woman: ${effectText(effect.woman)}, a man: ${effectText(effect.man)}`;
    case 'ifEmpty':
      return `with ${EMPTY[effect.zone]} ${effectText(effect.effect)}, otherwise ${effectText(effect.otherwise)}`;
    case 'ifClass':
      return `as ${title(effect.class)} ${effectText(effect.effect)}, otherwise ${effectText(effect.otherwise)}`;
    case 'roll':
      return `roll a die: ${effect.cases.map(({ min, effect }) => `from ${min} ${effectText(effect)}`).join(', ')}`;
    case 'discardMinBonus':
    case 'discardMercenary':
    case 'discardAbility':
      return `${lossText(effect)}${effect.otherwise === undefined ? '' : `, without one ${effectText(effect.otherwise)}`}`;
    case 'takeFromHand':
      return takenText(effect);
    default:
      return plainText(effect);
  }
}

const EMPTY = { hand: 'an empty hand', inventory: 'an empty inventory', held: 'no card' } as const;

function lossText(effect: EffectOf<'discardMinBonus' | 'discardMercenary' | 'discardAbility'>): string {
  switch (effect.op) {
    case 'discardMinBonus':
      return `discard a ${CARDS[effect.from]} worth ${effect.min} or more`;
    case 'discardMercenary':
      return 'dismiss a mercenary';
    case 'discardAbility':
      return 'discard an ability card';
  }
}

function takenText({ takers, pick, to }: EffectOf<'takeFromHand'>): string {
  const who = takers === 'neighbours' ? 'each neighbour' : 'each opponent';
  const card = pick === 'blind' ? 'a blind hand card' : 'a card of the hand';
  return `${who} ${to === 'taker' ? 'takes' : 'discards'} ${card}`;
}

type Plain = Exclude<
  Effect,
  EffectOf<
    | 'none'
    | 'seq'
    | 'choose'
    | 'byGender'
    | 'ifEmpty'
    | 'ifClass'
    | 'roll'
    | 'discardMinBonus'
    | 'discardMercenary'
    | 'discardAbility'
    | 'takeFromHand'
  >
>;

function plainText(effect: Plain): string {
  switch (effect.op) {
    case 'loseSouls':
      return `lose ${count(effect.n, 'soul')}`;
    case 'loseAllSouls':
      return 'lose all souls';
    case 'soulsDownToMin':
      return 'fall to the fewest souls of all';
    case 'discard':
      return typeof effect.n === 'number'
        ? `discard ${count(effect.n, CARDS[effect.from])}`
        : `discard as many ${CARDS[effect.from]}s as a d${effect.n.die} shows`;
    case 'discardHand':
      return 'discard the hand';
    case 'discardHighest':
      return `discard the best ${effect.n === 1 ? CARDS[effect.from] : count(effect.n, CARDS[effect.from])}`;
    case 'discardAllAtMost':
      return `discard every ${CARDS[effect.from]} worth ${effect.max} or less`;
    case 'discardSet':
      return `discard ${effect.size === 'fewest' ? '' : `${effect.size} `}hand cards worth ${effect.minTotal} or more together`;
    case 'drawSounds':
      return `draw ${count(effect.n, 'card')}`;
    case 'discardClass':
      return 'discard the class';
    case 'zero':
      return 'be zeroed';
    case 'richestTake':
      return 'each richest opponent takes a card';
    case 'poorestTakes':
      return 'show the hand, the poorest opponent may take a card of it';
    case 'giveEachExceptExtremes':
      return 'give a card to everybody neither richest nor poorest';
    case 'noHelpUntilOwnTurn':
      return 'help nobody until their next turn';
  }
}

/** The part of an effect that a path leads to. */
export const partAt = (effect: Effect, path: readonly number[]): Effect =>
  path.reduce((part, index) => at(partsOf(part), index), effect);

function specialTexts({ invite, onInvite, lineup, onSuccess, escape: leaving }: Special): string[] {
  return [
    ...(invite?.cost === 0 ? ['comes for free'] : []),
    ...(invite?.extraHandCards === undefined ? [] : [`costs ${count(invite.extraHandCards, 'hand card')} more`]),
    ...(invite?.raise === undefined ? [] : [`each opponent may raise the level by ${invite.raise} for a card`]),
    ...(onInvite === undefined ? [] : [`as ${title(onInvite.ifClass)} draw ${count(onInvite.draw, 'card')}`]),
    ...(lineup === undefined
      ? []
      : [`the weakest card of a ${title(lineup.ifClass)} counts ${lineup.weakestTimes} times`]),
    ...(onSuccess === undefined ? [] : [successText(onSuccess)]),
    ...(leaving === undefined ? [] : escapeTexts(leaving)),
  ];
}

const successText = (success: NonNullable<Special['onSuccess']>): string =>
  success.op === 'joins'
    ? 'becomes a mercenary of the winner'
    : `${count(success.n, 'soul')} more for exactly ${count(success.cards, 'own card')}`;

function escapeTexts({ add, releaseAtMost, loseBefore, loseIfRolled, noRoll, way }: NonNullable<Special['escape']>) {
  return [
    ...(add === undefined ? [] : [`+${add} to escape rolls`]),
    ...(releaseAtMost === undefined ? [] : [`lets go who has ${count(releaseAtMost, 'soul')} or fewer`]),
    ...(loseBefore === undefined ? [] : [`${count(loseBefore, 'soul')} lost before the roll`]),
    ...(loseIfRolled === undefined ? [] : [`rolling costs ${count(loseIfRolled, 'soul')}`]),
    ...(noRoll === true ? ['no escape roll'] : []),
    ...(way === undefined ? [] : [wayText(way)]),
  ];
}

function wayText(way: NonNullable<NonNullable<Special['escape']>['way']>): string {
  switch (way.by) {
    case 'pay-escape':
      return 'a card buys the way out';
    case 'bribe':
      return `a card worth ${way.minBonus} or more sends it away`;
    case 'walk-away':
      return 'whoever likes walks away';
  }
}

/** What a class can do. */
export const abilityTexts = (abilities: Abilities): string[] =>
  Object.values(abilities).flatMap((ability) => (ability === undefined ? [] : abilityText(ability)));

function abilityText(ability: Ability): string[] {
  switch (ability.op) {
    case 'hijack':
      return [`plays the next turn of an opponent for ${count(ability.souls, 'soul')} and a roll of ${ability.min}`];
    case 'wideDraft':
      return [`drafts ${ability.draw} and drops ${ability.drop}`];
    case 'draftFromDiscard':
      return ['drafts from the discard pile'];
    case 'refresh':
      return [`changes a card for ${ability.draw}`];
    case 'copy':
      return ['copies the best card'];
    case 'challenge':
      return ['forces an opponent to help'];
    case 'rolledCard':
      return ['rolls for cards'];
    case 'needleRoll':
      return [`rolls for ${count(ability.cards, 'card')} against invaders`];
    case 'expel':
      return [`expels an invader for ${count(ability.souls, 'soul')}`];
    case 'signal':
      return ['signals for the top card of the deck'];
    case 'roar':
      return [`cards up to ${ability.atMost} count ${ability.times} times against invaders`];
    case 'inert':
      return [];
    default:
      return [rewardText(ability)];
  }
}

type Reward = Extract<
  Ability,
  {
    op:
      | 'winsTies'
      | 'landslide'
      | 'paidHelper'
      | 'shield'
      | 'escapeBonus'
      | 'escapeByTotal'
      | 'boost'
      | 'handLimit'
      | 'notHuman';
  }
>;

function rewardText(ability: Reward): string {
  switch (ability.op) {
    case 'winsTies':
      return 'wins ties';
    case 'landslide':
      return `${count(ability.souls, 'soul')} more for winning by ${ability.margin}`;
    case 'paidHelper':
      return `${count(ability.souls, 'soul')} more as Saviour`;
    case 'shield':
      return `a hand of ${ability.cards} saves the souls`;
    case 'escapeBonus':
      return `+${ability.n} to escape rolls`;
    case 'escapeByTotal':
      return `escape rolls ${ability.steps.map(({ above, add }, i) => `+${add} above ${i === 0 ? 'a total of ' : ''}${above}`).join(', ')}`;
    case 'boost':
      return `up to ${count(ability.most, 'card')} for +${ability.add} each to escape`;
    case 'handLimit':
      return `hand limit ${ability.n}`;
    case 'notHuman':
      return 'not human';
  }
}
