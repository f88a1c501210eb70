import { caseField, stateFields } from '../../access/documentState.ts';
import { versionField } from '../../fields/resolve/impliedFields.ts';
import { isStored } from '../../fields/resolve/isStored.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';

/**
 * Fields that conditions of a flow may use, in table order.
 * These are stored and readable fields, without keys and without fields that approval itself writes.
 */
export const askedFields = (table: ResolvedTable): readonly ResolvedField[] =>
  table.fields.filter((field) => isStored(field) && field.writeOnly !== true && !isReserved(field, table));

const isReserved = ({ field, stamp }: ResolvedField, table: ResolvedTable): boolean =>
  field === table.key ||
  field === versionField ||
  (stateFields.has(field) && field !== caseField) ||
  stamp?.startsWith('audit') === true;
