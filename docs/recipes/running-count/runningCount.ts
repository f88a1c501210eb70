import { endpoint } from '../../../runtime/wire/Endpoint.ts';
import { ofPath } from '../../../runtime/wire/NamedTable.ts';
import { onTable } from '../../../runtime/wire/Right.ts';
import type { Capability } from '../../../server-mock/capability/Capability.ts';
import type { DocumentWatch } from '../../../server-mock/context/DocumentWatch.ts';
import { run } from '../../../server-mock/db/sql/compile.ts';
import { sql } from '../../../server-mock/db/sql/sql.ts';
import { tableColumn } from '../../../server-mock/db/tableColumn.ts';
import { succeed } from '../../../server-mock/http/Answer.ts';
import { tableRoute } from '../../../server-mock/operations/tableRoute.ts';
import { accessTable } from '../../../server-mock/reading/tableAccess.ts';

/** How many documents of a table exist, kept up to date with every change. */
const endpoints = {
  count: endpoint<number, Readonly<Record<string, never>>>()(
    'POST',
    '/api/:table/RunningCount',
    onTable('Search'),
    ofPath,
  ),
};

/** Adds what each transaction added, and subtracts what it deleted. */
const counting: DocumentWatch = {
  follows: (table) => !table.startsWith('Sys_'),
  async changed(tx, changes) {
    for (const { table, before, after } of changes) {
      const by = Number(after !== undefined) - Number(before !== undefined);
      await run(
        tx,
        sql`insert into "jig_running_count" as "c" ("Id", "Count") values (${table}, ${by})
            on conflict ("Id") do update set "Count" = "c"."Count" + ${by}`,
      );
    }
  },
};

/** Counts the documents of every table as they change, so that no one has to count them. */
export const runningCount: Capability = {
  name: 'running count',
  tables: [
    {
      table: 'jig_running_count',
      columns: [tableColumn('Id', 'varchar(200)'), tableColumn('Count', 'integer')],
      primaryKey: ['Id'],
      indexes: [],
    },
  ],
  watch: () => counting,
  routes: [
    tableRoute(endpoints.count, async (call, name) => {
      const found = accessTable(call, name, 'Search');
      if ('refused' in found) return found.refused;
      const { table } = found.access.table;
      const { rows } = await run(
        call.context.db,
        sql`select "Count" from "jig_running_count" where "Id" = ${table}`,
      );
      return succeed(null, Number(rows[0]?.Count ?? 0));
    }),
  ],
};
