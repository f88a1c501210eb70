import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { recordTable, recordTableAs } from '../../db/sql/recordTable.ts';
import { sql } from '../../db/sql/sql.ts';
import { sourceScope } from './sourceScope.ts';
import type { ViewParameters } from './ViewParameters.ts';
import { readParameters } from './ViewParameters.ts';
import type { SourceRows } from './viewPart.ts';
import { viewSql } from './viewSql.ts';

/** The rows of a view as a user may read them: each source in the user's row scope, with its cells hidden as ever. */
export const viewRows = (
  call: TransactionCall,
  view: ViewSchema,
  table: ResolvedTable,
  parameters: ViewParameters | undefined,
): Fragment => {
  const { catalog, clock } = call.context;
  const now = clock.now();
  const rowsOf: SourceRows = (source, as) => {
    const resolved = catalog.table(source);
    const scope = resolved && sourceScope(call, resolved);
    if (scope === undefined) return recordTableAs(source, as);
    return sql`(select * from ${recordTable(source)} where ${scope}) as ${name(as)}`;
  };
  return viewSql(view, table, {
    world: catalog.views.world,
    now,
    parameters: parameters ?? readParameters(view, [], now),
    rowsOf,
  });
};
