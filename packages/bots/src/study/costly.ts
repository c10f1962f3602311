/** Number of standard errors above which a loss is certain. */
const SURE = 2;

/** True if a loss is certain: more than twice its standard error. */
export const isCostly = ({ loss, error }: { readonly loss: number; readonly error: number }): boolean =>
  loss > SURE * error;
