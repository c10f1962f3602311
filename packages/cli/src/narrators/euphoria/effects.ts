import { at } from '@rulewright/core';
import { type EuphoriaContent, FACTIONS, GOODS } from '@rulewright/euphoria';
import { artifactName, count, factionName, listed, signed } from './words.js';

// What things cost and give, in words.

type Row = EuphoriaContent['effects'][number];
type RowOf<Op extends Row['op']> = Extract<Row, { readonly op: Op }>;
type Price = EuphoriaContent['abilities'][number]['price'];
type Offers = EuphoriaContent['tiles'][number]['offers'];

/** `3 artifacts or 2 equal artifacts`; `free`. */
export const offersText = (content: EuphoriaContent, offers: Offers): string =>
  offers.map(({ price }) => priceText(content, price)).join(' or ') || 'closed';

/** `4 water and 1 artifact`; `free`. */
export function priceText(content: EuphoriaContent, price: Price): string {
  const { anyResource, anyCommodity, anyButBliss, artifacts, alike, artifact, morale, knowledge } = price;
  const parts = [
    ...GOODS.flatMap((good, i) => part(price.goods[i] ?? 0, (n) => `${n} ${good}`)),
    ...part(anyResource, (n) => `${count(n, 'resource')} of any kind`),
    ...part(anyCommodity, (n) => (n === 1 ? '1 commodity of any kind' : `${n} commodities of any kind`)),
    ...part(anyButBliss, (n) => (n === 1 ? '1 commodity but bliss' : `${n} commodities but bliss`)),
    ...part(artifacts, (n) => count(n, 'artifact')),
    ...part(alike, (n) => `${n} equal artifacts`),
    ...(artifact < 0 ? [] : [`1 ${at(content.artifacts, artifact).name.en}`]),
    ...part(morale, (n) => `${n} morale`),
    ...part(knowledge, (n) => `+${n} knowledge`),
  ];
  return listed(parts) || 'free';
}

const part = (n: number, text: (n: number) => string): string[] => (n > 0 ? [text(n)] : []);

/** `+2 morale and 1 resource of choice` */
export const effectsText = (content: EuphoriaContent, effects: readonly number[]): string =>
  listed(effects.map((effect) => effectText(content, effect))) || 'nothing';

/** What one effect does. */
export function effectText(content: EuphoriaContent, effect: number): string {
  const row = at(content.effects, effect);
  switch (row.op) {
    case 'gain':
      return `${row.n} ${row.good}`;
    case 'gainAny':
      return `${row.of === 'resource' ? count(row.n, 'resource') : commodities(row.n)} of choice`;
    case 'tunnelResource':
      return `${count(row.n, 'resource')} of the tunnel`;
    case 'track':
      return `${signed(row.n)} ${row.track}`;
    case 'miner':
      return `miner ${signed(row.n)}`;
    case 'allegiance':
      return `${factionName(FACTIONS.indexOf(row.faction))} allegiance ${signed(row.n)}`;
    case 'draw':
    case 'drawMore':
    case 'keepAlike':
    case 'showHand':
    case 'ifDiscarded':
      return cardText(content, row);
    case 'oneOf':
      return `either ${listed(
        row.of.map((option) => effectText(content, option)),
        'or',
      )}`;
    case 'for':
      return `${effectsText(content, row.effects)} (for ${OTHERS[row.who]}${row.may ? ' who wants it' : ''})`;
    case 'ifBuilder':
      return `with a star on the tile ${effectsText(content, row.yes)}, without one ${effectsText(content, row.no)}`;
    default:
      return PLAIN[row.op];
  }
}

const commodities = (n: number): string => (n === 1 ? '1 commodity' : `${n} commodities`);

const OTHERS: Readonly<Record<RowOf<'for'>['who'], string>> = {
  'bumped-owner': 'the owner of the bumped worker',
  'others-there': 'everybody else there',
  'each-opponent': 'every opponent',
};

const PLAIN = {
  star: 'a star on the territory',
  starOrTile: 'a star on the territory or on a market tile of it',
  extraStar: 'another star on the territory',
  newWorker: 'a new worker',
  chooseFace: 'the face of one die is chosen',
  copyFace: 'the bumped worker gets the value of the one that was placed',
  placeNow: 'the new worker is placed at once',
  both: 'resource and artifact of the tunnel',
  keepMorale: 'no morale is lost',
} as const;

function cardText(
  content: EuphoriaContent,
  row: RowOf<'draw' | 'drawMore' | 'keepAlike' | 'showHand' | 'ifDiscarded'>,
): string {
  switch (row.op) {
    case 'draw':
      return `${count(row.n, 'artifact')}${row.discard === undefined ? '' : `, ${row.discard} of which goes again`}`;
    case 'drawMore':
      return `${row.n} more ${row.n === 1 ? 'artifact' : 'artifacts'}${row.discard === 0 ? '' : `, then ${count(row.discard, 'card')} of the hand ${row.discard === 1 ? 'goes' : 'go'}`}`;
    case 'keepAlike':
      return `${row.n} more artifacts are turned up, and of them and the last one drawn only equal ones stay`;
    case 'showHand':
      return `a look at the hand for everybody, and with two equal artifacts in it ${effectsText(content, row.pair)}`;
    case 'ifDiscarded':
      return `for 1 ${artifactName({ content }, row.artifact)} ${effectsText(content, row.yes)}, for another artifact ${effectsText(content, row.no)}`;
  }
}

/** The effect behind an option of an either/or: options go by the good or the track. */
export function optionText(content: EuphoriaContent, effect: number, option: string): string {
  const row = at(content.effects, effect);
  const chosen =
    row.op === 'oneOf' ? row.of.find((each) => optionLabel(at(content.effects, each)) === option) : undefined;
  return chosen === undefined ? `1 ${option}` : effectText(content, chosen);
}

const optionLabel = (row: Row): string => ('good' in row ? row.good : 'track' in row ? row.track : row.op);
