import { expect, it } from 'vitest';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import { validateDocument } from '../../runtime/model/record/validateDocument.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import type { Queryable } from '../../server-mock/db/Database.ts';
import { demoModules } from '../../server-mock/demo/modules/index.ts';
import { seedDemo } from '../../server-mock/demo/seedDemo.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

const now = '2026-03-20 17:30:00';
const catalog = createCatalog(readBundle('schemas'));

/** Rows of the demo company as they would be inserted, by table. */
const written = new Map<string, Row[]>();
const tx: Queryable = {
  query: async (text, params = []) => {
    const table = /^INSERT INTO "(\w+)"/.exec(text)?.[1];
    if (table !== undefined) written.set(table, [...rowsOf(table), ...JSON.parse(String(params[0]))]);
    return { rows: [], affected: 0 };
  },
};
const rowsOf = (table: string): readonly Row[] => written.get(table) ?? [];

const documentOf = (name: string): DocumentTable => {
  const found = catalog.document(name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
};

/** Formulas whose stored value is not what a save would compute. */
const miscomputed = (table: ResolvedTable, stored: Row, computed: Row): readonly string[] =>
  table.fields
    .filter(({ field, formula }) => formula !== undefined && `${stored[field]}` !== `${computed[field]}`)
    .map(
      ({ field }) => `${table.table} ${stored[table.key]}: ${field} ${stored[field]}, not ${computed[field]}`,
    );

/** Chosen records that do not exist, or are of another partner than the record that chooses them. */
const misplaced = (table: ResolvedTable, row: Row, main: Row): readonly string[] =>
  table.fields.flatMap(({ field, dataKey, dependsOn = [] }) => {
    const source = dataKey === undefined ? undefined : catalog.bundle.dictionaries.get(dataKey)?.source;
    const value = row[field] ?? null;
    if (source === undefined || value === null || source.key === undefined || !written.has(source.table))
      return [];
    const { key } = source;
    const chosen = rowsOf(source.table).find((one) => one[key] === value);
    const fits = dependsOn.every(({ field: by, column }) => {
      const name = by.replace('$main.', '');
      return chosen?.[column ?? name] === (by === name ? row : main)[name];
    });
    return chosen !== undefined && fits ? [] : [`${table.table} ${row[table.key]}: ${field} ${value}`];
  });

it('documents of demo modules are such as a save would accept and compute', async () => {
  const userIds = { director: 2, manager: 3, sales: 4, planner: 5, buyer: 6, warehouse: 7, quality: 8 };
  await seedDemo(tx, { document: documentOf, now, userIds, userNames: {}, roleIds: {}, catalog });
  const names = demoModules.flatMap((module) => Object.keys(module));
  const wrong = names
    .filter((name) => catalog.mainsOf(name).length === 0)
    .flatMap((name) => {
      const doc = documentOf(name);
      return rowsOf(name).flatMap((main) => {
        const details = Object.fromEntries(
          doc.details.map(({ schema, table }) => [
            table.table,
            rowsOf(table.table).filter((row) => row[schema.foreignKey] === main[doc.main.key]),
          ]),
        );
        const { document, issues } = compute(doc, { main, details }, { now });
        return [
          ...[...issues, ...validateDocument(doc, document, { now })].map(
            ({ path, rule }) => `${name} ${main[doc.main.key]}: ${path} ${rule}`,
          ),
          ...miscomputed(doc.main, main, document.main),
          ...misplaced(doc.main, main, main),
          ...doc.details.flatMap(({ table }) =>
            (details[table.table] ?? []).flatMap((row, index) => [
              ...miscomputed(table, row, document.details[table.table]?.[index] ?? {}),
              ...misplaced(table, row, main),
            ]),
          ),
        ];
      });
    });
  expect(wrong).toEqual([]);
});
