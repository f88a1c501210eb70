import { versionField } from '../fields/resolve/impliedFields.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { stateFields } from '../fields/stateFields.ts';

/** Reasons why a field is locked in every record of its table; first match wins. */
export const fixedLocks = ['key', 'version', 'state', 'stamp', 'formula', 'readonly', 'disabled'] as const;

export type FixedLock = (typeof fixedLocks)[number];

/**
 * The lock of a field that no record lifts; undefined: only its condition can lock it. Forms and saves ask this one.
 *
 * The key (unless people type it) and `Version` identify the record, operations of their own set the states of a document (audit and case), and
 * the server makes stamps and formulas.
 */
export function fixedLock(
  { key, keyType }: Pick<ResolvedTable, 'key'> & Partial<Pick<ResolvedTable, 'keyType'>>,
  { field, stamp, formula, readonly, disabled }: ResolvedField,
): FixedLock | undefined {
  if (field === key && keyType !== 'typed') return 'key';
  if (field === versionField) return 'version';
  if (stateFields.has(field)) return 'state';
  if (stamp !== undefined) return 'stamp';
  if (formula !== undefined) return 'formula';
  if (readonly) return 'readonly';
  return disabled ? 'disabled' : undefined;
}
