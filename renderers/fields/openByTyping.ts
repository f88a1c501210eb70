import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** Opens a closed choice when the user types on it; the letter goes into its search. */
export function openByTyping(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches('[role="combobox"][aria-expanded="false"]')) return;
  if (target instanceof HTMLInputElement || target.getAttribute('aria-disabled') === 'true') return;
  // At once: the letter is typed into what has the focus after this event.
  flushSync(() => target.click());
}
