/** Browser storage key: a draft was kept in this browser once. Lists without it need not load what offers drafts. */
const markKey = 'jig.drafts';

/** Whether this browser may hold drafts, whoever's. Storage that refuses to answer is asked the long way. */
export function mayHaveDrafts(): boolean {
  try {
    return localStorage.getItem(markKey) !== null;
  } catch {
    return true;
  }
}

/** A draft is kept from now on. */
export function markDrafts(): void {
  try {
    localStorage.setItem(markKey, '1');
  } catch {
    // Without storage `mayHaveDrafts` says yes anyway.
  }
}
