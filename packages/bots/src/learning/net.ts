import { digest, InputError } from '@rulewright/core';
import type { Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { valuesFrom } from '../standing.js';
import { type Features, type Judged, sizeOf } from './features.js';
import type { Net } from './net-data.js';
import { readNet } from './read-net.js';
import { bytesOf, numbersOf } from './sixteen.js';

/**
 * The weights of a net as floating-point numbers: from inputs to hidden cells, input by input, and from hidden cells to
 * the result.
 */
export interface Layers {
  readonly hidden: number;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** Number of inputs of a seat: its own numbers, the mean of the others', the shared ones, and 1. */
export const inputsOf = ({ ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>): number =>
  2 * ofSeat.length + shared.length + 1;

/** A digest of the names of features: equal for equal lists. */
export const featuresDigest = ({ ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>): string =>
  digest([ofSeat, shared]).slice(0, 16);

/** Writes the inputs of one seat: its own numbers, the mean of the others', the shared ones, and 1. */
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

/** The standing of a seat by its inputs, in log-odds. `cells` is left with the values of the hidden cells. */
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

/**
 * The reason why a net does not fit an engine and its features; undefined when it fits. Throws `InputError` for data
 * that is not a net.
 */
export function misfit<E extends AnyEngine>(engine: E, features: Features<E>, given: Net): string | undefined {
  const net = readNet(given);
  if (net.game !== engine.id) return `a net for ${net.game}, not for ${engine.id}`;
  if (net.content !== engine.contentName) return `a net for ${net.content}, not for ${engine.contentName}`;
  if (net.features !== featuresDigest(features)) return 'a net for other features';
  return undefined;
}

/** The layers of a net for these features. Throws `InputError` for a broken net. */
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

/** Layers in the form that a net stores. */
export function packed({ first, second }: Layers): Pick<Net, 'scales' | 'weights'> {
  const scales = [scaleOf(first), scaleOf(second)] as const;
  const whole = (layer: Float64Array, scale: number) => Array.from(layer, (weight) => Math.round(weight / scale));
  return { scales, weights: bytesOf(Int16Array.from([...whole(first, scales[0]), ...whole(second, scales[1])])) };
}

const GREATEST = 32_767;

/** The scale of a layer: a power of two, so that stored weights are computed with exactly. */
function scaleOf(layer: Float64Array): number {
  let scale = 1;
  const most = layer.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  while (most / scale > GREATEST) scale *= 2;
  while (most > 0 && most / (scale / 2) <= GREATEST) scale /= 2;
  return scale;
}

/**
 * The judge that a net contains, in the unit of its training games. In places it gives the share of the others that a
 * seat will finish ahead of; in points, its lead over the mean of all seats, for a net learns leads. Throws
 * `InputError` when the net was trained for another game, other content or other features.
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

/** A lead in points as a share, the form in which nets learn it. A lead of −2 or less is 0, of 2 or more is 1. */
export const shareOf = (lead: number): number => Math.max(0, Math.min(1, 1 / 2 + lead / 4));

/** The lead that a share stands for: the inverse of `shareOf`. */
const leadOf = (share: number): number => 4 * share - 2;

/** The same judge for features that were read before. The net must fit them. */
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
