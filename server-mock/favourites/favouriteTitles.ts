import type { FavouriteTarget } from '../../runtime/wire/favourites/FavouriteTarget.ts';
import { anyOf, name as column } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { shownOptionView } from '../optionViews/optionViewsFor.ts';
import { optionViewsById } from '../optionViews/storedOptionViews.ts';
import { parseKey } from '../reading/parseKey.ts';
import { labelFields, recordLabel } from '../reading/recordLabel.ts';
import { accessTable } from '../reading/tableAccess.ts';

/** A favourite by its name, with what it opens. */
export type NamedTarget = readonly [name: string, target: FavouriteTarget];
type Titled = readonly [name: string, title: string];

const lower = (text: string): string => text.toLowerCase();

/** Names of the saved views that the caller may use. */
const viewTitles = async (
  { context, user }: UserCall,
  all: readonly NamedTarget[],
): Promise<readonly Titled[]> => {
  const ids = all.flatMap(([, { view }]) => (view === undefined ? [] : [view]));
  const views = new Map(
    (await optionViewsById(context.db, [...new Set(ids)]))
      .map((view) => ({ table: view.TableName, ...shownOptionView(user, view) }))
      .filter(({ IsTab, MayEdit }) => IsTab || MayEdit)
      .map((view) => [view.OptionView_Id, view] as const),
  );
  return all.flatMap(([name, { page, view: id = 0 }]) => {
    const view = views.get(id);
    return view && lower(view.TableName) === lower(page) ? [[name, view.OptionViewName] as const] : [];
  });
};

/** What the records of one page are called that the caller may read. */
const recordTitles = async (
  call: UserCall,
  page: string,
  all: readonly NamedTarget[],
): Promise<readonly Titled[]> => {
  const found = accessTable(call, page, 'Search');
  if ('refused' in found) return [];
  const { table, rows } = found.access;
  const words = labelFields(found.access);
  const keys = new Map(
    all.flatMap(([name, { record }]) => {
      const key = parseKey(table, record);
      return key === undefined ? [] : [[name, key] as const];
    }),
  );
  if (keys.size === 0) return [];
  const read = await rows.select(call.context.db, {
    columns: new Set([table.key, ...words]),
    where: sql`${column(table.key)} = ${anyOf([...new Set(keys.values())])}`,
    limit: keys.size,
  });
  const labels = new Map(
    read.rows.map((row) => [String(row[table.key]), recordLabel(row, words) || String(row[table.key])]),
  );
  return [...keys].flatMap(([name, key]) => {
    const label = labels.get(String(key));
    return label === undefined ? [] : [[name, label] as const];
  });
};

/** Titles of views and records by the name of the favourite, as far as the caller may see them. */
export const favouriteTitles = async (
  call: UserCall,
  all: readonly NamedTarget[],
): Promise<ReadonlyMap<string, string>> => {
  const records = all.filter(([, { record }]) => record !== undefined);
  const pages = new Set(records.map(([, { page }]) => lower(page)));
  const titles: Titled[] = [
    ...(await viewTitles(
      call,
      all.filter(([, { view }]) => view !== undefined),
    )),
  ];
  for (const page of pages)
    titles.push(
      ...(await recordTitles(
        call,
        page,
        records.filter(([, target]) => lower(target.page) === page),
      )),
    );
  return new Map(titles);
};
