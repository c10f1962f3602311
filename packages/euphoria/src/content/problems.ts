import type { Issue } from '@rulewright/core';
import { duplicates } from '@rulewright/core/author';
import { abilityProblems } from './ability-problems.js';
import { SPACE_IDS } from './board.js';
import type { EuphoriaPack, RecruitEntry } from './pack.js';
import { freeParts, MOST_FREE_PARTS, type WrittenPrice } from './price.js';
import { ARTIFACTS, EDITIONS } from './words.js';

/** Problems of a pack that its schema cannot express. */
export function problems({ spaces, tiles, artifacts, dilemmas, recruits }: EuphoriaPack): Issue[] {
  return [
    ...inOrder(spaces, SPACE_IDS, 'spaces'),
    ...inOrder(artifacts, ARTIFACTS, 'artifacts'),
    ...twice(tiles, 'tiles'),
    ...twice(dilemmas, 'dilemmas'),
    ...twice(recruits, 'recruits'),
    ...spaces.flatMap(({ prices }, i) => prices.flatMap((price, k) => priceProblems(price, `spaces.${i}.prices.${k}`))),
    ...spaces.flatMap(({ id, prices }, i) => visitProblems(id, prices, `spaces.${i}.prices`)),
    ...tiles.flatMap(({ price }, i) => priceProblems(price, `tiles.${i}.price`)),
    ...recruits.flatMap((recruit, i) => recruitProblems(recruit, recruits[i - 1], `recruits.${i}`)),
  ];
}

const twice = (list: readonly { id: string }[], path: string): Issue[] =>
  duplicates(
    list.map(({ id }) => id),
    (i) => `${path}.${i}.id`,
  );

function inOrder(list: readonly { id: string }[], ids: readonly string[], path: string): Issue[] {
  return list.flatMap(({ id }, i): Issue[] =>
    id === ids[i] ? [] : [{ path: `${path}.${i}.id`, message: `${ids[i]} stands here` }],
  );
}

const priceProblems = (price: WrittenPrice, path: string): Issue[] =>
  freeParts(price) <= MOST_FREE_PARTS
    ? []
    : [{ path, message: `a price leaves the choice of at most ${MOST_FREE_PARTS} goods and artifacts` }];

/** Checks that visit spaces have no price of their own, and every other space has one (EUP-MKT.1). */
function visitProblems(id: string, prices: readonly WrittenPrice[], path: string): Issue[] {
  const isVisit = id.endsWith('-visit');
  return isVisit === (prices.length === 0)
    ? []
    : [{ path, message: isVisit ? 'the tile says the price of a visit' : 'a space needs a price, if only {}' }];
}

function recruitProblems({ no, abilities }: RecruitEntry, before: RecruitEntry | undefined, path: string): Issue[] {
  const order: Issue[] =
    before !== undefined && before.no >= no
      ? [{ path: `${path}.no`, message: 'recruits stand by ascending number' }]
      : [];
  const moments = EDITIONS.flatMap((edition) =>
    abilities.flatMap((ability, i) =>
      ability.hook !== 'payment-plan' && (ability.edition ?? edition) === edition
        ? [{ path: `${path}.abilities.${i}.hook`, text: `${ability.hook} in the ${edition} edition` }]
        : [],
    ),
  );
  return [
    ...order,
    ...duplicates(
      moments.map(({ text }) => text),
      (i) => moments[i]?.path ?? path,
    ),
    ...abilities.flatMap((ability, i) => abilityProblems(ability, `${path}.abilities.${i}`)),
  ];
}
