import type { ReasonWords } from '../study/facts.js';

const en: ReasonWords = {
  messages: {
    'worker-lost.own': 'a worker of yours runs away',
    'worker-lost.other': 'a worker of {who} runs away',
    'worker-won.own': 'you get another worker',
    'worker-won.other': '{who} gets another worker',
    'star.own': 'you place a star',
    'star.other': '{who} places a star',
    'recruit.own': 'your hidden {recruit} becomes active',
    'recruit.other': '{who}’s hidden recruit becomes active',
    'penalty.own': 'a market takes {good} from you',
    'penalty.other': 'a market takes {good} from {who}',
    'stars.own': 'You would have placed {best:star}, not {other}.',
    'stars.other': '{who} would have placed {best:star}, not {other}.',
    'workers.own': 'You would have {best:worker}, not {other}.',
    'artifacts.own': 'Before your next turn you would hold {best:artifact}, not {other}.',
    'resources.own': 'Before your next turn you would own {best:resource}, not {other}.',
    'commodities.own': 'Before your next turn you would own {best:commodity}, not {other}.',
    'knowledge.own': 'Your workers would know less: knowledge {best}, not {other}.',
    'morale.own': 'Your morale would be {best}, not {other}.',
  },
  nouns: {
    star: { one: 'star', other: 'stars' },
    worker: { one: 'worker', other: 'workers' },
    artifact: { one: 'artifact', other: 'artifacts' },
    resource: { one: 'resource', other: 'resources' },
    commodity: { one: 'commodity', other: 'commodities' },
  },
};

/** The sentences of Euphoria's facts, by language. */
export const reasonWords = { en };
