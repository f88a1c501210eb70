import type { MessageKey } from '../../messages/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Finding, Parsed } from '../types/FieldType.ts';

/** A finding whose rule is known to be a text of the catalogue. Make it once per field, not per record. */
export function finding(rule: MessageKey, params?: Issue['params']): Finding {
  return params === undefined ? { rule } : { rule, params };
}

/** The refusal of a read. */
export function refused(rule: MessageKey, params?: Issue['params']): Parsed {
  return params === undefined ? { ok: false, rule } : { ok: false, rule, params };
}

/** The reading of an empty value. */
export const nothing: Parsed = { ok: true, value: null };

/** No text, no value at all: what an input, JSON or a workbook cell says when it says nothing. */
export function isNothing(raw: unknown): raw is undefined | null | '' {
  return raw === undefined || raw === null || raw === '';
}
