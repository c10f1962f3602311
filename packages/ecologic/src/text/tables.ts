import { formatFraction, fraction, NONE, type Seat, toNumber } from '@rulewright/core';
import type { FactTable } from '@rulewright/core/text';
import { BRANCHES } from '../content/tables.js';
import type { EcoLogicEngine } from '../index.js';
import { at, hexName, itemName, objectName, type Position, type Speaker } from './words.js';

type Questions = ReturnType<EcoLogicEngine['ask']>;

/** What everybody has, with the score if the game ended now. */
export function playersTable(speaker: Speaker, position: Position, ask: Questions): FactTable {
  const { voice, seats } = speaker;
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
    rows: position.players.map(({ money, ecoFund }, seat) => [
      seats(seat),
      voice.say('number', { n: money }),
      voice.say('number', { n: ecoFund }),
      objects(speaker, position, seat),
      initiatives(speaker, position, seat),
      listed(speaker, builtBy(speaker, position, seat)),
      listed(speaker, inHand(speaker, position, seat)),
      voice.say('number', { n: Number(toNumber(ask.score(seat)).toFixed(1)) }),
    ]),
  };
}

/** Every hex: what it is, and what stands on it. */
export function fieldTable(speaker: Speaker, position: Position): FactTable {
  const { content, voice } = speaker;
  return {
    title: voice.say('table.field'),
    head: [voice.say('head.hex'), voice.say('head.resources'), voice.say('head.bio'), voice.say('head.standing')],
    rows: position.field.tile.map((tile, hex) => {
      const { resources, bio } = at(content.tiles, tile);
      const branches = resources.map((branch) => voice.say(`branch.${branch}`));
      return [
        hexName(speaker, position, hex),
        resources.length === 0 ? voice.say('cell.site') : voice.say('list', { list: branches }),
        voice.say('number', { n: bio }),
        standing(speaker, position, hex),
      ];
    }),
  };
}

function standing(speaker: Speaker, { field, specials }: Position, hex: number): string {
  const { content, voice, who } = speaker;
  const special = specials.hex.indexOf(hex);
  if (special >= 0)
    return voice.say('cell.special', {
      seat: who(at(specials.owner, special)),
      special: itemName(speaker, at(content.specials, special).id),
    });
  const owner = at(field.owner, hex);
  if (owner === NONE) return voice.say('cell.free');
  const facts = { seat: who(owner), object: objectName(speaker, at(field.pieces, hex)) };
  const [card] = at(field.initiatives, hex);
  if (card === undefined) return voice.say('cell.object', facts);
  return voice.say('cell.object.initiative', { ...facts, initiative: voice.name(at(content.initiatives, card).name) });
}

/** `oil 3 1 and mineral 2`: the levels by branch, a mixed object under both. */
function objects(speaker: Speaker, { field }: Position, seat: Seat): string {
  const { voice } = speaker;
  const groups = BRANCHES.flatMap((branch) => {
    const own = field.pieces.filter((pieces, hex) => field.owner[hex] === seat && pieces.includes(branch));
    const levels = own.map((pieces) => pieces.length).sort((a, b) => b - a);
    const values = { branch: voice.say(`branch.${branch}`), levels: levels.join(' ') };
    return levels.length === 0 ? [] : [voice.say('cell.levels', values)];
  });
  return listed(speaker, groups);
}

/** `3, effect +6, upkeep 2` */
function initiatives({ content, voice }: Speaker, { field }: Position, seat: Seat): string {
  const cards = field.initiatives.flatMap((list, hex) =>
    field.owner[hex] === seat ? list.map((card) => at(content.initiatives, card)) : [],
  );
  if (cards.length === 0) return voice.say('none');
  return voice.say('cell.initiatives', {
    count: cards.length,
    eco: cards.reduce((total, card) => total + card.eco, 0),
    upkeep: cards.reduce((total, card) => total + card.upkeep, 0),
  });
}

const listed = ({ voice }: Speaker, list: readonly string[]): string =>
  list.length === 0 ? voice.say('none') : voice.say('list', { list });

const builtBy = ({ content, voice }: Speaker, { specials }: Position, seat: Seat): string[] =>
  content.specials
    .filter((_, card) => specials.owner[card] === seat && specials.hex[card] !== NONE)
    .map(({ name }) => voice.name(name));

/** ECO-GEN.7: what was bought and does not stand on the field. */
function inHand({ content, voice }: Speaker, { players, specials }: Position, seat: Seat): string[] {
  const { hand, initiatives } = at(players, seat);
  const pieces = BRANCHES.flatMap((branch) =>
    hand[branch] > 0 ? [voice.say(`held.${branch}`, { value: hand[branch] })] : [],
  );
  const held = content.specials.filter((_, card) => specials.owner[card] === seat && specials.hex[card] === NONE);
  const cards = [...initiatives.map((card) => at(content.initiatives, card)), ...held];
  return [...pieces, ...cards.map(({ name }) => voice.name(name))];
}

/** ECO-END.3, ECO-R39: what a score is made of. */
export function scoreParts({ voice }: Speaker, { players, options }: Position, seat: Seat): Record<string, string> {
  const { ecoFund, money } = at(players, seat);
  const larger = Math.max(ecoFund, money);
  const hasBalance = larger > 0 && (ecoFund >= 0 || options.negativeEco === 'formula');
  return {
    [voice.say('score.ecoFund')]: voice.say('number', { n: ecoFund }),
    [voice.say('score.money')]: voice.say('number', { n: money }),
    [voice.say('score.k')]: hasBalance
      ? formatFraction(fraction(Math.min(ecoFund, money), larger)).replace('-', '−')
      : voice.say('none'),
  };
}
