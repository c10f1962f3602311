/** What is drawn: the face of a die, an element that is picked, the id of a card, the whole order of a shuffle. */
export type DrawResult = number | string | readonly (number | string)[];

/** A scripted draw that says what it is for: it fits no other draw. */
export interface NamedDraw {
  readonly for: string;
  readonly seat?: number | undefined;
  readonly is: DrawResult;
}

/** A scripted draw: its result, with or without its purpose. */
export type Draw = DrawResult | NamedDraw;
