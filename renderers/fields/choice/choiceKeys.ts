import type { KeyboardEvent } from 'react';
import type { Choice } from './useChoice.ts';

/** Options a page key moves by: what the open list shows. */
const pageOf = 8;

type Handler = (choice: Choice, event: KeyboardEvent) => boolean;

/** Keys of a choice; each handler returns whether it took the key. */
const handlers: Readonly<Record<string, Handler>> = {
  ArrowDown: (choice) => move(choice, 1),
  ArrowUp: (choice, { altKey }) => (altKey && choice.isOpen ? close(choice) : move(choice, -1)),
  PageDown: (choice) => choice.isOpen && move(choice, pageOf),
  PageUp: (choice) => choice.isOpen && move(choice, -pageOf),
  Enter: (choice) => {
    if (choice.isOpen) choice.chooseActive();
    else choice.open();
    return true;
  },
  // On a closed list it opens; in a text it is a space.
  ' ': (choice) => {
    if (choice.isOpen || choice.typed !== undefined) return false;
    choice.open();
    return true;
  },
  Escape: (choice) => choice.isOpen && close(choice),
  // The focus moves on; what was typed chooses.
  Tab: (choice) => {
    if (choice.isOpen && choice.typed !== undefined && choice.typed.trim() !== '') choice.chooseActive();
    return false;
  },
};

/** Handles a key of a choice. A key that was taken reaches neither a dialog nor a grid around it. */
export function pressChoice(choice: Choice, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing || ctrlKey || metaKey) return;
  if ([...key].length === 1 && key !== ' ') choice.seek(key);
  if (!handlers[key]?.(choice, event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function move(choice: Choice, by: number): boolean {
  choice.move(by);
  return true;
}

function close(choice: Choice): boolean {
  choice.close();
  return true;
}
