import { queryLimits } from '../../../runtime/model/conditions/query/QueryRules.ts';
import { queryField } from '../../../runtime/model/conditions/query/queryField.ts';
import { searchedNames } from '../../../runtime/model/conditions/query/readMultiples.ts';
import { trimBlanks } from '../../../runtime/model/fields/columnTypes/blanks.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import { isObject } from '../../../runtime/model/schema/Json.ts';
import { dictionary } from '../../dictionaries/options.ts';
import type { UserCall } from '../../http/Call.ts';

/** Longer texts are no label. */
const longest = 200;

/**
 * Keys whose label contains the text of a quick search, by field with options.
 * Only labels the user may read count. Options that the dictionary's filter leaves out count too: stored rows
 * may hold them. One statement per field whose dictionary reads a table.
 */
export const labelledKeys = async (
  call: UserCall,
  table: ResolvedTable,
  readable: ReadonlySet<string>,
  multiples: unknown,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const keys = new Map<string, readonly string[]>();
  if (!isObject(multiples) || typeof multiples.value !== 'string') return keys;
  const search = trimBlanks(multiples.value);
  if (search === '' || search.length > longest) return keys;
  for (const name of searchedNames(multiples.fields, table.fields.length) ?? []) {
    const named = queryField(table, name, { readable });
    if (!named.ok) continue;
    const found = await labelled(call, named.field, search);
    if (found !== undefined)
      keys.set(
        named.field.field,
        found.map(({ key }) => String(key)),
      );
  }
  return keys;
};

/** Options of a field whose label contains a text; undefined: the field has no options here. */
const labelled = async (
  call: UserCall,
  { data, dataKey }: ResolvedField,
  search: string,
): Promise<readonly Option[] | undefined> => {
  if (dataKey === undefined)
    return data?.filter(({ value }) => value.toLowerCase().includes(search.toLowerCase()));
  // One more than may be asked for, so that too many are reported instead of cut.
  const asked = { search, limit: queryLimits.values + 1, isUnfiltered: true };
  return (await dictionary(call, dataKey, asked))?.data;
};
