import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkTypes,
  compile,
  type Data,
  type DataObject,
  isTruthy,
  parseJsonLogic,
  scopeOf,
  toSql,
  type ValueType,
} from '../../expressions/index.ts';
import { Random } from './Random.ts';
import { randomCondition, randomNumber, randomRow } from './randomTyped.ts';

const types: Readonly<Record<string, ValueType>> = {
  Qty: 'number',
  Price: 'number',
  Big: 'number',
  Name: 'text',
  Code: 'text',
  Day: 'date',
  Due: 'date',
  At: 'datetime',
  On: 'boolean',
  Off: 'boolean',
};
const sqlTypes: Readonly<Record<string, string>> = {
  Qty: 'integer',
  Price: 'numeric(15,4)',
  Big: 'numeric(24,4)',
  Name: 'text',
  Code: 'varchar(20)',
  Day: 'date',
  Due: 'date',
  At: 'timestamp',
  On: 'boolean',
  Off: 'boolean',
};
const now = '2026-03-05 12:00:00';
const seed = Number(process.env.JIG_SEED ?? 20260305);
const columns = Object.keys(types);

describe(`evaluator and SQL agree (seed ${seed})`, () => {
  const random = new Random(seed);
  const rows = Array.from({ length: 50 }, () => randomRow(random));
  let database: PGlite;

  beforeAll(async () => {
    database = await PGlite.create();
    await database.exec(
      `create table t (id integer primary key, ${columns.map((name) => `"${name}" ${sqlTypes[name]}`).join(', ')})`,
    );
    for (const [id, row] of rows.entries()) {
      const values = columns.map((name) =>
        row[name] === null || row[name] === undefined ? null : String(row[name]),
      );
      const list = columns.map((name, index) => `cast($${index + 1}::text as ${sqlTypes[name]})`).join(', ');
      await database.query(`insert into t values (${id}, ${list})`, values);
    }
  }, 60_000);
  afterAll(() => database.close());

  it('on 400 random typed conditions over 50 rows', async () => {
    await compareAll(
      Array.from({ length: 400 }, () => randomCondition(random, 3)),
      'condition',
    );
  }, 30_000);

  it('on 200 random formulas over 50 rows', async () => {
    await compareAll(
      Array.from({ length: 200 }, () => ({ '+': [randomNumber(random, 3)] })),
      'value',
    );
  }, 30_000);

  async function compareAll(sources: readonly Data[], as: 'condition' | 'value'): Promise<void> {
    for (let from = 0; from < sources.length; from += 50) {
      const batch = sources.slice(from, from + 50);
      const values: Data[] = [];
      const selected = batch.map((source) => {
        const tree = parseJsonLogic(source);
        if (!tree.ok) throw new Error(`${JSON.stringify(source)}: ${tree.error.message}`);
        expect(
          checkTypes(tree.value, (path) => types[path]),
          JSON.stringify(source),
        ).toEqual([]);
        const sql = toSql(tree.value, columnOf, { now, as });
        if (!sql.ok) throw new Error(`${JSON.stringify(source)}: ${sql.error.message}`);
        const text = sql.value
          .map((piece) => (typeof piece === 'string' ? piece : `$${values.push(piece.value)}`))
          .join('');
        return as === 'condition' ? `coalesce(${text}, false)` : `trim_scale(${text})::text`;
      });
      const query = `select ${selected.map((text, index) => `${text} as c${index}`).join(', ')} from t order by id`;
      const answer = await database.query<Record<string, boolean | string | null>>(query, values);
      const differences = batch.flatMap((source, index) =>
        rows.flatMap((row, id) => {
          const sql = answer.rows[id]?.[`c${index}`];
          const ours = evaluated(source, row, as);
          return sql === ours
            ? []
            : [{ source: JSON.stringify(source), row, ours, sql, text: selected[index] }];
        }),
      );
      expect(differences.slice(0, 3)).toEqual([]);
    }
  }
});

function evaluated(source: Data, row: DataObject, as: 'condition' | 'value'): boolean | string | null {
  const tree = parseJsonLogic(source);
  if (!tree.ok) throw new Error(tree.error.message);
  const result = compile(tree.value, { typeOf: (path) => types[path] }).run(scopeOf(row), { now });
  if (!result.ok) throw new Error(result.error.message);
  if (as === 'condition') return isTruthy(result.value);
  return result.value === null ? null : plain(result.value);
}

/** As PostgreSQL writes it: no exponent. */
function plain(value: Data): string {
  if (typeof value !== 'number' || !String(value).includes('e')) return String(value);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const scale = fraction.length - Number(exponent);
  const digits = (whole + fraction).padStart(scale + 1, '0');
  const text = scale > 0 ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits + '0'.repeat(-scale);
  return value < 0 ? `-${text}` : text;
}

function columnOf(name: string) {
  const type = types[name];
  return type === undefined ? undefined : { sql: `"${name}"`, type };
}
