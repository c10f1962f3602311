import { activate, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { eventTypes } from './facts.js';
import { asked, use } from './positions.js';
import { build, site } from './sites.js';

// EUP-BLD.5, EUP-BLD.6, EUP-BLD.8, EUP-BLD.11: what comes before and after a completion.

rule(
  ['EUP-BLD.5', 'EUP-PLC.10', 'EUP-RCT.108'],
  'the number is tested after the abilities that follow the placement',
  () => {
    const game = site((state) => {
      activate(state, 0, 'jonathan-the-artist');
      stand(state, 1, 'euphorian-a-2', 1);
      setPlayer(state, 0, { knowledge: 2 });
    }).play(build);
    expect(asked(game)).toMatchObject({ kind: 'ability-window', hook: 'after-placement' });
    expect(game.state.builtTiles.flat()).toEqual([]);
    game.play(use(0, 'jonathan-the-artist'));
    expect(eventTypes(game).slice(0, 4)).toEqual([
      'ability-used',
      'track-moved',
      'artifacts-drawn',
      'market-completed',
    ]);
  },
);
