// What is searched, and how it is written down: by part, so that the first answers come before all of it is there.

/** The parts of the search, in the order in which they are loaded and shown. */
export const PARTS = ['guides', 'api', 'rules', 'cards'] as const;
export type PartName = (typeof PARTS)[number];

/** A place of the site: a page, a section of one, a rule, a card. */
export interface Place {
  /** Its address below the base of the site. */
  readonly href: string;
  readonly title: string;
  /** The headings above it, its page first. */
  readonly above: readonly string[];
  /** What it says. */
  readonly text: string;
  /** What it is known as besides. */
  readonly also?: string;
  /** How much it counts; 1 if not given. */
  readonly weight?: number;
}
