import { InputError } from '@rulewright/core';
import { type JsonSchema, querySchemas } from '@rulewright/core/schema';
import { games } from '@rulewright/games';
import { expect, test } from 'vitest';

// Every query of every game says which argument it lacks, or cannot read.

/** A value of the type that the schema of an argument asks for. */
const someValue = ({ enum: values, type }: JsonSchema): unknown =>
  Array.isArray(values) ? values[0] : type === 'integer' ? 0 : 'ark';

const LACKING = games.flatMap(({ engine }) =>
  Object.entries(querySchemas(engine)).flatMap(([name, args]) =>
    args.map((_, place) => ({ game: engine.id, engine, name, place, given: args.slice(0, place).map(someValue) })),
  ),
);

type Row = (typeof LACKING)[number];

/** Asks the query of a row with the arguments before the one that is looked at, and more. */
function asking({ engine, name, given }: Row, ...more: readonly unknown[]): () => unknown {
  const queries = engine.ask(engine.init(0)) as unknown as Readonly<
    Record<string, (...args: readonly unknown[]) => unknown>
  >;
  return () => queries[name]?.(...given, ...more);
}

test.each(LACKING)('$name of $game without argument $place names itself and the argument', (row) => {
  const ask = asking(row);
  expect(ask).toThrow(InputError);
  expect(ask).toThrow(`not what ${row.name} asks for\n  argument ${row.place + 1} of ${row.name} is missing`);
});

test.each(LACKING)('$name of $game with a wrong argument $place names itself and the argument', (row) => {
  const ask = asking(row, { wrong: true });
  expect(ask).toThrow(InputError);
  expect(ask).toThrow(`not what ${row.name} asks for\n  argument ${row.place + 1}`);
});

test('There are such queries in every game.', () => {
  expect([...new Set(LACKING.map(({ game }) => game))]).toEqual(games.map(({ engine }) => engine.id));
  expect(LACKING.length).toBeGreaterThan(50);
});
