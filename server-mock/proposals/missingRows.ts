import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { proposalsOf } from '../../runtime/model/proposals/ProposalSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** The rows that a table is offered and does not have yet. */
export const missingRows = async (
  { context: { catalog, db } }: UserCall,
  table: ResolvedTable,
): Promise<readonly Row[]> => {
  const missing: Row[] = [];
  for (const { by, rows, table: offered } of proposalsOf(catalog.bundle).values()) {
    if (offered !== table.table) continue;
    const wanted = rows.map((row) => String(row[by] ?? ''));
    const stored = await systemRun(
      db,
      'unique',
      sql`select ${name(by)} as "value" from ${systemTable(table.table)} where ${name(by)} = ${anyOf(wanted)}`,
    );
    const there = new Set(stored.rows.map(({ value }) => String(value)));
    missing.push(...rows.filter((row) => !there.has(String(row[by] ?? ''))));
  }
  return missing;
};
