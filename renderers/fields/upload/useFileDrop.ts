import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Handlers of an element that takes files. */
interface DropHandlers {
  onDragOver(event: DragEvent): void;
  onDragLeave(event: DragEvent): void;
  onDrop(event: DragEvent): void;
  onPaste(event: ClipboardEvent): void;
}

/** Files dropped on an element or pasted while the focus is in it (a screenshot). `over`: they hang above it. */
export function useFileDrop(
  enabled: boolean,
  take: (files: readonly File[]) => void,
): { readonly over: boolean; readonly handlers: DropHandlers } {
  const [over, setOver] = useState(false);
  const taken = (transfer: DataTransfer): boolean => {
    const files = [...transfer.files];
    if (!enabled || files.length === 0) return false;
    take(files);
    return true;
  };
  return {
    over: over && enabled,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Without it the browser would open the file in place of the page, also where it is not taken.
        event.preventDefault();
        event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
        setOver(true);
      },
      onDragLeave(event) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        taken(event.dataTransfer);
      },
      onPaste(event) {
        if (taken(event.clipboardData)) event.preventDefault();
      },
    },
  };
}
