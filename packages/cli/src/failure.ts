/** The program did what it was asked, and the answer is no: it ends with 1. All that there is to say has been printed. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
