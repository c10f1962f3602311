import { digest, InputError, type Utility } from '@rulewright/core';
import type { Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { valuesFrom } from '../standing.js';
import { type Features, type Judged, sizeOf } from './features.js';
import { readNet } from './read-net.js';
import { bytesOf, numbersOf } from './sixteen.js';

/** Where a net comes from. */
export interface Provenance {
  /** What made it. */
  readonly command: string;
  readonly seed: string;
  /** What it learned from: by generation how many games and positions, and by whom they were played. */
  readonly data: readonly { readonly games: number; readonly positions: number; readonly player: string }[];
  /** The digest of the first games of weighted players, as `firstGames` makes it: who plays them again gets the same. */
  readonly firstGames: string;
  /** What it got wrong on games that it had not seen, in bits a pair of seats; 1 is a guess. */
  readonly heldOut: number;
}

/** A judge that was trained, as plain data. Weights are whole numbers of 16 bits, in base 64, each layer with its scale. */
export interface Net {
  readonly format: 1;
  readonly game: string;
  readonly content: string;
  /** The digest of the names of its features. */
  readonly features: string;
  readonly hidden: number;
  /** What the games that it learned from were played for; places when not given. */
  readonly utility?: Utility;
  readonly scales: readonly [first: number, second: number];
  readonly weights: string;
  readonly provenance: Provenance;
}

/** The weights of a net as they are computed with: from inputs to hidden cells, input by input, then to the result. */
export interface Layers {
  readonly hidden: number;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** Each seat is judged by its own numbers, the mean of the others', those of the table, and 1. */
export const inputsOf = ({ ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>): number =>
  2 * ofSeat.length + shared.length + 1;

/** By what two lists of features are known to be the same. */
export const featuresDigest = ({ ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>): string =>
  digest([ofSeat, shared]).slice(0, 16);

/** What one seat sees: its own numbers, the mean of the others', the table, 1. */
export function seatInputs(
  { ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>,
  read: Float64Array,
  { players, seat, into }: { readonly players: number; readonly seat: number; readonly into: Float64Array },
): void {
  const own = ofSeat.length;
  const others = Math.max(1, players - 1);
  for (let i = 0; i < own; i++) {
    let sum = 0;
    for (let each = 0; each < players; each++) if (each !== seat) sum += read[each * own + i] ?? 0;
    into[i] = read[seat * own + i] ?? 0;
    into[own + i] = sum / others;
  }
  for (let i = 0; i < shared.length; i++) into[2 * own + i] = read[players * own + i] ?? 0;
  into[2 * own + shared.length] = 1;
}

/** How a seat stands, from what it sees; `cells` is left with what the hidden cells say. */
export function standingOf({ hidden, first, second }: Layers, inputs: Float64Array, cells: Float64Array): number {
  cells.fill(0);
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i] ?? 0;
    if (input !== 0) for (let k = 0; k < hidden; k++) cells[k] = (cells[k] ?? 0) + input * (first[i * hidden + k] ?? 0);
  }
  let standing = 0;
  for (let k = 0; k < hidden; k++) {
    const cell = cells[k] ?? 0;
    if (cell > 0) standing += cell * (second[k] ?? 0);
  }
  return standing;
}

/** Why a net does not fit an engine and its features; undefined when it does. Throws `InputError` for what is no net. */
export function misfit<E extends AnyEngine>(engine: E, features: Features<E>, given: Net): string | undefined {
  const net = readNet(given);
  if (net.game !== engine.id) return `a net for ${net.game}, not for ${engine.id}`;
  if (net.content !== engine.contentName) return `a net for ${net.content}, not for ${engine.contentName}`;
  if (net.features !== featuresDigest(features)) return 'a net for other features';
  return undefined;
}

/** The layers of a net for these features. Throws `InputError` for one that is broken. */
export function layersOf(features: Features, net: Net): Layers {
  const { hidden, scales, weights } = readNet(net);
  const numbers = numbersOf(weights);
  const inputs = inputsOf(features);
  if (numbers.length !== hidden * (inputs + 1))
    throw new InputError('no net', [
      { path: 'weights', message: `${numbers.length} found, ${hidden * (inputs + 1)} expected` },
    ]);
  const scaled = (from: number, to: number, scale: number) =>
    Float64Array.from(numbers.subarray(from, to), (n) => n * scale);
  return {
    hidden,
    first: scaled(0, hidden * inputs, scales[0]),
    second: scaled(hidden * inputs, numbers.length, scales[1]),
  };
}

/** Layers as a net stores them. */
export function packed({ first, second }: Layers): Pick<Net, 'scales' | 'weights'> {
  const scales = [scaleOf(first), scaleOf(second)] as const;
  const whole = (layer: Float64Array, scale: number) => Array.from(layer, (weight) => Math.round(weight / scale));
  return { scales, weights: bytesOf(Int16Array.from([...whole(first, scales[0]), ...whole(second, scales[1])])) };
}

const GREATEST = 32_767;

/** A power of two, so that what is stored is exactly what is computed with. */
function scaleOf(layer: Float64Array): number {
  let scale = 1;
  const most = layer.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  while (most / scale > GREATEST) scale *= 2;
  while (most > 0 && most / (scale / 2) <= GREATEST) scale /= 2;
  return scale;
}

/**
 * The judge that a net is, in the unit of its games: of places, how often each seat is to stand before another one in the
 * end; of points, what it is to score more than the mean of the table, for a net learns who leads by how much. Throws `InputError` when the net
 * was trained for another game, other content or other features.
 */
export function learnedValues<E extends AnyEngine>(engine: E, features: Features<E>, net: Net): Values<E>;
export function learnedValues(engine: AnyEngine, features: Features, net: Net): Values {
  const why = misfit(engine, features, net);
  if (why !== undefined) throw new InputError('this net cannot judge', [{ path: 'net', message: why }]);
  const judged = judgedBy(features, net);
  const room = new Map<number, Float64Array>();
  return (position, ask) => {
    const { players } = position.options;
    const read = room.get(players) ?? new Float64Array(sizeOf(features, players));
    room.set(players, read);
    features.read(position, read, ask);
    return judged(read, players);
  };
}

/** A lead in points as a share, as nets learn it: 0 and 1 for 2 points behind and ahead, or more. */
export const shareOf = (lead: number): number => Math.max(0, Math.min(1, 1 / 2 + lead / 4));

/** The lead that a share says. */
const leadOf = (share: number): number => 4 * share - 2;

/** The same of numbers that were read before, for a net that fits. */
export function judgedBy(features: Features, net: Net): Judged {
  const layers = layersOf(features, net);
  const inputs = new Float64Array(inputsOf(features));
  const cells = new Float64Array(net.hidden);
  const { utility = 'places' } = net;
  return (numbers, players) => {
    const standings: number[] = [];
    for (let seat = 0; seat < players; seat++) {
      seatInputs(features, numbers, { players, seat, into: inputs });
      standings.push(standingOf(layers, inputs, cells));
    }
    const values = valuesFrom(standings);
    return utility === 'places' ? values : values.map((value) => leadOf(value) * (1 - 1 / players));
  };
}
