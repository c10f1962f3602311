import { basePack, createEngine, engine } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';

const text = createText(engine);

describe('A card in full', () => {
  test.each([
    ['farm', 'Farm: it gives its commodity, by the total of the workers there.'],
    ['tank-energy', 'Worker Activation Tank (energy): it costs 3 energy and gives knowledge −2 and a new worker.'],
    ['subterran-tunnel', 'Subterran Tunnel: it costs 1 water and gives 1 stone or 1 artifact, and the miner moves.'],
    ['subterran-tunnel-end', 'End of the Subterran Tunnel: it costs nothing and gives 3 food.'],
    [
      'ark',
      'Ark of Fractured Memories: it costs 3 artifacts or 2 equal artifacts and gives a star on the territory or on a market tile of it and Wastelander allegiance +1.',
    ],
    [
      'nimbus-loft',
      'Nimbus Loft: it costs 3 resources of any kind and gives a star on the territory and Icarite allegiance +1.',
    ],
    [
      'sky-lounge',
      'Sky Lounge: it costs 1 bliss and 1 commodity other than bliss and gives Icarite allegiance +1 and 2 resources of your choice.',
    ],
    [
      'wastelander-a-visit',
      'Visit space of the Wastelands A: it costs what the tile says and gives a star on the territory and Wastelander allegiance +1.',
    ],
    [
      'wastelander-a-3',
      'Space 3 of the Wastelands A: it costs 1 clay; enough workers on the site complete its market.',
    ],
    [
      'laboratory-of-selective-genetics',
      'Laboratory of Selective Genetics: a visit costs 1 resource of any kind and 1 artifact; players without a star there get no worker from the tank while they own 2 or 3.',
    ],
    [
      'clinic-of-blind-hindsight',
      'Clinic of Blind Hindsight: a visit costs 1 commodity of any kind and 1 Glasses; players without a star there lose a good for every 2 they roll.',
    ],
    ['book', 'Book: an artifact. No kind has an effect of its own.'],
    [
      'dilemma-book',
      'Read a book or burn a book: 1 Book or any 2 artifacts, to fight for a recruit or to join for a star.',
    ],
  ])('%s', (id, said) => {
    expect(text.card(id)).toBe(said);
  });

  test('is told of every record of the pack', () => {
    const { spaces, tiles, artifacts, dilemmas } = engine.content;
    for (const { id } of [...spaces, ...tiles, ...artifacts, ...dilemmas])
      expect(text.card(id)).toMatch(/^[A-Z][^{}]+\.$/);
  });

  test('names are those of the rulebook where its language is asked for and known', () => {
    const russian = createText(engine, { names: 'ru' });
    const [tile, ...others] = basePack.tiles;
    if (tile === undefined) throw new Error('the pack has no tiles');
    expect(russian.card('spa-of-fleeting-pleasure')).toBe(
      'Спа Мимолетного Удовольствия: a visit costs 4 water and 1 artifact; players without a star there may not bump their own workers.',
    );
    const { ru: _, ...english } = tile.name;
    const unnamed = createEngine({
      content: { ...basePack, id: 'mine', tiles: [{ ...tile, name: english }, ...others] },
    });
    expect(createText(unnamed, { names: 'ru' }).card(tile.id)).toBe(text.card(tile.id));
  });

  test('what nobody has printed is labelled', () => {
    const [tile, ...others] = basePack.tiles;
    const pack = { ...basePack, id: 'mine', tiles: [{ ...tile, provenance: 'reconstructed' }, ...others] };
    const mine = createText(createEngine({ content: pack }));
    const said = text.card('laboratory-of-selective-genetics');
    expect(mine.card('laboratory-of-selective-genetics')).toBe(`${said} Reconstructed: no source prints it.`);
    expect(mine.card('clinic-of-blind-hindsight')).toBe(text.card('clinic-of-blind-hindsight'));
  });

  test('a pack of one’s own is told by its effects', () => {
    const [first, ...others] = basePack.recruits;
    const recruit = {
      ...first,
      id: 'tess',
      name: { en: 'Tess the Tester' },
      abilities: [
        {
          rule: 'TESS.1',
          hook: 'after-placement',
          mode: 'may',
          if: [{ is: 'territory', faction: 'subterran' }, { is: 'noArtifacts' }],
          cost: { goods: { bliss: 2 }, morale: 1 },
          effects: [
            { op: 'gainAny', of: 'commodity', n: 2 },
            { op: 'for', who: 'each-opponent', may: true, effects: [{ op: 'gain', good: 'clay', n: 1 }] },
          ],
          oncePerTurn: true,
        },
      ],
    };
    const mine = createText(createEngine({ content: { ...basePack, id: 'mine', recruits: [recruit, ...others] } }));
    expect(mine.card('tess')).toBe(
      'Tess the Tester (Icarite, recruit 101): after placing a worker on any space in Subterra, without artifacts, for 2 bliss and 1 morale, once a turn: 2 commodities of your choice and 1 clay (for every opponent who wants it).',
    );
  });

  test('an id of nothing is refused', () => {
    expect(() => text.card('nobody')).toThrow('there is no nobody');
  });
});

/** Every option: what it decides, and what its values mean. */
const options: readonly (readonly [name: string, decides: string, values: Readonly<Record<string, string>>])[] = [
  ['players', 'How many play.', { 2: '2' }],
  [
    'recruitEdition',
    'Which texts of the recruits count.',
    { first: 'those of the first edition', second: 'those of the second edition' },
  ],
  ['recruitDraft', 'Whether the recruits are drafted.', { true: 'yes' }],
  ['doublesCostMorale', 'Whether every further worker of equal value costs 1 morale.', { true: 'yes' }],
  ['marketChoice', 'Whether the players choose the markets of the game.', { true: 'yes' }],
  ['trackDraft', 'Whether the players choose where their tokens start.', { true: 'yes' }],
  ['eldestSeat', 'Where the oldest player sits, who begins when the first rolls are equal.', { 0: '0' }],
  ['tradeProposalsPerTurn', 'How many trades a player may propose in a turn; 0 rules trade out.', { 2: '2' }],
  ['tradeItemsPerSide', 'How many items a side of a trade may hold.', { 6: '6' }],
  [
    'tradeWindow',
    'When trade is possible.',
    {
      'any-pause': 'before the action of a turn, between placements and after the action',
      'before-action': 'before the action of a turn only',
    },
  ],
  ['tradeGifts', 'Whether one side of a trade may be empty, as in a gift.', { true: 'yes' }],
  ['tradePartners', 'How many partners a trade may have.', { 1: '1' }],
  ['showing', 'Whether players may show a hidden recruit or their dilemma on purpose.', { true: 'yes' }],
  ['builtMarketStarOnTile', 'Whether the star of a visit to a built market may go on a tile.', { true: 'yes' }],
  ['courthouseCoversWindSalon', 'Whether the penalty on pairs also holds at the Wind Salon.', { true: 'yes' }],
  [
    'starTriggers',
    'Which stars have consequences for their owner.',
    { any: 'all of them', visits: 'only those of their own visits' },
  ],
  [
    'penaltyEnds',
    'When the star of a visit ends the penalty of its tile.',
    { 'with-star': 'at once', 'after-benefit': 'after the benefit of the visit' },
  ],
  [
    'revealedRecruitsUsable',
    'From when on a revealed recruit works.',
    { 'next-turn': 'from the next turn on', 'at-once': 'at once' },
  ],
  ['freeRetrievalTakesAll', 'Whether a free retrieval takes all workers back.', { true: 'yes' }],
  ['turnLimit', 'After how many turns the game ends at the latest.', { 0: 'never', 5000: '5000' }],
];

describe('Options', () => {
  test.each(options)('%s: %s', (name, decides, values) => {
    expect(text.option(name)).toBe(decides);
    for (const [value, said] of Object.entries(values))
      expect(text.optionValue(name, value === 'true' ? true : value)).toBe(said);
  });

  test('are all told', () => {
    expect(options.map(([name]) => name)).toEqual(Object.keys(engine.init('o').options));
    expect(text.optionValue('recruitDraft', false)).toBe('no');
    expect(() => text.option('weather')).toThrow('option.weather is nothing of this game');
  });
});

describe('The game as a whole', () => {
  test('has a name, a score and two ends', () => {
    expect([text.title, text.amounts, text.legend]).toEqual(['Euphoria', [], '']);
    expect(text.scoring).toBe(
      'Score = stars placed. The tenth wins; ties go by higher morale, less knowledge, stars on more tiles, stars on more territories, the lower roll.',
    );
    expect(text.reason('tenth-star')).toBe('A tenth star has been placed.');
    expect(text.reason('turn-limit')).toBe('The last turn has been taken.');
  });

  test('opens with who sits where, the edition, trade and what completes a market', () => {
    const opening = (given: object) => text.opening(engine.view(engine.init('o', given), 'spectator'));
    expect(opening({ players: 2 })).toBe(
      'P1 and P2 sit in this order, each with 2 of 4 workers and 10 stars. Recruits are those of the second edition. Everybody may propose 2 trades a turn. Each territory has 2 star spaces, and 2 workers complete a market.',
    );
    expect(opening({ players: 4, recruitEdition: 'first', tradeProposalsPerTurn: 0 })).toBe(
      'P1, P2, P3 and P4 sit in this order, each with 2 of 4 workers and 10 stars. Recruits are those of the first edition. Nobody trades. Each territory has 4 star spaces, and 3 workers complete a market.',
    );
    expect(opening({ tradeProposalsPerTurn: 1 })).toContain('Everybody may propose 1 trade a turn.');
  });

  test('calls players as it is told to', () => {
    const named = createText(engine, { seats: (seat) => ['Ann', 'Bob'][seat] ?? '' });
    expect(named.opening(engine.view(engine.init('o'), 0))).toMatch(/^Ann and Bob sit in this order/);
  });
});
