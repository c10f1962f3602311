// Parts of drawings, where they are on the screen, and copies of them that leave their pane.

export const partAt = (root: HTMLElement, name: string): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-target="${CSS.escape(name)}"]`) ?? undefined;

export const nameOfPart = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-target]')?.dataset.target;

/** Whether somebody sees the middle of a part. */
export function isInSight(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/**
 * A copy of a part above all panes, where the part is: it looks as it did, because its ancestors are copied with it, without
 * a box of their own. It has no name and no role: nobody finds it twice.
 */
export function lifted(root: HTMLElement, part: HTMLElement): HTMLElement {
  const { left, top, width, height } = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[data-target], [id]')]) {
    for (const attribute of ['data-target', 'id', 'role', 'tabindex']) one.removeAttribute(attribute);
  }
  let whole = copy;
  for (let around = part.parentElement; around !== null && around !== root; around = around.parentElement) {
    const shell = around.cloneNode(false) as HTMLElement;
    shell.removeAttribute('id');
    shell.removeAttribute('role');
    shell.removeAttribute('tabindex');
    shell.style.display = 'contents';
    shell.append(whole);
    whole = shell;
  }
  const box = document.createElement('div');
  box.className = 'lifted';
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  box.append(whole);
  root.append(box);
  return box;
}
