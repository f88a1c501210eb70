/** Texts of the controls that the program focused, as they were then. */
const given = new WeakMap<Element, string>();

/** Focuses a control for the user, who has not touched it yet. */
export function giveFocus(element: HTMLElement): void {
  element.focus();
  given.set(element, textIn(element));
  const forget = (): void => void given.delete(element);
  for (const touch of ['pointerdown', 'blur']) element.addEventListener(touch, forget, { once: true });
}

/** Whether the user went to this control or typed into it; `text` is what it says without a code scanned just now. */
export const isTouched = (element: Element, text: string): boolean => given.get(element) !== text;

/** The text of an input; empty for other controls. */
export const textIn = (element: Element | null): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
