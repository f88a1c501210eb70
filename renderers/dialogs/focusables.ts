import { giveFocus } from './givenFocus.ts';

const selector =
  'input:not([disabled]):not([type="hidden"]):not([tabindex="-1"]), textarea:not([disabled]), select:not([disabled]), ' +
  'button:not([disabled]):not([tabindex="-1"]), a[href], [tabindex="0"]:not([aria-disabled="true"])';

/** Tab stops inside an element, in order. */
export function focusables(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(isFocusable);
}

/** True when the element is a tab stop. */
export const isFocusable = (element: Element): boolean =>
  element.matches(selector) && !element.closest('[hidden], [inert]');

/** What is only read: text of inputs, values, and boxes that scroll. */
const readOnly = 'button, [readonly], [aria-readonly="true"], section';

/**
 * Focuses the first editable control, else the first one that Tab passes over; returns false when there is
 * none.
 */
export function focusFirst(root: Element | null | undefined): boolean {
  if (!root) return false;
  const all = focusables(root);
  const target =
    all.find((element) => !element.matches(readOnly)) ??
    all[0] ??
    root.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])');
  if (!target) return false;
  giveFocus(target);
  return true;
}
