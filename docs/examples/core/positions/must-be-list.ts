import { mustBeList } from '@rulewright/core/positions';

mustBeList(['joy']);
try {
  mustBeList('joy');
} catch (error) {
  console.log((error as Error).message); // expected a list of ids, such as [joy], found string
}
