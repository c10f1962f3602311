import { type EcoLogicEvent, engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { follow, sceneOf } from '../../packages/cli/src/narrators/ecologic/scene.js';
import { sentence } from '../../packages/cli/src/narrators/ecologic/sentences.js';
import { goldenNames } from '../golden/golden.js';
import { stepsOf } from './recorded.js';

describe('Following the events of a step', () => {
  test.each(goldenNames('ecologic'))('leads to the position after it: %s', (name) => {
    for (const { before, after, events } of stepsOf(name)) {
      const scene = sceneOf(engine.content, before);
      for (const event of events) follow(scene, event);
      expect(scene).toEqual(sceneOf(engine.content, after));
    }
  });
});

describe('The parts of a settlement', () => {
  test.each(['three-players', 'four-players'])('leave nothing to an event that changes none: %s', (name) => {
    const told = settlementsWithoutEvent(name);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((text) => text.includes('event'))).toEqual([]);
  });
});

const QUIET = ['veto', 'skipSeries', 'nominalDelta', 'finalReport', 'loseInitiative', 'loseTopPiece', 'drawInitiative'];

/** What is read of the settlements of the rounds whose event leaves them alone. */
function settlementsWithoutEvent(name: string): string[] {
  let isQuiet = false;
  return [...stepsOf(name)].flatMap(({ before, events }) => {
    const scene = sceneOf(engine.content, before);
    return events.flatMap((event) => {
      const lines = sentence(scene, event, { choice: '', isAuction: false });
      follow(scene, event);
      if (event.type === 'event-drawn') isQuiet = isQuietEvent(event);
      const isSettlement = event.type === 'environment-settled' || event.type === 'income-settled';
      return isSettlement && isQuiet ? lines.map(({ text }) => text) : [];
    });
  });
}

function isQuietEvent(drawn: Extract<EcoLogicEvent, { type: 'event-drawn' }>): boolean {
  const card = engine.content.events.find(({ id }) => id === drawn.event);
  return card?.effects.every(({ op }) => QUIET.includes(op)) === true;
}
