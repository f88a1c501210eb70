import { fieldNamed } from '../../../runtime/model/fields/resolve/fieldNamed.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { asText } from '../../http/Call.ts';

/** Text of a sent column; ignores the case of its name. */
export const sentText = (table: ResolvedTable, row: JsonObject, field: string): string | undefined => {
  const entry = Object.entries(row).find(([name]) => fieldNamed(table, name)?.field === field);
  return asText(entry?.[1]);
};
