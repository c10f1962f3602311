import { engine } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';
import { ability, type Choice, effectOf, items, view, workerOf } from './text-view.js';

const text = createText(engine);
const sealed = { asked: [1], waiting: [1], sealed: [] };
const trade = { give: items([0, 1], [8, 1]), ask: items([4, 2], [13, 1]) };
const esme = ability('EUP-RCT.118');

/** Every kind of choice, and what is asked. */
const questions: { readonly [Kind in Choice['kind']]: readonly [Extract<Choice, { kind: Kind }>, string][] } = {
  'setup-pick-market': [[{ kind: 'setup-pick-market', ...sealed }, 'Which market comes into the game?']],
  'setup-place-track-token': [[{ kind: 'setup-place-track-token', seat: 1 }, 'Where do you put a token?']],
  'setup-draft-recruit': [[{ kind: 'setup-draft-recruit', ...sealed }, 'Which recruit do you pick?']],
  'setup-keep-recruits': [
    [
      { kind: 'setup-keep-recruits', ...sealed },
      'Which recruits do you keep? You have Lee the Gossip (Icarite – having bumped an opponent, for 1 morale: knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice) and Katy the Dietician (Euphorian – placing a worker on the Generator, without artifacts: 1 food).',
    ],
  ],
  'turn-main': [[{ kind: 'turn-main', seat: 1 }, 'What do you do in your turn?']],
  'turn-continue': [[{ kind: 'turn-continue', seat: 1 }, 'What else do you do in your turn?']],
  'trade-build': [
    [{ kind: 'trade-build', seat: 1, partner: 2, isAsking: false, ...trade, give: items() }, 'What do you offer P3?'],
    [
      { kind: 'trade-build', seat: 1, partner: 2, isAsking: true, ...trade, ask: items() },
      'You offer P3 1 energy and 1 Bat. What do you ask for?',
    ],
    [
      { kind: 'trade-build', seat: 1, partner: 2, isAsking: true, ...trade },
      'You offer P3 1 energy and 1 Bat for 2 gold and 1 artifact. What do you ask for?',
    ],
  ],
  'trade-respond': [
    [
      { kind: 'trade-respond', seat: 1, proposer: 0, ...trade },
      'P1 offers you 1 energy and 1 Bat for 2 gold and 1 artifact. Do you accept?',
    ],
    [
      { kind: 'trade-respond', seat: 1, proposer: 0, ...trade, ask: items() },
      'P1 offers you 1 energy and 1 Bat for nothing. Do you accept?',
    ],
    [
      { kind: 'trade-respond', seat: 1, proposer: 0, ...trade, give: items() },
      'P1 asks you for 2 gold and 1 artifact, for nothing. Do you accept?',
    ],
    [
      { kind: 'trade-respond', seat: 1, proposer: 0, ...trade, later: [{ partner: 2, ...trade, give: items([4, 2]) }] },
      'P1 offers you 1 energy and 1 Bat for 2 gold and 1 artifact. In the same deal: 2 gold to P3 for 2 gold and 1 artifact. Do you accept?',
    ],
  ],
  'trade-more': [
    [
      {
        kind: 'trade-more',
        seat: 1,
        legs: [
          { partner: 0, ...trade },
          { partner: 2, ...trade, give: items() },
        ],
      },
      'The deal so far: 1 energy and 1 Bat to P1 for 2 gold and 1 artifact and 2 gold and 1 artifact from P3 for nothing. Do you add another player to it?',
    ],
  ],
  'trade-pick-cards': [
    [{ kind: 'trade-pick-cards', seat: 1, count: 2 }, 'Which artifact do you hand over? 2 to go.'],
    [{ kind: 'trade-pick-cards', seat: 1, count: 2, partner: 2 }, 'Which artifact do you hand over to P3? 2 to go.'],
  ],
  'place-pay': [[{ kind: 'place-pay', seat: 1 }, 'What do you pay for the Sky Lounge?']],
  'place-benefit': [[{ kind: 'place-benefit', seat: 1, resources: 2 }, 'What do you take from the Sky Lounge?']],
  'place-star': [
    [
      { kind: 'place-star', rule: 'EUP-ICA.1', seat: 1, orTile: true },
      'Where does your star go, for the visit to the Sky Lounge?',
    ],
  ],
  'place-extra': [[{ kind: 'place-extra', seat: 1 }, 'Do you place the new worker (5) at once?']],
  'ability-window': [
    [{ kind: 'ability-window', seat: 1, hook: 'bump-trade', used: [] }, 'Do you use one of your recruits?'],
  ],
  'ability-react': [
    [
      { kind: 'ability-react', seat: 1, ability: esme },
      'Do you use Esme the Fireman – after placing a star, for 1 artifact: 1 energy and either morale +1 or knowledge −1?',
    ],
  ],
  'ability-offer': [
    [
      { kind: 'ability-offer', seat: 1, effect: effectOf('EUP-RCT.107/2') },
      'Jacko the Archivist offers you 1 artifact. Do you take it?',
    ],
  ],
  'ability-choose': [
    [
      { kind: 'ability-choose', rule: 'EUP-R28', seat: 1, effect: effectOf('EUP-RCT.104') },
      'Maggie the Outlaw gives you either 1 water or 1 stone. What do you take?',
    ],
    [
      { kind: 'ability-choose', rule: 'EUP-RCT.110', seat: 1, effect: effectOf('EUP-RCT.110', 1) },
      'Pete the Cannibal gives you 1 resource of your choice. What do you take?',
    ],
  ],
  'ability-discard': [
    [
      { kind: 'ability-discard', seat: 1, ability: esme, count: 1 },
      'Which artifact do you pay for Esme the Fireman? 1 to go.',
    ],
  ],
  'roll-choose-face': [
    [{ kind: 'roll-choose-face', seat: 1, worker: workerOf(2, 3) }, 'Which value does P3’s worker 3 get?'],
  ],
  'roll-pay-penalty': [
    [
      { kind: 'roll-pay-penalty', rule: 'EUP-PEN.13', seat: 1 },
      'A market takes a good for one of your dice. Which one?',
    ],
  ],
  'hand-discard': [[{ kind: 'hand-discard', seat: 1 }, 'Your hand limit is 3. Which artifact do you discard?']],
  'draw-react': [
    [
      { kind: 'draw-react', seat: 1, ability: ability('EUP-RCT.135'), toDraw: 0, drawn: 1, cause: 'EUP-DRW.1' },
      'Do you use Geek the Oracle – when drawing artifacts, after the draw, for +2 knowledge, once a turn: 1 artifact more, then 1 card of the hand to discard?',
    ],
  ],
  'draw-keep': [[{ kind: 'draw-keep', seat: 1, count: 2, among: 3 }, 'Which artifact do you discard again? 2 to go.']],
  'dilemma-keep-recruit': [[{ kind: 'dilemma-keep-recruit', seat: 1 }, 'Which of the two recruits do you keep?']],
};

const FACTS =
  'P2, you have morale 3, knowledge 3; available workers 5; goods 2 energy and 1 gold; artifacts 2 × Book and 1 Bat. ';

describe('A question of the track draft', () => {
  const draft = { players: 3, trackDraft: true };
  const asked = (position: ReturnType<typeof engine.init>) => text.question(engine.view(position, 'spectator')).own;

  test('has no number for a token that is not on its track', () => {
    const first = engine.init('draft', draft);
    expect(asked(first)).toBe(
      'P1, you have morale –, knowledge –; available workers –; goods nothing; artifacts nothing.',
    );
    const places = [
      ['morale', 4],
      ['knowledge', 1],
      ['morale', 6],
    ] as const;
    const third = places.reduce(
      (state, [track, cell], seat) => engine.apply(state, { type: 'place-token', seat, track, cell }),
      first,
    );
    expect(asked(third)).toBe(
      'P3, you have morale 6, knowledge –; available workers –; goods nothing; artifacts nothing.',
    );
    const [players] = text.sheets(engine.view(third, 'spectator'));
    expect(players?.rows.map(([, , morale, knowledge]) => [morale, knowledge])).toEqual([
      ['4', '–'],
      ['–', '1'],
      ['6', '–'],
    ]);
  });
});

describe('Every choice of Euphoria has a question', () => {
  const rows = Object.values(questions).flatMap((cases: readonly (readonly [Choice, string])[]) =>
    cases.map(([choice, asked]) => ({ choice, asked })),
  );
  test.each(rows)('$choice.kind: $asked', ({ choice, asked }) => {
    expect(text.question(view(choice)).text).toBe(FACTS + asked);
  });
});
