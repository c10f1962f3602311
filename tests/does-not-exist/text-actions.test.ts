import { at } from '@rulewright/core';
import { type DoesNotExistAction, engine } from '@rulewright/does-not-exist';
import { createText } from '@rulewright/does-not-exist/text';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../packages/does-not-exist/src/agenda.js';
import { bent } from '../support/bent.js';
import type { Asked, Questions } from './text-choices.js';
import { bountyQuestions } from './text-choices-bounty.js';
import { raveQuestions } from './text-choices-rave.js';
import { turnQuestions } from './text-choices-turn.js';
import { made } from './text-view.js';

const text = createText(engine);

/** Every kind of choice, what is asked, and every legal answer. */
const questions: Questions = { ...turnQuestions, ...raveQuestions, ...bountyQuestions };

const asked = Object.values(questions).flatMap((cases: readonly Asked[]) =>
  cases.map(({ choice, change, options, ...texts }) => {
    const state = made((draft) => {
      change?.(draft);
      bent(draft).agenda.push(choice);
    }, options);
    const { seat } = choice;
    return {
      ...texts,
      kind: choice.kind,
      view: engine.view(state, seat),
      legal: engine.legalActions(state, seat),
    };
  }),
);

describe('Every choice of Does Not Exist has a question and phrases for its answers', () => {
  test.each(asked)('$kind: $question', ({ view, legal, question, phrases }) => {
    expect(text.question(view).text).toBe(question);
    expect(legal.map((action) => text.action(view, action).text)).toEqual(phrases);
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  test('and every type of action is among them', () => {
    const types = new Set<string>(asked.flatMap(({ legal }) => legal.map(({ type }) => type)));
    expect([...engine.schemas.actions.keys()].filter((type) => !types.has(type))).toEqual([]);
  });
});

test('DNE-CLS.24 a signal for one’s own line-up is called so', () => {
  const { view } = at(asked, 0);
  const card = at(engine.content.sounds, 0).id;
  const signal = (seat: number): DoesNotExistAction => ({ type: 'signal', seat, lineup: 0, card });
  expect(text.action(view, signal(0)).label).toBe('signal for your own line-up');
  expect(text.action(view, signal(1)).label).toBe('signal for P1’s line-up');
  expect(text.topic(view, signal(0))).toBe('signal for your own line-up');
});

describe('A long list is offered by topic', () => {
  const topics = (kind: Choice['kind'], place = 0): string[] => {
    const { view, legal } = at(
      asked.filter((each) => each.kind === kind),
      place,
    );
    return [...new Set(legal.map((action: DoesNotExistAction) => text.topic(view, action)))];
  };

  test('in a rave', () => {
    expect(topics('rave')).toEqual(['play a card', 'ask Ghost Dog for a hidden card', 'call P2', 'hold']);
    expect(topics('rave', 5)).toEqual([
      'invade',
      'throw a card into P1’s line-up',
      'roll for a card into P1’s line-up',
      'hold',
    ]);
  });

  test('before it', () => {
    expect(topics('prepare')).toEqual([
      'invite a monster',
      'pay 1 soul for a class',
      'roll for a mercenary',
      'propose a trade to P2',
      'propose a trade to P3',
      'change a card for new ones',
      'pass: no rave in this turn',
      'start the rave',
    ]);
  });

  test('and in answers', () => {
    expect(topics('call-answer')).toEqual(['help with a card', 'decline', 'ask for another share']);
    expect(topics('trade-answer')).toEqual(['agree', 'decline']);
    expect(topics('failure-take')).toEqual(['take a card', 'take a hand card blind']);
  });
});
