import type { Json } from '../model/schema/Json.ts';

/** A failed call, with a message for the user. */
export interface Failure {
  /**
   * Code of the envelope (`403`, `409`, ...). `401`: signed out; `network`: no answer; `shape`: unreadable
   * answer.
   */
  readonly code: string;
  readonly message: string;
  /** Data of the refusal, such as the current record of a stale save. */
  readonly data?: Json;
  /** The id by which the log of the server names the call; only of an error on the server. */
  readonly errorId?: string;
}

/** Result of every call of the data layer: a value or a {@link Failure}. Refusals never throw. */
export type Answer<T> =
  | { readonly ok: true; readonly data: T; readonly message: string | undefined }
  | { readonly ok: false; readonly failure: Failure };

/** Makes a successful answer. */
export function answered<T>(data: T, message?: string): Answer<T> {
  return { ok: true, data, message };
}

/** Makes a failed answer. */
export function failed(code: string, message: string, data?: Json): Answer<never> {
  return { ok: false, failure: data === undefined ? { code, message } : { code, message, data } };
}
