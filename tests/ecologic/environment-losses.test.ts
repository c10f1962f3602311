import { engine } from '@rulewright/ecologic';
import { own, setPlayer } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { settle } from './environment.js';

// ECO-ENV.3 to ECO-ENV.7: the object that a negative eco fund costs.

rule('ECO-ENV.3', 'the query names what the question is about while it waits', () => {
  const losing = settle((position) => {
    own(position, 0, { H01: 2, H02: 1, H07: 2 });
    own(position, 1, { H03: 4 });
    setPlayer(position, 1, { ecoFund: 45 });
  });
  const { objectsAtRisk } = engine.ask(engine.view(losing.state, 1));
  expect(objectsAtRisk(0)).toEqual(losing.legal().flatMap((action) => ('hex' in action ? [action.hex] : [])));
  expect([objectsAtRisk(0).length, objectsAtRisk(1)]).toEqual([2, []]);
});
