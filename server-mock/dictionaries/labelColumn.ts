import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DictionarySource } from '../../runtime/model/schema/DictionarySchema.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import { name } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { storedDictionary } from './storedOptions.ts';

/** Reads the choices of a dictionary that has a page of its own (`source.first`), also those that are switched off. */
export type PageChoices = (dicNo: string, source: DictionarySource) => Promise<readonly Option[] | undefined>;

/** The list or the page that a single choice is made from; undefined: another field, or its choices are records. */
const shortList = async (
  { context }: UserCall,
  field: ResolvedField,
  ofPage: PageChoices,
): Promise<readonly Option[] | undefined> => {
  if (!field.kind.needsSource || field.kind.isMultiple(field)) return undefined;
  if (field.data !== undefined || field.dataKey === undefined) return field.data;
  const { source, provider } = context.catalog.bundle.dictionaries.get(field.dataKey) ?? {};
  if (source?.first !== undefined) return ofPage(field.dataKey, source);
  if (source !== undefined || provider !== undefined) return undefined;
  return (await storedDictionary(context, field.dataKey))?.data;
};

/** A column as a part of a label: a choice from a list by its label in the caller's language, not by its key. */
export const labelColumn = async (
  call: UserCall,
  field: ResolvedField,
  ofPage: PageChoices,
): Promise<RawBuilder<unknown>> => {
  const column = name(field.field);
  const list = (await shortList(call, field, ofPage)) ?? [];
  if (list.length === 0) return column;
  const labels = list.map(
    ({ key, value }) => sql`when cast(${String(key)} as text) then cast(${value} as text)`,
  );
  const text = sql`cast(${column} as text)`;
  return sql`case ${text} ${sql.join(labels, sql` `)} else ${text} end`;
};
