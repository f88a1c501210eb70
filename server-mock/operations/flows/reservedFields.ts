import { caseField, stateFields } from '../../../runtime/model/documentState.ts';
import { versionField } from '../../../runtime/model/impliedFields.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';

/** Fields no condition of a flow asks for: keys and what approval itself writes. */
export const isReserved = ({ field, stamp }: ResolvedField, table: ResolvedTable): boolean =>
  field === table.key ||
  field === versionField ||
  (stateFields.has(field) && field !== caseField) ||
  stamp?.startsWith('audit') === true;
