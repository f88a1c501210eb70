import { focusFirst } from '../../renderers/dialogs/focusables.ts';

/**
 * Focuses the control of this place of the edited document (a JSON pointer), else the nearest one around it, else the
 * first control of `otherwise`. Opens collapsed sections on the way.
 */
export function focusPlace(
  root: Element | null | undefined,
  path: string,
  otherwise: Element | null | undefined = root,
): void {
  const places = [...(root?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const around = places.filter(
    ({ dataset: { place = '' } }) => path === place || path.startsWith(`${place}/`),
  );
  const found = around.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? otherwise;
  for (let section = found?.closest('details'); section; section = section.parentElement?.closest('details'))
    section.open = true;
  if (found instanceof HTMLElement && found.matches('input, select, button')) found.focus();
  else focusFirst(found);
}

const lengthOf = ({ dataset: { place = '' } }: HTMLElement): number => place.length;
