/** Browser storage key of the last copied parts, shared by all flows and windows. */
const key = 'jig.flowParts';

/**
 * Clipboard of nodes and lines. Copies to the system clipboard too if the browser allows it; pasting does not
 * depend on it.
 */
export const clipboard = {
  put: (text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Storage is full or forbidden; the system clipboard may still work.
    }
    // Missing outside secure contexts, e.g. on a LAN address.
    void navigator.clipboard?.writeText(text).catch(() => undefined);
  },
  /** Undefined: nothing was copied in this browser. */
  get: (): string | undefined => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
} as const;
