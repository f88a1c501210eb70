import { fieldNamed } from '../../fields/resolve/fieldNamed.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { QueryRules } from './QueryRules.ts';

/** The field of a query, or the reason why it cannot be used. */
type Named =
  | { readonly ok: true; readonly field: ResolvedField }
  | { readonly ok: false; readonly reason: string };

/**
 * Finds a field by name, ignoring case. It must have a column, and the user must have the right to read it.
 */
export const queryField = (table: ResolvedTable, name: unknown, rules: QueryRules): Named => {
  const field = typeof name === 'string' ? fieldNamed(table, name.trim()) : undefined;
  if (field?.figure !== undefined) return { ok: false, reason: 'query.figure' };
  if (!field || !isStored(field)) return { ok: false, reason: 'query.unknownField' };
  const readable = !field.writeOnly && (rules.readable?.has(field.field) ?? true);
  return readable ? { ok: true, field } : { ok: false, reason: 'query.forbiddenField' };
};
