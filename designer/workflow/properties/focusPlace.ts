import { focusFirst } from '../../../renderers/dialogs/focusables.ts';

/**
 * Gives the focus to what writes this place of the row (a JSON pointer), or to what is nearest to it: the property it lies
 * in, else the first control of the panel. Folded sections on the way are opened.
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
