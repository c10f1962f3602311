// Shapes of a small drawing, as text.

export const svg = (viewBox: string, content: string): string =>
  `<svg class="small-drawing" viewBox="${viewBox}" aria-hidden="true">${content}</svg>`;
export const path = (d: string, name: string, at: readonly [x: number, y: number], scale = 1): string =>
  `<path d="${d}" class="${name}" transform="translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${scale})"/>`;
