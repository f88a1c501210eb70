/**
 * Storage key, set when this browser stores its first draft. Without it, lists do not load the draft code.
 */
const markKey = 'jig.drafts';

/** True when this browser may hold drafts of any user. Also true when storage cannot be read. */
export function mayHaveDrafts(): boolean {
  try {
    return localStorage.getItem(markKey) !== null;
  } catch {
    return true;
  }
}

/** Records that this browser stores drafts. */
export function markDrafts(): void {
  try {
    localStorage.setItem(markKey, '1');
  } catch {
    // Without storage `mayHaveDrafts` returns true anyway.
  }
}
