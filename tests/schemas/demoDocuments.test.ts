import { expect, it } from 'vitest';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import { validateDocument } from '../../runtime/model/record/validateDocument.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { demoModules } from '../../server-mock/demo/modules/index.ts';
import { grouped } from '../../server-mock/demo/story/grouped.ts';
import { storySteps } from '../../server-mock/demo/story/index.ts';
import { followingFormulas } from '../../server-mock/links/followingFormulas.ts';
import { linkIndex } from '../../server-mock/links/LinkIndex.ts';
import { catalog, demoRows, documentOf, now } from './demoRows.ts';

const written = await demoRows();
const rowsOf = (table: string): readonly Row[] => written.get(table) ?? [];

/** Formulas whose stored value is not what a save would compute. */
const miscomputed = (
  doc: DocumentTable,
  table: ResolvedTable,
  stored: Row,
  computed: Row,
): readonly string[] => {
  // Totals over other documents, and what follows from them, are filled once all rows are there.
  const later = followingFormulas(linkIndex(catalog), doc).get(table.table);
  return table.fields
    .filter(({ field }) => later?.has(field) !== true)
    .filter(({ field, formula }) => formula !== undefined && `${stored[field]}` !== `${computed[field]}`)
    .map(
      ({ field }) => `${table.table} ${stored[table.key]}: ${field} ${stored[field]}, not ${computed[field]}`,
    );
};

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

it('documents of demo modules and of the story are such as a save would accept and compute', () => {
  const told = storySteps.flatMap((step) => ('table' in step ? [step.table] : []));
  const names = [...new Set([...demoModules.flatMap((module) => Object.keys(module)), ...told])];
  const wrong = names
    .filter((name) => catalog.mainsOf(name).length === 0)
    .flatMap((name) => {
      const doc = documentOf(name);
      const rowsByMain = doc.details.map(
        ({ schema, table }) =>
          [table.table, grouped(rowsOf(table.table), (row) => row[schema.foreignKey])] as const,
      );
      return rowsOf(name).flatMap((main) => {
        const details = Object.fromEntries(
          rowsByMain.map(([table, groups]) => [table, groups.get(main[doc.main.key]) ?? []]),
        );
        const { document, issues } = compute(doc, { main, details }, { now });
        return [
          ...[...issues, ...validateDocument(doc, document, { now })].map(
            ({ path, rule }) => `${name} ${main[doc.main.key]}: ${path} ${rule}`,
          ),
          ...miscomputed(doc, doc.main, main, document.main),
          ...misplaced(doc.main, main, main),
          ...doc.details.flatMap(({ table }) =>
            (details[table.table] ?? []).flatMap((row, index) => [
              ...miscomputed(doc, table, row, document.details[table.table]?.[index] ?? {}),
              ...misplaced(table, row, main),
            ]),
          ),
        ];
      });
    });
  expect(wrong).toEqual([]);
});
