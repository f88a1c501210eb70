import { parseSync } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { functions } from '../../server-mock/sqlParameters/functions.ts';
import { prepare } from '../../server-mock/sqlParameters/prepare.ts';
import { statementFor } from '../../server-mock/sqlParameters/statementFor.ts';
import { mutate, randomOf, seedOfRun } from './mutateSql.ts';
import { shipped } from './shipped.ts';

const catalog = createCatalog(shipped);

type Tree = Readonly<Record<string, unknown>>;

/** Every member `name` in a tree, with its enclosing select. */
const found = (root: unknown, name: string): readonly { readonly value: Tree; readonly inside: Tree }[] => {
  const hits: { value: Tree; inside: Tree }[] = [];
  const open: { value: unknown; select: Tree }[] = [{ value: root, select: {} }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, select } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      const isSelect = key === 'SelectStmt' || key === 'larg' || key === 'rarg';
      if (key === name) hits.push({ value: member as Tree, inside: select });
      open.push({ value: member, select: isSelect ? (member as Tree) : select });
    }
  }
  return hits;
};

const nameOf = (path: unknown): readonly string[] =>
  (path as { String: { sval: string } }[]).map((part) => part.String.sval);

describe('SQL texts changed at random', () => {
  it('are refused, or read tables only inside subqueries of readable columns and call only listed functions', async () => {
    const seed = seedOfRun();
    const random = randomOf(seed);
    const rounds = Number(process.env.ROUNDS ?? 4_000);
    let accepted = 0;
    for (let round = 0; round < rounds; round++) {
      const text = mutate(random);
      const result = await prepare(catalog, text);
      if (!result.ok) {
        for (const { params } of result.issues)
          expect(Number(params.from) <= Number(params.to) && Number(params.to) <= text.length, text).toBe(
            true,
          );
        continue;
      }
      accepted++;
      const { pieces, parameters, tables } = result.value;
      const access = new Map(
        tables.map((name) => {
          const table = catalog.table(name);
          if (table === undefined) throw new Error(name);
          return [name, { table, readable: new Set([table.key]), scope: undefined }] as const;
        }),
      );
      const fields = parameters.map(({ name }) => ({
        value: name,
        label: name,
        property: 'main' as const,
        type: 'number' as const,
      }));
      const { sql } = compileSql(
        statementFor(result.value, {
          access,
          fields,
          values: fields.map(() => '1'),
          now: '2026-03-05 10:00:00',
        }),
        'server',
      );
      const said = `seed ${seed}: ${text}\n${sql}`;
      const { stmts = [] } = parseSync(sql);
      expect(stmts, said).toHaveLength(1);
      expect(Object.keys(stmts[0]?.stmt ?? {}), said).toEqual(['SelectStmt']);
      for (const { value, inside } of found(stmts, 'RangeVar')) {
        if (String(value.relname).startsWith('with ')) continue;
        const key = access.get(String(value.relname))?.table.key;
        const columns = found(inside.targetList, 'ColumnRef').map((one) => nameOf(one.value.fields));
        expect([value.schemaname, columns], said).toEqual([undefined, [[key]]]);
        expect(Object.keys(inside).sort(), said).toEqual(['fromClause', 'limitOption', 'op', 'targetList']);
      }
      for (const { value } of found(stmts, 'FuncCall')) {
        const [schema, name = ''] = nameOf(value.funcname);
        const isOurs = ['jig_text', 'jig_replace', 'jig_string_agg'].includes(schema ?? '');
        if (!isOurs) expect([schema, Object.hasOwn(functions, name)], said).toEqual(['pg_catalog', true]);
      }
      for (const never of [
        'intoClause',
        'lockingClause',
        'RangeFunction',
        'InsertStmt',
        'DeleteStmt',
        'UpdateStmt',
      ])
        expect(found(stmts, never), said).toEqual([]);
      const printed = pieces.filter((piece) => typeof piece === 'string').join('?');
      expect(printed.replace(/E'(?:[^'\\]|''|\\.)*'/g, "''"), said).not.toMatch(/--|\/\*|;|\$/);
    }
    expect(accepted).toBeGreaterThan(rounds / 100);
  }, 60_000);
});
