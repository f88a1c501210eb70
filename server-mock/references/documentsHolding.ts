import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { holdsAny } from './countUses.ts';
import type { PointedAt } from './pointedAt.ts';

/** Documents of one main table. */
export interface HoldingDocuments {
  readonly main: ResolvedTable;
  readonly keys: readonly Cell[];
}

/** Documents that refer to any of the rows, by table. */
export const documentsHolding = async (
  tx: Queryable,
  pointed: readonly PointedAt[],
  now: string,
): Promise<readonly HoldingDocuments[]> => {
  const found: HoldingDocuments[] = [];
  for (const { reference, rows } of pointed) {
    const holds = holdsAny(reference, [...rows.keys()], now);
    if (holds === undefined) continue;
    const { from, detail } = reference;
    const { rows: users } = await systemRun(
      tx,
      'reference',
      sql`select distinct ${name(detail?.foreignKey ?? from.key)} as "key"
          from ${systemTable((detail?.table ?? from).table)} where ${holds}`,
    );
    if (users.length > 0) found.push({ main: from, keys: users.map(({ key }) => key as Cell) }); // keys are int or text
  }
  return found;
};
