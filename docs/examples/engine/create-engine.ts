import { basePack, createEngine } from '@rulewright/ecologic';

const mine = createEngine({ content: { ...basePack, id: 'my-pack' } });
console.log(mine.contentName.startsWith('my-pack')); // true
console.log(mine.init('seed').content === mine.contentName); // true
