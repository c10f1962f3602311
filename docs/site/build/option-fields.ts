import type { JsonSchema } from '@rulewright/core/schema';
import { meanings } from '../../../packages/protocol/src/option-facts.js';
import type { DocumentedGame } from '../../../tests/traceability/games.js';
import type { OptionData } from '../playground/play-data.js';
import { offeredValues, rangeOf } from './option-values.js';

type Field = Pick<OptionData, 'among' | 'elsewhere'> & { readonly menu?: readonly unknown[] };

/**
 * The fields of the opening page that no schema tells, by game and option: the values of a menu, or the people among whom
 * it chooses, and what can be set in the command line and the library alone.
 */
const fields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  ecologic: {
    field: { menu: [1, 2, 3].map((radius) => ({ kind: 'hexagon', radius })), elsewhere: 'hexes' },
    loanInterest: { menu: [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 2, 5]] },
  },
  emix: {
    firstPlayer: { menu: ['random'], among: 'seats' },
    teams: { menu: [null], among: 'clans' },
    freeFeeding: { menu: [null], among: 'humans' },
    individualDecks: { menu: [null, { decks: 'ready-made', anyDeckSize: false }], elsewhere: 'decks' },
    board: { elsewhere: 'symbols' },
    customCards: { elsewhere: 'cards' },
  },
  'does-not-exist': {
    firstPlayer: { menu: ['roll', 'gentle'], among: 'seats' },
    traits: { among: 'genders' },
  },
  euphoria: { eldestSeat: { among: 'seats' } },
};

/** The options of a game as the opening page needs them. */
export function optionsOf({ id, options, schemas, text }: Omit<DocumentedGame, 'choices'>): readonly OptionData[] {
  const { properties } = schemas.options as { readonly properties: Readonly<Record<string, JsonSchema>> };
  return Object.entries(options).map(([name, usual]) => {
    const { menu, among, elsewhere }: Field = fields[id]?.[name] ?? {};
    const schema = properties[name] ?? {};
    const values = menu ?? (among === undefined ? listed({ text }, name, schema, usual) : undefined);
    const range = values === undefined && among === undefined ? rangeOf(schema, usual) : undefined;
    return {
      name,
      meaning: text.option(name),
      default: usual,
      ...(values && { values: values.map((value) => ({ value, meaning: text.optionValue(name, value) })) }),
      ...(range && { range }),
      ...(among && { among }),
      ...(elsewhere && { elsewhere }),
    };
  });
}

/** The values that a schema lists, or those that a menu offers for it. */
const listed = ({ text }: Pick<DocumentedGame, 'text'>, name: string, schema: JsonSchema, usual: unknown) =>
  meanings(text, name, schema).values?.map(({ value }) => value) ?? offeredValues(schema, usual);
