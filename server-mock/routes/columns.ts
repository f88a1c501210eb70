import { sql } from 'kysely';
import { refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, bodyObject } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { keyOf } from '../schemas/systemTables.ts';
import { run } from '../sql/compile.ts';

/** Text of one user's settings of one table at most. */
const settingsLimit = 100_000;
const columnsLimit = 500;
const widthBounds = { least: 20, greatest: 2000 } as const;

/** Column settings and widths per user and table (contract section 3, specification 1 section 7). */
export const columnRoutes: readonly Route[] = [
  userRoute('GET', '/api/sys_columnset/getcolumns', async (call) => {
    const table = call.context.catalog.nameOf(call.query('tableName') ?? '');
    if (table === undefined)
      return refuse('404', call.say('server.unknownTable', { table: call.query('tableName') ?? '' }));
    const { rows } = await run(
      call.context.db,
      sql`select "Settings" from "jig_column_set" where "Id" = ${keyOf(call.user.id, table)}`,
    );
    const settings = rows[0]?.Settings;
    return succeed(null, settings === undefined ? null : (JSON.parse(String(settings)) as unknown));
  }),
  userRoute('POST', '/api/sys_columnset/savecolumns', async (call) => {
    const { tableName, ...settings } = bodyObject(call);
    const table = call.context.catalog.nameOf(asText(tableName) ?? call.query('tableName') ?? '');
    if (table === undefined)
      return refuse('404', call.say('server.unknownTable', { table: asText(tableName) ?? '' }));
    const text = JSON.stringify(settings);
    if (text.length > settingsLimit) return refuse('422', call.say('server.bodyTooLarge'));
    await run(
      call.context.db,
      sql`insert into "jig_column_set" ("Id", "UserId", "TableName", "Settings")
          values (${keyOf(call.user.id, table)}, ${call.user.id}, ${table}, ${text})
          on conflict ("Id") do update set "Settings" = excluded."Settings"`,
    );
    return succeed(call.say('server.saved'));
  }),
  userRoute('GET', '/api/sys_columnswidth/getcolumnwidths', async (call) => {
    const table = call.context.catalog.nameOf(call.query('tableName') ?? '') ?? '';
    const { rows } = await run(
      call.context.db,
      sql`select "ColumnName", "Width" from "jig_column_width" where "UserId" = ${call.user.id} and "TableName" = ${table} order by "ColumnName"`,
    );
    return succeed(
      null,
      rows.map((row) => ({ columnName: row.ColumnName, columnWidth: row.Width })),
    );
  }),
  userRoute('POST', '/api/sys_columnswidth/savecolumnwidths', async (call) => {
    const body = bodyObject(call);
    const table = call.context.catalog.table(asText(body.tableName) ?? '');
    if (table === undefined)
      return refuse('404', call.say('server.unknownTable', { table: asText(body.tableName) ?? '' }));
    const widths = (asList(body.columnWidths) ?? []).slice(0, columnsLimit).flatMap((sent) => {
      const field = asText(asObject(sent)?.field) ?? asText(asObject(sent)?.columnName);
      const width = Math.round(Number(asText(asObject(sent)?.width) ?? asText(asObject(sent)?.columnWidth)));
      const isUsable =
        field !== undefined &&
        table.byName.has(field) &&
        width >= widthBounds.least &&
        width <= widthBounds.greatest;
      return isUsable ? [{ field, width }] : [];
    });
    await call.context.db.transaction(async (tx) => {
      for (const { field, width } of widths)
        await run(
          tx,
          sql`insert into "jig_column_width" ("Id", "UserId", "TableName", "ColumnName", "Width")
              values (${keyOf(call.user.id, table.table, field)}, ${call.user.id}, ${table.table}, ${field}, ${width})
              on conflict ("Id") do update set "Width" = excluded."Width"`,
        );
    });
    return succeed(call.say('server.saved'));
  }),
];
