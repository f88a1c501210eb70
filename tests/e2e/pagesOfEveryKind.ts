import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import { covering } from '../setup/covering.ts';
import { partsOfTable } from '../setup/tablesOfEveryKind.ts';

/**
 * Pages of every kind but lists, of which there are most, and lists that together have every setting of a page and every part of
 * a table that any of them has.
 */
export const pagesOfEveryKind = (
  pages: readonly PageSchema[],
  bundle: SchemaBundle,
): readonly PageSchema[] => {
  const lists = covering(
    new Map(
      pages.flatMap((page) =>
        page.page === 'list'
          ? [[page.path, new Set([...Object.keys(page), ...partsOfTable(page.table ?? '', bundle)])] as const]
          : [],
      ),
    ),
  );
  return pages.filter(({ page, path }) => page !== 'list' || lists.has(path));
};
