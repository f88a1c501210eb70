import type { Origin } from '../../runtime/model/explain/Origin.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { viewOrigins } from '../../runtime/model/views/viewOrigins.ts';
import type { ReadField } from '../../runtime/model/views/viewReads.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { readableFigures } from '../reading/figures.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';

/** Fields by the titles of their tables and their own, each once. */
const titled = (catalog: SchemaCatalog, fields: readonly ReadField[]): Origin['of'] => {
  const found = fields.map(({ table, field }) => {
    const source = catalog.table(table);
    return { table: source?.cnName ?? table, field: source?.byName.get(field)?.title ?? field };
  });
  return [...new Map(found.map((one) => [`${one.table}\n${one.field}`, one])).values()];
};

/** The columns of a view. What the user may not read of it has no origin either. */
const ofView = (
  catalog: SchemaCatalog,
  { table, readable }: TableAccess,
): readonly (readonly [string, Origin])[] => {
  const view = catalog.views.named(table.table);
  if (view === undefined) return [];
  return [...viewOrigins(catalog.views.world, view, table.fields)]
    .filter(([column]) => readable.has(column))
    .map(([column, { how, of, some }]) => [column, { how, of: titled(catalog, of), ...(some && { some }) }]);
};

/** The figures of a table, which stand in the first page of their view. */
const ofFigures = (call: UserCall, table: ResolvedTable): readonly (readonly [string, Origin])[] => {
  const { catalog } = call.context;
  return readableFigures(call.user, table).map(({ field, figure: { view, field: column, by, total } }) => {
    const path = catalog.bundle.pages.find((page) => page.table === view && page.api === undefined)?.path;
    const title = catalog.table(view)?.byName.get(by)?.title ?? by;
    return [
      field,
      {
        how: total,
        of: titled(catalog, [{ table: view, field: column }]),
        record: { column: by, by: title, ...(path === undefined ? {} : { path }) },
      },
    ];
  });
};

/** `GET /api/jig/origins?name`: where the columns of a view and the figures of a table come from, for "why?". */
export const origins = async (call: UserCall): Promise<Answer<Readonly<Record<string, Origin>>>> => {
  const found = accessTable(call, call.query('name') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  return succeed(
    null,
    Object.fromEntries([...ofView(call.context.catalog, access), ...ofFigures(call, access.table)]),
  );
};
