/**
 * What is written to past its builders, on purpose: what `load` and `validate` say of it is the test, or what a law makes
 * of it. Tests of rules have builders; `tests/lint/positions.test.ts` says who may bend.
 */
export const bent = <Part>(part: Part): Part => part;
