import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import { covering } from './covering.ts';

/** What the box of a table is made of: settings of the table, and types of its fields and of those of its details. */
export const partsOfTable = (name: string, { tables }: SchemaBundle): ReadonlySet<string> => {
  const table = tables.get(name);
  if (table === undefined) return new Set();
  const typesOf = (of: string): readonly string[] =>
    (tables.get(of)?.fields ?? []).map(({ type = 'text' }) => type);
  return new Set([
    ...Object.keys(table),
    ...typesOf(name).map((type) => `field ${type}`),
    ...(table.details ?? []).flatMap((detail) => typesOf(detail.table).map((type) => `column ${type}`)),
  ]);
};

/** Some of these tables whose boxes together have every setting of a table and every type of field that any of them has. */
export const tablesOfEveryKind = (names: readonly string[], bundle: SchemaBundle): ReadonlySet<string> =>
  covering(new Map(names.map((name) => [name, partsOfTable(name, bundle)] as const)));
