/** The work is done, but the answer is no: the program ends with exit code 1. Everything has already been printed. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
