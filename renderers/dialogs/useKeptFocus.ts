import { type RefObject, useEffect } from 'react';
import { focusables, focusFirst, isFocusable } from './focusables.ts';

/** Page changes that may remove or disable the focused element. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert', 'tabindex'],
};

/** Attributes that identify the same control after a new render. */
const identities = ['data-cell', 'data-field', 'id'] as const;

/** Last focus: the element, its ancestors from the inside out, and its selector. */
interface Place {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  readonly selector: string | undefined;
}

/**
 * Keeps the focus inside a dialog.
 * When the focused element is removed, disabled or hidden, focuses the same control drawn anew, else the
 * nearest one left. Without this the browser moves the focus to the page, where no key reaches the dialog. Of
 * stacked dialogs the topmost keeps the focus.
 */
export function useKeptFocus(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = panel.current;
    if (!root) return;
    let last: Place | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last = placeIn(root, target);
    };
    const keep = (): void => {
      if (isLost() && isTopmost(root)) restore(root, last);
    };
    // Wait until the browser has moved the focus and React has rendered.
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    const observer = new MutationObserver(() => {
      if (isLost()) soon();
    });
    const leaving = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) soon();
    };
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', leaving);
    observer.observe(document.body, watched);
    if (document.activeElement instanceof HTMLElement && root.contains(document.activeElement))
      last = placeIn(root, document.activeElement);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', leaving);
    };
  }, [panel]);
}

/** True when no element has the focus, or the focused one is unusable. */
function isLost(): boolean {
  const here = document.activeElement;
  return here === null || here === document.body || here.matches(':disabled') || !here.isConnected;
}

function isTopmost(root: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === root;
}

function placeIn(root: HTMLElement, element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) around.push(at);
  const named = [element, ...around].flatMap((one) =>
    identities.flatMap((name) => {
      const value = one.getAttribute(name);
      return value === null || value === '' ? [] : [`[${name}="${CSS.escape(value)}"]`];
    }),
  );
  return { element, around, selector: named[0] };
}

function restore(root: HTMLElement, last: Place | undefined): void {
  if (last !== undefined) {
    if (takesFocus(last.element)) return;
    const again = last.selector === undefined ? null : root.querySelector<HTMLElement>(last.selector);
    if (again !== null && (isFocusable(again) ? takesFocus(again) : focusFirst(again))) return;
    for (const near of last.around) {
      if (!near.isConnected) continue;
      const [first] = focusables(near);
      if (first !== undefined && takesFocus(first)) return;
    }
  }
  root.focus();
}

/** Focuses the element; returns false when it is not focusable. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled')) return false;
  element.focus();
  return document.activeElement === element;
}
