import { type Seat, toNumber } from '@rulewright/core';
import { decimal, type FactSheet } from '@rulewright/core/text';
import { BRANCHES } from '../content/tables.js';
import type { EcoLogicEngine } from '../index.js';
import { hexName, initiativeNamed, itemName, objectName, type Position, type Speaker } from './words.js';

type Questions = ReturnType<EcoLogicEngine['ask']>;

/** Every player's possessions, with the score if the game ended now. */
export function playersTable(speaker: Speaker, position: Position, ask: Questions): FactSheet {
  const { voice, heading } = speaker;
  const { field } = ask.shared();
  return {
    title: voice.say('table.players'),
    head: [
      voice.say('head.player'),
      voice.say('head.coins'),
      voice.say('head.ecoFund'),
      voice.say('head.objects'),
      voice.say('head.initiatives'),
      voice.say('head.specials'),
      voice.say('head.hand'),
      voice.say('head.score'),
    ],
    rows: playersOf(position, ask).map((player) => {
      const { seat } = player;
      const own = field.filter(({ owner }) => owner === seat);
      return [
        heading(seat),
        voice.say('number', { n: player.money }),
        voice.say('number', { n: player.ecoFund }),
        objects(speaker, own),
        initiatives(speaker, own),
        listed(
          speaker,
          specialNames(speaker, player, (hex) => hex !== null),
        ),
        listed(speaker, inHand(speaker, player)),
        voice.say('number', { n: Number(toNumber(ask.score(seat)).toFixed(1)) }),
      ];
    }),
  };
}

/** Every hex: its tile, and the pieces and cards on it. */
export function fieldTable(speaker: Speaker, position: Position, ask: Questions): FactSheet {
  const { voice } = speaker;
  const players = playersOf(position, ask);
  return {
    title: voice.say('table.field'),
    head: [voice.say('head.hex'), voice.say('head.resources'), voice.say('head.bio'), voice.say('head.standing')],
    rows: ask.shared().field.map((hex) => {
      const branches = hex.resources.map((branch) => voice.say(`branch.${branch}`));
      return [
        hexName(speaker, position, hex.hex),
        branches.length === 0 ? voice.say('cell.site') : voice.say('list', { list: branches }),
        voice.say('number', { n: hex.bio }),
        standing(speaker, players, hex),
      ];
    }),
  };
}

type Player = ReturnType<Questions['player']>;
const playersOf = ({ options }: Position, ask: Questions): readonly Player[] =>
  Array.from({ length: options.players }, (_, seat) => ask.player(seat));

type Hex = ReturnType<Questions['shared']>['field'][number];

function standing(speaker: Speaker, players: readonly Player[], { owner, special, pieces, initiative }: Hex): string {
  const { voice, heading } = speaker;
  const builder = players.find(({ specials }) => specials.some((own) => own.special === special));
  if (special !== null && builder !== undefined)
    return voice.say('cell.special', { seat: heading(builder.seat), special: itemName(speaker, special) });
  if (owner === null) return voice.say('cell.free');
  const facts = { seat: heading(owner), object: objectName(speaker, pieces) };
  return initiative === null
    ? voice.say('cell.object', facts)
    : voice.say('cell.object.initiative', {
        ...facts,
        initiative: voice.name(initiativeNamed(speaker, initiative).name),
      });
}

/** `oil 3 1 and mineral 2`: the levels by branch, a mixed object under both. */
function objects(speaker: Speaker, own: readonly Hex[]): string {
  const { voice } = speaker;
  const groups = BRANCHES.flatMap((branch) => {
    const levels = own.filter(({ pieces }) => pieces.includes(branch)).map(({ level }) => level);
    const values = { branch: voice.say(`branch.${branch}`), levels: levels.sort((a, b) => b - a).join(' ') };
    return levels.length === 0 ? [] : [voice.say('cell.levels', values)];
  });
  return listed(speaker, groups);
}

/** `3, effect +6, upkeep 2` */
function initiatives(speaker: Speaker, own: readonly Hex[]): string {
  const cards = own.flatMap(({ initiative }) => (initiative === null ? [] : [initiativeNamed(speaker, initiative)]));
  if (cards.length === 0) return speaker.voice.say('none');
  return speaker.voice.say('cell.initiatives', {
    count: cards.length,
    eco: cards.reduce((total, card) => total + card.eco, 0),
    upkeep: cards.reduce((total, card) => total + card.upkeep, 0),
  });
}

const listed = ({ voice }: Speaker, list: readonly string[]): string =>
  list.length === 0 ? voice.say('none') : voice.say('list', { list });

/** The specials of a player, those that are built or those in the hand. */
const specialNames = (
  { content, voice }: Speaker,
  { specials }: Player,
  isMeant: (hex: Player['specials'][number]['hex']) => boolean,
): readonly string[] =>
  content.specials
    .filter(({ id }) => specials.some(({ special, hex }) => special === id && isMeant(hex)))
    .map(({ name }) => voice.name(name));

/** ECO-GEN.7: a player's purchases that are not on the field. */
function inHand(speaker: Speaker, player: Player): string[] {
  const { voice } = speaker;
  const { hand } = player;
  const pieces = BRANCHES.flatMap((branch) =>
    hand[branch] > 0 ? [voice.say(`held.${branch}`, { value: hand[branch] })] : [],
  );
  const cards = player.initiatives.map((id) => voice.name(initiativeNamed(speaker, id).name));
  return [...pieces, ...cards, ...specialNames(speaker, player, (hex) => hex === null)];
}

/** Digits of a balance. */
const DIGITS = 2;

/** ECO-END.3, ECO-R39: the parts of a score. */
export function scoreBreakdown(
  { voice }: Speaker,
  { options }: Position,
  ask: Questions,
  seat: Seat,
): Record<string, string> {
  const { ecoFund, money } = ask.player(seat);
  const larger = Math.max(ecoFund, money);
  const hasBalance = larger > 0 && (ecoFund >= 0 || options.negativeEco === 'formula');
  return {
    [voice.say('score.ecoFund')]: voice.say('number', { n: ecoFund }),
    [voice.say('score.money')]: voice.say('number', { n: money }),
    [voice.say('score.k')]: hasBalance
      ? decimal(Math.min(ecoFund, money) / larger, DIGITS, voice.locale)
      : voice.say('none'),
  };
}
