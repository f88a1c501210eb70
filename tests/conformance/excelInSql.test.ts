import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excel } from '../../expressions/excel/index.ts';
import {
  compile,
  type DataObject,
  scopeOf,
  type Tree,
  toSql,
  type ValueType,
} from '../../expressions/index.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { run } from '../../server-mock/db/sql/compile.ts';
import { namedSql } from '../../server-mock/db/sql/namedSql.ts';
import { sql } from '../../server-mock/db/sql/sql.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

const types: Readonly<Record<string, ValueType>> = { A: 'number', B: 'number', C: 'text', D: 'date' };
const rows: readonly DataObject[] = [
  { A: 100, B: 1.005, C: 'Done', D: '2026-03-05' },
  { A: -3, B: 7, C: 'open', D: '2026-01-01' },
  { A: 4, B: null, C: null, D: null },
];
const treeOf = (text: string): Tree => {
  const read = excel.parse(text, { fields: Object.keys(types).map((code) => ({ code })) });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

describe.each(databaseKinds)('a formula as Excel writes it, on %s', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  it.each([
    '=A+B-1',
    '=A*B*2',
    '=-A',
    '=A*15%',
    '=ROUND(A*B,2)',
    '=ROUND(A/3,4)',
    '=IFERROR(ROUND(A/B,2),0)',
    '=SUM(A,B,10)',
    '=MAX(A,B,0)',
    '=MIN(A,B)',
    '=ABS(A)',
    '=IF(A>B,"more","less")',
    '=IF(AND(A>0,B>0),A,0)',
    '=IF(OR(C="DONE",NOT(A>0)),1,2)',
    '=IF(C<>"open",A,B)',
    '=IF(B=0,1,2)',
    '=C&"-"&A',
    '=IF(A,1,0)',
  ])('%s gives what the evaluator gives', async (text) => {
    const tree = treeOf(text);
    const program = compile(tree, { languages: [excel], typeOf: (name) => types[name] });
    const given = namedSql(tree, (name) => types[name], '2026-03-05 12:00:00', 'value');
    for (const row of rows) {
      const expected = program.run(scopeOf(row));
      const { rows: found } = await run(
        db,
        sql`select ${given} as "value" from (select ${row.A}::numeric as "A", ${row.B}::numeric as "B", ${row.C}::text as "C", ${row.D}::date as "D") as r`,
      );
      const value = found[0]?.value;
      const answer = expected.ok ? expected.value : null;
      expect([row.A, typeof answer === 'number' ? Number(value) : value]).toEqual([row.A, answer]);
    }
  });

  it.each(['=A^2', '=VLOOKUP(A,B,1)', '=C>"a"', '=LET(x,A,x+1)'])('%s is refused, by its name', (text) => {
    const read = excel.parse(text, { fields: Object.keys(types).map((code) => ({ code })) });
    if (!read.ok) return;
    const made = toSql(read.value, (name) => ({ sql: name, type: types[name] ?? 'text' }), { as: 'value' });
    expect(made).toMatchObject({ ok: false, error: { code: 'not-in-sql' } });
    expect(made).not.toMatchObject({ error: { params: { name: 'formula' } } });
  });
});
