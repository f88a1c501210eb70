import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { quoted } from '../../db/sql/quoted.ts';

/** Inserts any number of rows with one statement text. */
export class RecordInsert {
  readonly text: string;

  /** `answer` lists the columns returned for every row. */
  constructor(
    private readonly table: string,
    private readonly columns: readonly string[],
    answer: readonly string[] = [],
  ) {
    const all = [...columns, versionField].map(quoted).join(', ');
    const given = answer.length === 0 ? '' : ` returning ${answer.map(quoted).join(', ')}`;
    const name = quoted(table);
    this.text = `insert into ${name} (${all}) select ${all} from json_populate_recordset(null::${name}, $1::json)${given}`;
  }

  async run(db: Queryable, rows: readonly Row[]): Promise<readonly Record<string, unknown>[]> {
    if (rows.length === 0) return [];
    const records = rows.map((row) => ({
      ...Object.fromEntries(this.columns.map((column) => [column, row[column] ?? null])),
      [versionField]: 1,
    }));
    const done = await db.query(this.text, [JSON.stringify(records)], { prepared: true });
    if (done.rows.length !== 0 && done.rows.length !== rows.length)
      throw new Error(`${this.table} answered ${done.rows.length} of ${rows.length} rows`);
    return done.rows;
  }
}
