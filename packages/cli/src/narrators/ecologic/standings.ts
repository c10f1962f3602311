import { at, type Fraction, formatFraction, fraction, type Seat, toNumber } from '@rulewright/core';
import { score } from '@rulewright/ecologic';
import { type Line, seatName } from '../../game.js';
import { columns } from '../../table.js';
import { BRANCHES, NONE, type Scene } from './scene.js';
import { initiativesOf } from './settlement.js';
import { signed } from './words.js';

/** A table of what everybody has, with the score if the game ended now. */
export function standings(scene: Scene): Line[] {
  const head = ['', 'coins', 'eco fund', 'objects', 'initiatives', 'specials', 'in hand', 'score now'];
  const rows = scene.players.map(({ money, ecoFund }, seat) => [
    seatName(seat),
    `${money}`,
    `${ecoFund}`,
    objects(scene, seat),
    initiatives(scene, seat),
    names(scene.content.specials.filter((_, card) => isBuiltBy(scene, seat, card))),
    inHand(scene, seat),
    decimal(score(ecoFund, money, scene.options.negativeEco)),
  ]);
  return columns(head, rows).map((text) => ({ text: `  ${text}`, style: 'drawn' }));
}

/** `oil 3 1, mineral 2`: the levels by branch, a mixed object under both. */
function objects({ field }: Scene, seat: Seat): string {
  const groups = BRANCHES.flatMap((branch) => {
    const own = field.pieces.filter((pieces, hex) => field.owner[hex] === seat && pieces.includes(branch));
    const levels = own.map((pieces) => pieces.length).sort((a, b) => b - a);
    return levels.length === 0 ? [] : [`${branch} ${levels.join(' ')}`];
  });
  return groups.join(', ') || '-';
}

/** `3, effect +6, upkeep 2` */
function initiatives(scene: Scene, seat: Seat): string {
  const cards = initiativesOf(scene, seat);
  const eco = cards.reduce((total, card) => total + card.eco, 0);
  const upkeep = cards.reduce((total, card) => total + card.upkeep, 0);
  return cards.length === 0 ? '-' : `${cards.length}, effect ${signed(eco)}, upkeep ${upkeep}`;
}

const names = (cards: readonly { readonly name: { readonly en: string } }[]): string =>
  cards.map(({ name }) => name.en).join(', ') || '-';

const isBuiltBy = ({ specials }: Scene, seat: Seat, card: number): boolean =>
  specials.owner[card] === seat && specials.hex[card] !== NONE;

/** ECO-GEN.7: what was bought and does not stand on the field. */
export function inHand({ players, specials, content }: Scene, seat: Seat): string {
  const { hand, initiatives } = at(players, seat);
  const pieces = BRANCHES.flatMap((branch) => (hand[branch] > 0 ? [`${hand[branch]} ${branch}`] : []));
  const held = content.specials.filter((_, card) => specials.owner[card] === seat && specials.hex[card] === NONE);
  const cards = [...initiatives.map((card) => at(content.initiatives, card)), ...held].map(({ name }) => name.en);
  return [...pieces, ...cards].join(', ') || '-';
}

/** ECO-END.3, ECO-R39: what a score is made of. */
export function result({ players, options }: Scene, seat: Seat): Record<string, string> {
  const { ecoFund, money } = at(players, seat);
  const larger = Math.max(ecoFund, money);
  const hasBalance = larger > 0 && (ecoFund >= 0 || options.negativeEco === 'formula');
  const k = hasBalance ? formatFraction(fraction(Math.min(ecoFund, money), larger)) : '-';
  return { 'eco fund': `${ecoFund}`, money: `${money}`, k };
}

const decimal = (exact: Fraction): string => toNumber(exact).toFixed(1);
