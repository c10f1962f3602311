import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { transcript } from '@rulewright/testing';

const [first] = engine.legalActions(engine.init('garden'));
if (first === undefined) throw new Error('somebody is asked');
const record = engine.record({ seed: 'garden', actions: [first] });
const [opening, ...events] = transcript(engine, createText(engine), record);
console.log(opening); // P1 and P2 play in this order, each with 10 coins; 12 events lie ready. A starting piece earns the eco points of its hex.
console.log(events[0]); // 1. P1 places an oil piece on H03 (0,−2) (ECO-SET.9)
