import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { isRequired } from './plan.ts';

/** True when no saved record of the table can leave the field empty: required, and never hidden or exempt by a condition. */
export function alwaysFilled(table: ResolvedTable, field: ResolvedField): boolean {
  if (!isRequired(table, field) || field.hidden === true || field.withheld === true) return false;
  if (field.visibleWhen !== undefined) return false;
  // A password may be absent from a save that changes other fields.
  if (field.writeOnly === true) return false;
  return field.readonlyWhen === undefined || field.kind.readonlyIsNeverRequired !== true;
}
