import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';

/** An effect that holds: what was set in which document, and the values before. */
export interface StandingEffect {
  /** Later effects have greater numbers. */
  readonly no: string;
  readonly effect: string;
  readonly source: { readonly table: string; readonly key: string };
  readonly target: { readonly table: string; readonly key: string };
  readonly before: Row;
  readonly after: Row;
}

const valuesIn = (stored: unknown): Row => JSON.parse(String(stored)) as Row; // written by `noteEffect`

const standingOf = (row: Readonly<Record<string, unknown>>): StandingEffect => ({
  no: String(row.No),
  effect: String(row.Effect),
  source: { table: String(row.SourceTable), key: String(row.SourceKey) },
  target: { table: String(row.TargetTable), key: String(row.TargetKey) },
  before: valuesIn(row.Before),
  after: valuesIn(row.After),
});

/** The effect of a document as it holds now. */
export const standingEffect = async (
  tx: Queryable,
  source: StandingEffect['source'],
  effect: string,
): Promise<StandingEffect | undefined> => {
  const { rows } = await run(
    tx,
    sql`select * from "jig_effect" where "SourceTable" = ${source.table} and "SourceKey" = ${source.key}
        and "Effect" = ${effect}`,
  );
  return rows[0] && standingOf(rows[0]);
};

/** The effects that made these documents of a table, by the text of the key. */
export const effectsMaking = async (
  tx: Queryable,
  effects: readonly DocumentEffect[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, StandingEffect>> => {
  const [first] = effects;
  if (first === undefined || keys.length === 0) return new Map();
  const { rows } = await run(
    tx,
    sql`select * from "jig_effect" where "TargetTable" = ${first.target.main.table} and "TargetKey" = ${anyOf(keys)}`,
  );
  const makes = new Set(effects.map(({ source, schema }) => `${source.main.table}.${schema.name}`));
  return new Map(
    rows
      .map(standingOf)
      .filter(({ source, effect }) => makes.has(`${source.table}.${effect}`))
      .map((one) => [one.target.key, one]),
  );
};

/** Later effects on the same fields of the same document. */
export const laterEffects = async (
  tx: Queryable,
  one: StandingEffect,
): Promise<readonly StandingEffect[]> => {
  const { rows } = await run(
    tx,
    sql`select * from "jig_effect" where "TargetTable" = ${one.target.table} and "TargetKey" = ${one.target.key}
        and "No" > ${one.no}::bigint order by "No"`,
  );
  return rows.map(standingOf).filter(({ after }) => Object.keys(after).some((field) => field in one.after));
};

/** Notes an effect that holds from now on. */
export const noteEffect = async (
  tx: Queryable,
  effect: string,
  { source, target, before, after }: Omit<StandingEffect, 'no' | 'effect'>,
): Promise<void> => {
  const [was, is] = [before, after].map((values) => JSON.stringify(values));
  await run(
    tx,
    sql`insert into "jig_effect" ("SourceTable", "SourceKey", "Effect", "TargetTable", "TargetKey", "Before", "After")
        values (${source.table}, ${source.key}, ${effect}, ${target.table}, ${target.key}, ${was}, ${is})`,
  );
};

/** Forgets an effect that holds no more. */
export const forgetEffect = async (tx: Queryable, { no }: StandingEffect): Promise<void> => {
  await run(tx, sql`delete from "jig_effect" where "No" = ${no}::bigint`);
};

/** The fields of a row that an effect names. */
export const fieldsFrom = (row: Row, names: Row): Row =>
  Object.fromEntries(Object.keys(names).map((name): [string, Cell] => [name, row[name] ?? null]));
