import type { SavePayload } from '../../wire/SavePayload.ts';

/** One save as sent. Its key makes a repeat harmless; a repeat must send the same payload. */
export interface SaveAttempt {
  readonly key: string;
  readonly action: 'Add' | 'Edit';
  readonly payload: SavePayload;
}

/**
 * A random key for one call. `crypto.randomUUID` is missing outside secure contexts, e.g. on a LAN address.
 */
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

/** Whether this attempt would send the same save. */
export function isSameSave(
  attempt: SaveAttempt,
  action: SaveAttempt['action'],
  payload: SavePayload,
): boolean {
  return attempt.action === action && JSON.stringify(attempt.payload) === JSON.stringify(payload);
}
