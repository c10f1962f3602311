// What an app with one engine is made of, by the modules of core, of the game and of others.

/** The games whose engines are taken apart. */
export const GAMES = ['ecologic', 'emix', 'does-not-exist', 'euphoria'] as const;
/** Modules of core, and those of any game. */
const core = (...modules: readonly string[]): readonly RegExp[] =>
  modules.map((module) => new RegExp(`^packages/core/src/${module}\\.ts$`));
const game = (...modules: readonly string[]): readonly RegExp[] =>
  modules.map((module) => new RegExp(`^packages/(${GAMES.join('|')})/src/${module}\\.ts$`));

/** The modules of each part. */
export const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  'zod, which reads every schema': [/^node_modules\/zod\//],
  'digests of records, views and packs': [/^node_modules\/@noble\//, /^node_modules\/canonicalize\//],
  chances: core(
    ...['chance', 'outcomes', 'runs', 'undrawn', 'undrawn-cards', 'urns', 'recall'].map((name) => `futures/${name}`),
    'game/trace',
    'ground/fraction',
  ),
  records: core('records/replay', 'records/recorded-game', 'records/record'),
  'older saves': core('saves/older'),
  'what only a save is checked for': [...core('saves/card-issues', 'input/bounds'), ...game('invariants.*')],
  'worlds dealt from views': core('futures/determinize'),
  'simulations and playouts': core('futures/simulation', 'agenda/playout'),
  'actions as text': core('game/notation'),
  'parts of the table, reading models and queries': [
    ...core('cards/parts-reader', 'game/parts'),
    ...game('parts', 'reading', 'queries'),
  ],
  "what only a pack of one's own is checked for": [
    ...core('game/findings'),
    ...game('content/problems', 'content/ability-problems'),
  ],
  'the base pack': game('content/base(/.*)?'),
};
/** What is left is checked input, the agenda, cards, chance, views and the rules of the game. */
export const NEEDED = ['zod, which reads every schema', 'the base pack'];
