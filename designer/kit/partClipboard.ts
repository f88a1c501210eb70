/** Clipboard of a designer's parts. */
export interface PartClipboard {
  put(text: string): void;
  /** Undefined: nothing was copied in this browser. */
  get(): string | undefined;
}

/**
 * Clipboard kept in browser storage under `key`, shared by all windows. Copies to the system clipboard too if
 * the browser allows it; pasting does not depend on it.
 */
export const partClipboard = (key: string): PartClipboard => ({
  put: (text) => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Storage is full or forbidden; the system clipboard may still work.
    }
    // Missing outside secure contexts, e.g. on a LAN address.
    void navigator.clipboard?.writeText(text).catch(() => undefined);
  },
  get: () => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
});
