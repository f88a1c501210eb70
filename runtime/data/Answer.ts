import type { Json } from '../model/schema/Json.ts';

/** Why a call gave nothing: always with words for the person who asked. */
export interface Failure {
  /** The envelope's code (`403`, `409`, ...), `401` signed out, `network` no answer, `shape` an unreadable answer. */
  readonly code: string;
  readonly message: string;
  /** What the refusal carries, e.g. the current record of a stale save. */
  readonly data?: Json;
}

/** What every call of the data layer gives: a value or a {@link Failure}; it never throws for a refusal. */
export type Answer<T> =
  | { readonly ok: true; readonly data: T; readonly message: string | undefined }
  | { readonly ok: false; readonly failure: Failure };

/** An answer that holds `data`. */
export function answered<T>(data: T, message?: string): Answer<T> {
  return { ok: true, data, message };
}

/** A refused or lost call. */
export function failed(code: string, message: string, data?: Json): Answer<never> {
  return { ok: false, failure: data === undefined ? { code, message } : { code, message, data } };
}
