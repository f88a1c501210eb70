import { waitForPiece } from './failedPieces.ts';
import { hasNewVersion } from './useNewVersion.ts';

/**
 * Shows the window's notice when any code of this page is gone because the server has another build: also code that an action loads, whose
 * own message can only say that it failed. Vite tells of each failed download by an event. Returns what ends
 * the notice.
 */
export function watchNewVersion(
  target: EventTarget,
  isNew: () => Promise<boolean> = hasNewVersion,
): () => void {
  let end: (() => void) | undefined;
  const look = (): void =>
    void isNew().then((found) => {
      // Stays until the reload: a retry cannot help.
      if (found) end ??= waitForPiece(() => undefined);
    });
  target.addEventListener('vite:preloadError', look);
  return () => {
    target.removeEventListener('vite:preloadError', look);
    end?.();
  };
}
