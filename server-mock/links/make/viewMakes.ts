import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../../runtime/model/formulas/recordScope.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { ViewMake } from '../../../runtime/model/schema/ViewMake.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { accessTable, type TableAccess } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { linkIndex } from '../LinkIndex.ts';
import { linkedDocument } from './linkedDocument.ts';
import type { MadeOrRefused, Makeable } from './Makeable.ts';
import { offerOf } from './offerOf.ts';

/** The chosen rows of a view as the caller sees them; undefined: some are not there, or a column is hidden. */
const chosenRows = async (
  call: UserCall,
  { table, readable, rows }: TableAccess,
  keys: readonly string[],
  wanted: readonly string[],
): Promise<readonly Row[] | undefined> => {
  if (!wanted.every((column) => readable.has(column))) return undefined;
  const columns = new Set([table.key, ...wanted]);
  const found = await rows.select(call.context.db, {
    columns,
    where: sql`${name(table.key)} = ${anyOf(keys)}`,
  });
  const read = rowReader(table, columns);
  const byKey = new Map(found.rows.map(read).map((row) => [keyText(row[table.key]), row]));
  const chosen = keys.map((key) => byKey.get(key)).filter((row) => row !== undefined);
  return chosen.length === keys.length ? chosen : undefined;
};

const notFound = (call: UserCall): MadeOrRefused => ({ refused: refuse('404', call.say('server.notFound')) });

/** Through a link: of the source documents that the rows are about, their rows with the same values. */
const ofLink = (call: UserCall, view: string, make: ViewMake): Makeable | undefined => {
  const link = linkIndex(call.context.catalog).link(make.link ?? '');
  const { document: column = '', match = {} } = make;
  const main = link?.target.document.main;
  const offer = main && offerOf(call, main, { to: `${view}.${make.name}`, title: make.title });
  if (link === undefined || main === undefined || offer === undefined) return undefined;
  const source = link.source.document.main.table;
  if ('refused' in accessTable(call, source, 'Search')) return undefined;
  const placeOf = (document: Row[string] | undefined, row: Row, names: readonly string[]): string =>
    JSON.stringify([document, ...names.map((one) => row[one])].map((value) => keyText(value)));
  return {
    offer,
    table: main.table,
    make: async (asking, access, { keys }) => {
      const rows = await chosenRows(asking, access, keys, [column, ...Object.values(match)]);
      const found = accessTable(asking, source, 'Search');
      if (rows === undefined || 'refused' in found) return notFound(asking);
      if (rows.some((row) => keyText(row[column]) === ''))
        return {
          refused: refuse(
            '422',
            asking.say('link.otherRows', {
              title: make.title,
              source: asking.context.catalog.table(source)?.cnName ?? source,
            }),
          ),
        };
      const places = new Set(rows.map((row) => placeOf(row[column], row, Object.values(match))));
      return linkedDocument(asking, link, found.access, {
        keys: [...new Set(rows.map((row) => keyText(row[column])))],
        wanted: (row, document) => {
          const key = document.main[link.source.document.main.key];
          return places.has(placeOf(key, row, Object.keys(match))) ? 'remaining' : undefined;
        },
      });
    },
  };
};

const documentOf = ({ rows: detail, map = {} }: ViewMake, chosen: readonly Row[]): Document => {
  const main: MutableRow = {};
  for (const [field, column] of Object.entries(map)) {
    const own = headerField(field);
    const values = new Set(chosen.map((row) => JSON.stringify(row[column] ?? null)));
    if (own !== undefined && values.size === 1) main[own] = chosen[0]?.[column] ?? null;
  }
  const rowOf = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(map).flatMap(([field, column]) =>
        headerField(field) === undefined ? [[field, row[column] ?? null] as const] : [],
      ),
    );
  return { main, details: detail === undefined ? {} : { [detail]: chosen.map(rowOf) } };
};

/** Of the rows' own values. */
const ofRows = (call: UserCall, view: string, make: ViewMake): Makeable | undefined => {
  const main = call.context.catalog.table(make.to ?? '');
  const offer = main && offerOf(call, main, { to: `${view}.${make.name}`, title: make.title });
  if (main === undefined || offer === undefined) return undefined;
  return {
    offer,
    table: main.table,
    make: async (asking, access, { keys }) => {
      if (make.rows === undefined && keys.length > 1)
        return { refused: refuse('422', asking.say('link.oneSource', { title: make.title })) };
      const rows = await chosenRows(asking, access, keys, Object.values(make.map ?? {}));
      return rows === undefined ? notFound(asking) : { document: documentOf(make, rows) };
    },
  };
};

/** What a view says is made of its rows. */
export const viewMakes = (call: UserCall, { table }: Pick<ResolvedTable, 'table'>): readonly Makeable[] =>
  (call.context.catalog.views.named(table)?.makes ?? []).flatMap(
    (make) => (make.link === undefined ? ofRows : ofLink)(call, table, make) ?? [],
  );
