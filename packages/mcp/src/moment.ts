/** Something that will happen once. */
export interface Moment {
  readonly come: Promise<void>;
  happen(): void;
}

export function moment(): Moment {
  let happen = (): void => {};
  const come = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { come, happen: () => happen() };
}
