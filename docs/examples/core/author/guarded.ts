import { isInputError } from '@rulewright/core';
import { guarded } from '@rulewright/core/author';

const nameOf = guarded((person: { readonly name: string }) => person.name.trim());
try {
  nameOf(JSON.parse('null'));
} catch (error) {
  console.log(isInputError(error)); // true
}
