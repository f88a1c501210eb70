import type { MessageKey } from '../../messages/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Finding, Parsed } from '../types/FieldType.ts';

/** A finding with a rule of the message catalogue. Make it once per field, not per record. */
export function finding(rule: MessageKey, params?: Issue['params']): Finding {
  return params === undefined ? { rule } : { rule, params };
}

/** A failed parse. */
export function refused(rule: MessageKey, params?: Issue['params']): Parsed {
  return params === undefined ? { ok: false, rule } : { ok: false, rule, params };
}

/** The parse result of an empty value. */
export const nothing: Parsed = { ok: true, value: null };

/** An empty value of an input, JSON or a workbook cell. */
export function isNothing(raw: unknown): raw is undefined | null | '' {
  return raw === undefined || raw === null || raw === '';
}
