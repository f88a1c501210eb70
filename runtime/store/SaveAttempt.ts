import type { SavePayload } from '../wire/SavePayload.ts';

/** One save as it left: its key makes a repeat harmless, its payload is what a repeat must send again. */
export interface SaveAttempt {
  readonly key: string;
  readonly action: 'Add' | 'Edit';
  readonly payload: SavePayload;
}

/** A random key of one call (`crypto.randomUUID` is missing outside secure contexts, e.g. on a LAN address). */
export function attemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new attempt. */
export const saveAttempt = (action: SaveAttempt['action'], payload: SavePayload): SaveAttempt => ({
  key: attemptKey(),
  action,
  payload,
});

/** Whether this attempt would send the same thing. */
export function isSameSave(
  attempt: SaveAttempt,
  action: SaveAttempt['action'],
  payload: SavePayload,
): boolean {
  return attempt.action === action && JSON.stringify(attempt.payload) === JSON.stringify(payload);
}
