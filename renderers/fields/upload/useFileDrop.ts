import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Event handlers of an element that accepts files. */
interface DropHandlers {
  onDragOver(event: DragEvent): void;
  onDragLeave(event: DragEvent): void;
  onDrop(event: DragEvent): void;
  onPaste(event: ClipboardEvent): void;
}

/**
 * Accepts files dropped on an element, or pasted while it has the focus (a screenshot). `over`: files are
 * being dragged above it.
 */
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
        // Otherwise the browser would open the file instead of the page, even where drops are refused.
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
