import { focusFirst } from '../../../renderers/dialogs/focusables.ts';

/**
 * Focuses the control of this place in the row (a JSON pointer). Without one it focuses the nearest property
 * around it, or the first control of the panel. Opens collapsed sections on the way.
 */
export function focusPlace(panel: Element | null | undefined, path: string): void {
  const places = [...(panel?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const around = places.filter(
    ({ dataset: { place = '' } }) => path === place || path.startsWith(`${place}/`),
  );
  const nearest = around.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const found = nearest ?? panel?.querySelector('.jig-properties') ?? panel;
  for (let section = found?.closest('details'); section; section = section.parentElement?.closest('details'))
    section.open = true;
  focusFirst(found);
}

const lengthOf = ({ dataset: { place = '' } }: HTMLElement): number => place.length;
