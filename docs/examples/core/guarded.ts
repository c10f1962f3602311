import { guarded, isInputError } from '@rulewright/core';

const nameOf = guarded((person: { readonly name: string }) => person.name.trim());
try {
  nameOf(JSON.parse('null'));
} catch (error) {
  console.log(isInputError(error)); // true
}
