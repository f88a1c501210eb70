import { type ReactNode, useLayoutEffect } from 'react';

interface EarlyKeysProps {
  /** A character, or `Backspace`. */
  onKey(key: string): void;
  onClose(): void;
}

/** Takes what the user types while the palette is still loading, so that no key goes to the page behind it. */
export function EarlyKeys({ onKey, onClose }: EarlyKeysProps): ReactNode {
  // Ends in the same commit in which the palette takes over: between the two no key can come.
  useLayoutEffect(() => {
    const take = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace' || event.key.length === 1) onKey(event.key);
    };
    document.addEventListener('keydown', take, true);
    return () => document.removeEventListener('keydown', take, true);
  }, [onKey, onClose]);
  return null;
}
