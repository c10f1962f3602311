import { exp, log, logistic } from './arithmetic.js';
import { type Layers, standingOf } from './net.js';

/** Pairs of seats of one position: the inputs of each, and how the first did against the second (1 ahead, 0 behind). */
export interface Pairs {
  /** The inputs of one seat after the other, `width` numbers each. */
  readonly inputs: Float64Array;
  readonly width: number;
  /** By pair: the rows of its two seats in `inputs`. */
  readonly rows: Int32Array;
  /** By pair: the result of the first seat, from 0 to 1. */
  readonly results: Float64Array;
}

/** Settings of the fit of a net. */
export interface FitSettings {
  readonly hidden: number;
  /** Number of passes over all pairs. */
  readonly rounds: number;
  /** Random numbers, 0 ≤ x < 1, for the first weights and the order of the pairs. */
  readonly chance: () => number;
  /** Learning rate. */
  readonly rate?: number;
  /** Share of every weight that a step takes away, times the learning rate. */
  readonly decay?: number;
}

const RATE = 0.003;
const DECAY = 0.01;
const BATCH = 64;
/**
 * Parameters of Adam (Kingma and Ba): decay of the mean gradients, of their squares, and a term that avoids division by
 * 0.
 */
const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8];

/** Fits a net of two layers to pairs, by Adam. The same pairs and the same chance give the same bits on every machine. */
export function fit({ inputs, width, rows, results }: Pairs, settings: FitSettings, from?: Layers): Layers {
  const { hidden, rounds, chance, rate = RATE, decay = DECAY } = settings;
  const layers = from ?? firstLayers(width, hidden, chance);
  const both = [tuned(layers.first), tuned(layers.second)] as const;
  const order = Int32Array.from(results.keys());
  const cells = [new Float64Array(hidden), new Float64Array(hidden)] as const;
  const row = (number: number) => inputs.subarray(number * width, (number + 1) * width);
  let steps = 0;
  const all = rounds * Math.ceil(order.length / BATCH);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance);
    for (let begun = 0; begun < order.length; begun += BATCH) {
      const end = Math.min(order.length, begun + BATCH);
      for (let n = begun; n < end; n++) {
        const pair = order[n] ?? 0;
        const [one, other] = [row(rows[2 * pair] ?? 0), row(rows[2 * pair + 1] ?? 0)];
        const lead = standingOf(layers, one, cells[0]) - standingOf(layers, other, cells[1]);
        const slope = (logistic(lead) - (results[pair] ?? 0)) / (end - begun);
        descend(layers, both, { inputs: one, cells: cells[0], slope });
        descend(layers, both, { inputs: other, cells: cells[1], slope: -slope });
      }
      steps++;
      // the rate falls linearly to 0
      for (const each of both) each.step(rate * (1 - steps / (all + 1)), decay);
    }
  }
  return layers;
}

/** Mean loss of a net over pairs, in bits a pair. */
export function loss({ inputs, width, rows, results }: Pairs, layers: Layers): number {
  const cells = new Float64Array(layers.hidden);
  const standing = (number: number) => standingOf(layers, inputs.subarray(number * width, (number + 1) * width), cells);
  let sum = 0;
  for (const [pair, result] of results.entries()) {
    const lead = standing(rows[2 * pair] ?? 0) - standing(rows[2 * pair + 1] ?? 0);
    // ln(1 + e^−|x|) and the part beyond it, so that nothing overflows
    sum += log(1 + exp(-Math.abs(lead))) + Math.max(0, lead) - result * lead;
  }
  return results.length === 0 ? 0 : sum / results.length / log(2);
}

/** Adds the gradient of one seat of one pair; `cells` is overwritten. */
function descend(
  { hidden, second }: Layers,
  [ofFirst, ofSecond]: readonly [Tuned, Tuned],
  { inputs, cells, slope }: { readonly inputs: Float64Array; readonly cells: Float64Array; readonly slope: number },
): void {
  for (let k = 0; k < hidden; k++) {
    const cell = Math.max(0, cells[k] ?? 0);
    ofSecond.slopes[k] = (ofSecond.slopes[k] ?? 0) + slope * cell;
    cells[k] = cell > 0 ? slope * (second[k] ?? 0) : 0;
  }
  const { slopes } = ofFirst;
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i] ?? 0;
    if (input === 0) continue;
    for (let k = 0; k < hidden; k++) slopes[i * hidden + k] = (slopes[i * hidden + k] ?? 0) + input * (cells[k] ?? 0);
  }
}

/** A layer while it is being fitted. */
interface Tuned {
  readonly slopes: Float64Array;
  /** Takes one step along the gradients gathered since the last step, and clears them. */
  step(rate: number, decay: number): void;
}

function tuned(weights: Float64Array): Tuned {
  const slopes = new Float64Array(weights.length);
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let [unseen1, unseen2] = [1, 1];
  return {
    slopes,
    step(rate, decay) {
      unseen1 *= BETA1;
      unseen2 *= BETA2;
      for (let i = 0; i < weights.length; i++) {
        const slope = slopes[i] ?? 0;
        const mean = BETA1 * (means[i] ?? 0) + (1 - BETA1) * slope;
        const square = BETA2 * (squares[i] ?? 0) + (1 - BETA2) * slope * slope;
        means[i] = mean;
        squares[i] = square;
        const weight = weights[i] ?? 0;
        const step = mean / (1 - unseen1) / (Math.sqrt(square / (1 - unseen2)) + EPSILON);
        weights[i] = weight - rate * (step + decay * weight);
      }
      slopes.fill(0);
    },
  };
}

/** Small random first weights, so that no two hidden cells are alike. */
function firstLayers(width: number, hidden: number, chance: () => number): Layers {
  const reach = Math.sqrt(3 / width);
  const drawn = (count: number, most: number) => Float64Array.from({ length: count }, () => (2 * chance() - 1) * most);
  return { hidden, first: drawn(width * hidden, reach), second: drawn(hidden, Math.sqrt(3 / hidden) / 2) };
}

function shuffle(order: Int32Array, chance: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[other] ?? 0;
    order[other] = kept;
  }
}
