import { engine } from '@rulewright/ecologic';

const { record, upgrade } = engine;
// the record of an earlier release comes back in the words of this one; one of today says the same as before
const written = record({ seed: 'seed', options: { players: 2 } });
console.log(upgrade(written).asked === written.asked); // true
