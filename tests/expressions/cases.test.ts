import { describe, expect, it } from 'vitest';
import type { Data, DataObject, ValueType } from '../../expressions/index.ts';
import { checkTypes, parseJsonLogic, toSql } from '../../expressions/index.ts';
import arithmetic from './cases/arithmetic.json';
import conditions from './cases/conditions.json';
import details from './cases/details.json';
import likeness from './cases/likeness.json';
import refusals from './cases/refusals.json';
import sql from './cases/sql.json';
import types from './cases/types.json';
import { evaluate } from './evaluate.ts';

interface Case {
  readonly name: string;
  readonly logic: Data;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  readonly now?: string;
  readonly value?: Data;
  readonly error?: string;
  readonly at?: string;
  readonly params?: DataObject;
}

const typeOf = (path: string): ValueType | undefined => columns.get(path);
const columns = new Map<string, ValueType>([
  ['Qty', 'number'],
  ['Price', 'number'],
  ['Name', 'text'],
  ['Day', 'date'],
  ['At', 'datetime'],
  ['On', 'boolean'],
  ['Lines', 'list'],
  ['Lines.Qty', 'number'],
]);

describe.each([
  ['conditions', conditions as readonly Case[]],
  ['likeness', likeness as readonly Case[]],
  ['details', details as readonly Case[]],
  ['arithmetic', arithmetic as readonly Case[]],
  ['refusals', refusals as readonly Case[]],
])('%s', (_area, cases) => {
  it.each(cases)('$name', (given) => {
    const result = evaluate(
      given.logic,
      given.data,
      given.now === undefined ? {} : { now: given.now },
      given.types,
    );
    if (given.error === undefined) return expect(result).toEqual({ ok: true, value: given.value });
    const { code, at, params } = result.ok ? { code: 'ok', at: undefined, params: undefined } : result.error;
    expect(code).toBe(given.error);
    if (given.at !== undefined) expect(at).toBe(given.at);
    if (given.params !== undefined) expect(params).toEqual(given.params);
  });
});

describe('types', () => {
  it.each(types)('$name', ({ logic, errors }) => {
    const tree = parseJsonLogic(logic);
    const found = tree.ok ? checkTypes(tree.value, typeOf) : [tree.error];
    expect(found.map((error) => [error.code, error.at])).toEqual(errors);
  });
});

describe('sql', () => {
  it.each(sql)('$name', (given) => {
    const tree = parseJsonLogic(given.logic);
    const result = tree.ok ? toSql(tree.value, columnOf) : tree;
    if (!result.ok) {
      expect(result.error.code).toBe(given.error);
      if (given.at !== undefined) expect(result.error.at).toBe(given.at);
      return;
    }
    const values: Data[] = [];
    const text = result.value
      .map((piece) =>
        typeof piece === 'string' ? piece : 'rows' in piece ? piece.rows : `$${values.push(piece.value)}`,
      )
      .join('');
    expect({ text, values }).toEqual({ text: given.sql, values: given.values });
  });

  function columnOf(name: string) {
    const type = columns.get(name);
    return type === undefined || type === 'list' ? undefined : { sql: `"${name}"`, type };
  }
});
