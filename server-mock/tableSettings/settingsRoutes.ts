import { readColumnSet, rowHeights } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { checkColumnSet } from '../../runtime/model/fields/columnSet/checkColumnSet.ts';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import type {
  RowHeightBody,
  SearchFieldsBody,
  SpacingBody,
  WidthsBody,
} from '../../runtime/wire/tableSettings/SettingsBody.ts';
import { tableSettingsEndpoints as endpoints } from '../../runtime/wire/tableSettings/tableSettingsEndpoints.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asText, bodyObject, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { settingsName } from '../reading/settingsName.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { columnSettings, keepColumnSettings } from './columnSet.ts';
import { columnWidths, forgetWidths, keepWidths, readWidths } from './columnWidths.ts';
import { keepRowHeight, readRowHeight } from './rowHeight.ts';
import { keepSearchFields, readSearchFields, searchSets } from './searchSet.ts';
import { keepSpacing, readSpacing, tableSpacings } from './tableSpacing.ts';

/** Maximum characters of one user's settings of one table. */
const settingsLimit = 100_000;

/** Runs with the named table and the name of its settings; refuses a table that is unknown or hidden from the user. */
const withTable = async <Data>(
  call: UserCall,
  name: string | undefined,
  run: (access: TableAccess & { readonly name: string }) => Promise<Answer<Data>>,
): Promise<Answer<Data>> => {
  const found = accessTable(call, name ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  return run({ ...access, name: settingsName(call, access.table.table) });
};

/**
 * Display settings of a user for a table: columns, widths, height, fields of the quick search.
 * They grant nothing: every other call checks what the user may read.
 */
export const settingsRoutes: readonly Route[] = [
  userRoute(endpoints.columns, (call) =>
    withTable(call, call.query('tableName'), async ({ name }) =>
      succeed(null, await columnSettings(call.context.db, call.user.id, name)),
    ),
  ),
  userRoute(endpoints.saveColumns, (call) => {
    const { tableName, widths, ...settings } = bodyObject(call);
    return withTable(
      call,
      asText(tableName) ?? call.query('tableName'),
      async ({ table, readable, name }) => {
        const forgets = settings.columns === null;
        const columns = readColumnSet(settings.columns);
        if (!forgets && columns === undefined) return refuse('422', call.say('server.paramsIncomplete'));
        if (JSON.stringify(settings).length > settingsLimit)
          return refuse('422', call.say('server.bodyTooLarge'));
        const titled = columnsOf(table).filter(({ field }) => readable.has(field));
        const issues = checkColumnSet(columns ?? [], titled, settings.detail === true);
        if (issues.length > 0) return issuesAnswer(call, issues);
        await keepColumnSettings(call.context.db, call.user.id, name, forgets ? undefined : settings);
        if (widths === null) await forgetWidths(call.context.db, call.user.id, name);
        return succeed(call.say('server.saved'));
      },
    );
  }),
  userRoute(endpoints.widths, async (call) => {
    const table = settingsName(call, call.context.catalog.nameOf(call.query('tableName') ?? '') ?? '');
    const widths = (await columnWidths(call.context.db, call.user.id, [table])).get(table) ?? {};
    const list = Object.entries(widths).map(([columnName, columnWidth]) => ({ columnName, columnWidth }));
    return succeed(null, list);
  }),
  userRoute(endpoints.saveWidths, (call) => {
    const body = sentBody<WidthsBody>(call);
    return withTable(call, asText(body.tableName), async ({ table, name }) => {
      const widths = readWidths(table, asList(body.columnWidths) ?? []);
      await keepWidths(call.context.db, call.user.id, name, widths);
      return succeed(call.say('server.saved'));
    });
  }),
  userRoute(endpoints.spacing, (call) =>
    withTable(call, call.query('tableName'), async ({ name }) => {
      const spacing = (await tableSpacings(call.context.db, call.user.id, [name])).get(name);
      return succeed(null, spacing?.firstTableRatio ?? null);
    }),
  ),
  userRoute(endpoints.saveSpacing, (call) => {
    const body = sentBody<SpacingBody>(call);
    return withTable(call, asText(body.tableName), async ({ name }) => {
      const spacing = readSpacing(
        Number(asText(body.firstTableRatio)),
        Number(asText(body.secondHeight) ?? 0),
      );
      if (spacing === undefined) return refuse('422', call.say('server.paramsIncomplete'));
      await keepSpacing(call.context.db, call.user.id, name, spacing);
      return succeed(call.say('server.saved'));
    });
  }),
  userRoute(endpoints.saveRowHeight, async (call) => {
    const rowHeight = readRowHeight(Number(asText(sentBody<RowHeightBody>(call).rowHeight)));
    if (rowHeight === undefined)
      return refuse('422', call.say('server.rowHeight', { heights: rowHeights.map(String) }));
    await keepRowHeight(call.context.db, call.user.id, rowHeight);
    return succeed(call.say('server.saved'));
  }),
  userRoute(endpoints.searchFields, (call) =>
    withTable(call, call.query('workItemName'), async ({ name }) =>
      succeed(null, (await searchSets(call.context.db, call.user.id, [name])).get(name) ?? []),
    ),
  ),
  userRoute(endpoints.saveSearchFields, (call) => {
    const body = sentBody<SearchFieldsBody>(call);
    return withTable(call, asText(body.workItemName), async (access) => {
      const read = readSearchFields(access, asList(body.fields) ?? []);
      if ('refused' in read) return refuse('422', call.say('query.unknownField', { name: read.refused }));
      await keepSearchFields(call.context.db, call.user.id, access.name, read.fields);
      return succeed(call.say('server.saved'));
    });
  }),
];
