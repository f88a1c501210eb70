import { describe, expect, it } from 'vitest';
import { readPaths } from '../../expressions/index.ts';
import { measureField } from '../../runtime/model/fields/measureField.ts';
import { isTree } from '../../runtime/model/formulas/isTree.ts';
import { sourceField, viewSources } from '../../runtime/model/views/viewSources.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

const catalog = createCatalog(readBundle(new URL('../../schemas/', import.meta.url).pathname));

/** Totals of tables and views over numbers of different currencies or units, as `Table.Field`. */
const mixedTotals = (): readonly string[] => {
  const hasMeasure = (table: string, field: string): boolean => {
    const found = catalog.table(table)?.byName.get(field);
    return found !== undefined && measureField(found) !== undefined;
  };
  const ofTables = catalog.tableNames.flatMap((name) =>
    (catalog.table(name)?.fields ?? []).flatMap(({ field, summary, formula, ...one }) => {
      const paths = formula !== undefined && isTree(formula) ? readPaths(formula) : [];
      const isMixed = paths.some((path) => {
        const [table, part] = sourceField(path) ?? ['', ''];
        return hasMeasure(table, part);
      });
      return summary === true && isMixed && measureField(one) === undefined ? [`${name}.${field}`] : [];
    }),
  );
  const ofViews = catalog.tableNames
    .flatMap((name) => catalog.views.named(name) ?? [])
    .flatMap((view) =>
      view.fields.flatMap(({ field, of = '', summary, ...one }) => {
        if (summary !== true || measureField(one) !== undefined) return [];
        const isMixed = view.parts.some((part) => {
          const value = part.values?.[of] ?? of;
          const [source, path] = sourceField(typeof value === 'string' ? value : '') ?? ['', ''];
          const found = viewSources(catalog.views.world, part)?.byName.get(source);
          return found !== undefined && hasMeasure(found.table, path);
        });
        return isMixed ? [`${view.view}.${field}`] : [];
      }),
    );
  return [...ofTables, ...ofViews];
};

describe('totals', () => {
  it('say their currency or unit where what they add up has one', () => {
    expect(mixedTotals()).toEqual([]);
  });

  it('that are empty over different units are read by no other formula', () => {
    const readOf = (table: string): ReadonlyMap<string, readonly string[]> =>
      new Map(
        (catalog.table(table)?.fields ?? []).map(({ field, formula }) => [
          field,
          formula !== undefined && isTree(formula) ? readPaths(formula) : [],
        ]),
      );
    const readers = catalog.tableNames.flatMap((table) => {
      const reads = readOf(table);
      const perUnit = [...reads].flatMap(([field, paths]) =>
        paths.some((path) => path.endsWith('.Unit')) ? [field] : [],
      );
      return [...reads].flatMap(([field, paths]) =>
        perUnit.some((total) => total !== field && paths.includes(total)) ? [`${table}.${field}`] : [],
      );
    });
    expect(readers).toEqual([]);
  });
});
