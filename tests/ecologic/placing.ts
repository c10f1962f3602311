export type Branch = 'oil' | 'mineral';
export const first = (seat: number, branch: Branch, hex: number) =>
  ({ type: 'place-first', seat, branch, hex }) as const;
