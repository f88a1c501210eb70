import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkTypes,
  compile,
  type Data,
  type DataObject,
  isTruthy,
  parseJsonLogic,
  reads,
  type SqlDetail,
  scopeOf,
  toSql,
  type ValueType,
} from '../../expressions/index.ts';
import { operators } from '../../expressions/jsonLogic/operators.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { Random } from '../expressions/Random.ts';
import {
  randomCondition,
  randomDocument,
  randomNumber,
  randomRowsCondition,
} from '../expressions/randomTyped.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

/** Every column type of the product. */
const columns: Readonly<Record<string, readonly [type: ValueType, sqlType: string]>> = {
  Qty: ['number', 'integer'],
  Tiny: ['number', 'smallint'],
  Long: ['number', 'bigint'],
  Price: ['number', 'numeric(15,4)'],
  Big: ['number', 'numeric(24,4)'],
  Name: ['text', 'text'],
  Code: ['text', 'varchar(20)'],
  Guid: ['text', 'uuid'],
  Day: ['date', 'date'],
  Due: ['date', 'date'],
  At: ['datetime', 'timestamp'],
  On: ['boolean', 'boolean'],
  Off: ['boolean', 'boolean'],
};
/** Rules that SQL cannot express equally; a test below checks that they are refused. */
const untranslated: Readonly<Record<string, Data>> = {
  '/': { '>': [{ '/': [{ var: 'Qty' }, 3] }, 1] },
  '%': { '==': [{ '%': [{ var: 'Qty' }, 2] }, 0] },
  sum: { '>': [{ sum: [[{ var: 'Qty' }]] }, 1] },
  merge: { in: [1, { merge: [[1], [{ var: 'Qty' }]] }] },
  map: { '!!': [{ map: [[1], { var: '' }] }] },
  filter: { '!!': [{ filter: [[1], { var: '' }] }] },
  some: { some: [[1], { '>': [{ var: '' }, 0] }] },
  all: { all: [[1], { '>': [{ var: '' }, 0] }] },
  none: { none: [[1], { '>': [{ var: '' }, 0] }] },
  reduce: { '>': [{ reduce: [[1], { var: 'current' }, 0] }, 0] },
  missing: { '!': [{ missing: ['Qty'] }] },
  missing_some: { '!': [{ missing_some: [1, ['Qty', 'Price']] }] },
};

const now = '2026-03-05 12:00:00';
const seed = Number(process.env.JIG_SEED ?? 20260305);
const names = Object.keys(columns);
const random = new Random(seed);
const rows = Array.from({ length: 50 }, () => randomDocument(random));
const conditions = Array.from({ length: 400 }, () => randomCondition(random, 3));
const rowsConditions = Array.from({ length: 200 }, () => randomRowsCondition(random, 2));
const formulas = Array.from({ length: 200 }, (): Data => ({ '+': [randomNumber(random, 3)] }));

describe(`the random rules (seed ${seed})`, () => {
  const written = conditions.map((rule) => JSON.stringify(rule));

  it('use every operator SQL can say, and every column', () => {
    const used = [...operators.keys()].filter((name) => written.some((text) => text.includes(`{"${name}":`)));
    const expected = [...operators.keys()].filter((name) => !Object.hasOwn(untranslated, name));
    expect(used.sort()).toEqual(expected.sort());
    const read = new Set(conditions.flatMap((rule) => reads(parsed(rule))));
    expect([...read].sort()).toEqual([...names].sort());
  });

  it('meet empty values: at least a quarter of the rules name one, and of the cells are one', () => {
    const withEmpty = written.filter((text) => text.includes('null') || text.includes('""'));
    expect(withEmpty.length).toBeGreaterThanOrEqual(0.25 * conditions.length);
    const cells = rows.flatMap((row) => names.map((name) => row[name]));
    expect(cells.filter((cell) => cell === null || cell === '').length).toBeGreaterThanOrEqual(
      0.25 * cells.length,
    );
  });

  it('ask for detail rows in every way', () => {
    const text = rowsConditions.map((rule) => JSON.stringify(rule)).join();
    for (const way of ['some', 'all', 'none', 'sum', 'filter']) expect(text).toContain(`{"${way}":`);
  });

  it('read a column of the record in no condition on rows', () => {
    const tree = {
      root: {
        kind: 'each',
        operator: 'some',
        list: { kind: 'variable', of: 'record', path: ['Lines'] },
        body: { kind: 'variable', of: 'record', path: ['On'] },
      },
    } as const;
    const sql = toSql(tree, columnOf, { now, detailOf });
    expect(sql.ok ? 'ok' : sql.error.code).toBe('unknown-field');
  });

  it.each(Object.entries(untranslated))('do without %s, which SQL refuses', (_name, rule) => {
    const sql = toSql(parsed(rule), columnOf, { now });
    expect(sql.ok ? 'ok' : sql.error.code).toBe('not-in-sql');
  });
});

describe.each(databaseKinds)(`evaluator and SQL agree on %s (seed ${seed})`, (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const list = names.map((name) => `"${name}" ${columns[name]?.[1]}`).join(', ');
    await database.execute(`create table t (id integer primary key, ${list})`);
    const cast = names.map((name, index) => `cast($${index + 2}::text as ${columns[name]?.[1]})`).join(', ');
    await database.execute(`create table d (main integer, ${list})`);
    for (const [id, row] of rows.entries()) {
      await database.query(`insert into t values ($1, ${cast})`, [id, ...textsOf(row)]);
      for (const line of linesOf(row))
        await database.query(`insert into d values ($1, ${cast})`, [id, ...textsOf(line)]);
    }
  });
  afterAll(() => database.close());

  it('on 400 random typed conditions over 50 rows', async () => {
    expect(await differences(conditions, 'condition')).toEqual([]);
  });

  it('on 200 random conditions on detail rows over 50 documents', async () => {
    expect(await differences(rowsConditions, 'condition')).toEqual([]);
  });

  it('on 200 random formulas over 50 rows', async () => {
    expect(await differences(formulas, 'value')).toEqual([]);
  });

  /** First rows with different answers, per rule. */
  async function differences(rules: readonly Data[], as: 'condition' | 'value'): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (let from = 0; from < rules.length; from += 50) {
      const batch = rules.slice(from, from + 50);
      const values: Data[] = [];
      const selected = batch.map((rule) => sqlOf(rule, as, values));
      const query = `select ${selected.map((text, index) => `${text} as c${index}`).join(', ')} from t order by id`;
      const answer = await database.query(query, values);
      for (const [index, rule] of batch.entries()) {
        const run = evaluatorOf(rule, as);
        for (const [id, row] of rows.entries()) {
          const sql = answer.rows[id]?.[`c${index}`];
          const ours = run(row);
          if (sql !== ours) found.push({ rule: JSON.stringify(rule), row, ours, sql, text: selected[index] });
        }
      }
    }
    return found.slice(0, 3);
  }
});

function textsOf(row: DataObject): readonly (string | null)[] {
  return names.map((name) => ((row[name] ?? null) === null ? null : String(row[name])));
}

function linesOf(row: DataObject): readonly DataObject[] {
  return row.Lines as readonly DataObject[];
}

function parsed(rule: Data) {
  const tree = parseJsonLogic(rule);
  if (!tree.ok) throw new Error(`${JSON.stringify(rule)}: ${tree.error.message}`);
  return tree.value;
}

function sqlOf(rule: Data, as: 'condition' | 'value', values: Data[]): string {
  const tree = parsed(rule);
  expect(checkTypes(tree, typeOf), JSON.stringify(rule)).toEqual([]);
  const sql = toSql(tree, columnOf, { now, as, detailOf });
  if (!sql.ok) throw new Error(`${JSON.stringify(rule)}: ${sql.error.message}`);
  const text = sql.value
    .map((piece) =>
      typeof piece === 'string' ? piece : 'rows' in piece ? piece.rows : `$${values.push(piece.value)}`,
    )
    .join('');
  return as === 'condition' ? `coalesce(${text}, false)` : `trim_scale(${text})::text`;
}

function evaluatorOf(rule: Data, as: 'condition' | 'value'): (row: DataObject) => boolean | string | null {
  const program = compile(parsed(rule), { typeOf });
  return (row) => {
    const result = program.run(scopeOf(row), { now });
    if (!result.ok) throw new Error(`${JSON.stringify(rule)}: ${result.error.message}`);
    if (as === 'condition') return isTruthy(result.value);
    return result.value === null ? null : plain(result.value);
  };
}

/** Number as PostgreSQL writes it, without exponent. */
function plain(value: Data): string {
  if (typeof value !== 'number' || !String(value).includes('e')) return String(value);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const scale = fraction.length - Number(exponent);
  const digits = (whole + fraction).padStart(scale + 1, '0');
  const text = scale > 0 ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits + '0'.repeat(-scale);
  return value < 0 ? `-${text}` : text;
}

function typeOf(name: string): ValueType | undefined {
  return name === 'Lines' ? 'list' : columns[name.replace(/^Lines\./, '')]?.[0];
}

/** The detail has columns with the names of its main table, to detect mix-ups. */
function detailOf(name: string): SqlDetail | undefined {
  if (name !== 'Lines') return undefined;
  const columnAt = (column: string) => {
    const found = columnOf(column);
    return found && { ...found, sql: found.sql.replace('"', '"line"."') };
  };
  return { from: '"d" as "line"', joined: '"line"."main" = "t"."id"', columnOf: columnAt };
}

/** A uuid takes part as text, as the server passes it to conditions. */
function columnOf(name: string) {
  const [type, sqlType] = columns[name] ?? [];
  if (type === undefined) return undefined;
  return { sql: sqlType === 'uuid' ? `cast("${name}" as text)` : `"${name}"`, type };
}
