import type { CountedRows } from '../../../runtime/model/boards/BoardSchema.ts';
import { countLimits } from '../../../runtime/wire/records/Counts.ts';
import { sql } from '../../db/sql/sql.ts';
import { accessNamed } from '../../reading/accessNamed.ts';
import { pathOfRows } from '../pathOfRows.ts';
import { type Asker, type Asking, readShared, whereOf } from './Asking.ts';

/** Rows of one list, up to a limit; null: the viewer may not read them. */
const countOf = async (asked: Asking, rows: CountedRows): Promise<number | null> => {
  const found = accessNamed(asked.call, rows.table);
  if (found === undefined) return null;
  const { access } = found;
  const asking = { ...asked, call: found.call };
  const read = await whereOf(asking, access, rows);
  if ('problem' in read) return null;
  const [counted] = await readShared(
    asking,
    found,
    sql`select count(*) as "n" from (select 1 from ${access.rows.matching(read.where)} limit ${countLimits.rows}) as "jig_counted"`,
  );
  return Number(counted?.n ?? 0);
};

/** Numbers of several lists, one after the other. */
export const counts: Asker = {
  name: 'counts',
  async ask(asking, { counted = [] }) {
    const all = [];
    for (const one of counted) {
      const count = await countOf(asking, one);
      const path = one.path ?? pathOfRows(asking.call, one.table);
      all.push({ title: one.title, count, ...(count !== null && path !== undefined && { path }) });
    }
    return { asks: 'counts', counted: all };
  },
};
