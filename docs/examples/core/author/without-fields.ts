import { withoutFields } from '@rulewright/core/author';

const identity = withoutFields(['name']);
console.log(identity({ id: 'pack', cards: [{ id: 'a', name: 'A card' }] })); // { id: 'pack', cards: [ { id: 'a' } ] }
