/** Where to go from a part: left, right, up or down. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** The part that lies next in a direction; straight on counts more than aside. */
export function nearestTo<Part extends Element>(
  here: Element,
  parts: readonly Part[],
  { x, y }: Direction,
): Part | undefined {
  const from = middleOf(here);
  let best: { readonly part: Part; readonly distance: number } | undefined;
  for (const part of parts) {
    const to = middleOf(part);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y + (to.y - from.y) * x);
    if (part === here || along <= 1) continue;
    const distance = along + 2 * aside;
    if (best === undefined || distance < best.distance) best = { part, distance };
  }
  return best?.part;
}

function middleOf(part: Element): Direction {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
