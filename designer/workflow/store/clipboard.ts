/** Browser storage key of what was copied last: it goes from one flow to another, in other windows too. */
const key = 'jig.flowParts';

/** Copied nodes. The system's clipboard gets them too where the browser lets it; it is never needed to paste what was copied here. */
export const clipboard = {
  put: (text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Full or refused: the system's clipboard may still take it.
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
