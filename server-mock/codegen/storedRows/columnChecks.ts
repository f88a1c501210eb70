import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { columnPlace } from '../../../runtime/model/codegen/columnPlace.ts';
import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import { scaleOf } from '../../../runtime/model/fields/columnTypes/decimal.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { FieldLine } from '../../../runtime/model/schema/TableSchema.ts';
import type { Queryable } from '../../db/Database.ts';
import { rowsFiner } from '../../publishing/rowsFiner.ts';
import { filledRows } from '../databaseTable.ts';
import type { ColumnChange } from './ColumnChange.ts';
import { allRows, rowsHolding } from './countRows.ts';

/** What one change of a column would do to stored rows; undefined: nothing. */
type ColumnCheck = (db: Queryable, change: ColumnChange) => Promise<Issue | undefined>;

/** A question of the save: the user may want what the rows would suffer. */
export const rowQuestion = (rule: MessageKey, path: string, params: Issue['params']): Issue => ({
  ...schemaIssue(rule, path, params),
  isQuestion: true,
});

/** A rename onto a column that the database has would leave the values where they are. */
const renameOnto: ColumnCheck = async (_db, { at, name, stored, there, made }) => {
  const isUsed = there.has(name) || made.table.fields.some(({ field }) => field === stored);
  return stored !== name && isUsed
    ? schemaIssue('codegen.renameOnto', columnPlace(at, 'ColumnName'), { name, before: stored })
    : undefined;
};

/** A new column of an earlier name shows what rows held under it. */
const comesBack: ColumnCheck = async (db, { table, at, name, stored, before, there }) => {
  if (stored !== name || before !== undefined || !there.has(name)) return undefined;
  const n = await filledRows(db, table, name);
  return n === 0 ? undefined : rowQuestion('codegen.columnBack', columnPlace(at, 'ColumnName'), { name, n });
};

/** Rows without a value of a field that becomes required. */
const requiredEmpty: ColumnCheck = async (db, { table, at, name, stored, line, before, there }) => {
  if (line.required !== true || before?.required === true || !there.has(stored)) return undefined;
  const n = (await allRows(db, table)) - (await filledRows(db, table, stored));
  const title = line.title ?? name;
  return n === 0 ? undefined : rowQuestion('codegen.requiredEmpty', columnPlace(at, 'IsNull'), { title, n });
};

/** Choices that are offered. */
const offered = ({ dictionaries }: Generated, line: FieldLine | undefined): readonly Option[] =>
  (dictionaries.find(({ dicNo }) => dicNo === line?.dataKey)?.data ?? []).filter(
    ({ hidden }) => hidden !== true,
  );

/** Choices that are taken out although rows hold them. */
const choicesGone: ColumnCheck = async (db, { table, at, name, stored, line, before, there, made, was }) => {
  if (!there.has(stored)) return undefined;
  const kept = new Set(offered(made, line).map(({ key }) => key));
  const held: string[] = [];
  for (const { key, value } of offered(was, before).filter((option) => !kept.has(option.key))) {
    const n = await rowsHolding(db, table, stored, String(key));
    if (n > 0) held.push(`${value} (${n})`);
  }
  const params = { title: line.title ?? name, choices: held.join(', ') };
  return held.length === 0
    ? undefined
    : rowQuestion('codegen.choicesGone', columnPlace(at, 'Options'), params);
};

/** Choices that rows hold and that get another text. */
const choicesRenamed: ColumnCheck = async (
  db,
  { table, at, name, stored, line, before, there, made, was },
) => {
  if (!there.has(stored)) return undefined;
  const now = new Map(offered(made, line).map(({ key, value }) => [key, value] as const));
  const held: string[] = [];
  for (const { key, value } of offered(was, before)) {
    const next = now.get(key);
    if (next === undefined || next === value) continue;
    const n = await rowsHolding(db, table, stored, String(key));
    if (n > 0) held.push(`${value} → ${next} (${n})`);
  }
  const params = { title: line.title ?? name, choices: held.join(', ') };
  return held.length === 0
    ? undefined
    : rowQuestion('codegen.choicesRenamed', columnPlace(at, 'Options'), params);
};

/** Values with more digits after the point than a decimal will have; they are never rounded. */
const fewerDigits: ColumnCheck = async (db, { table, at, name, stored, line, before, there }) => {
  const isDecimal = line.columnType === 'decimal' && before?.columnType === 'decimal';
  if (!isDecimal || !there.has(stored)) return undefined;
  const [scale, now] = [scaleOf(line), scaleOf(before)];
  const n = scale < now ? await rowsFiner(db, table, stored, scale) : 0;
  const params = { title: line.title ?? name, n, scale };
  return n === 0 ? undefined : schemaIssue('migration.fewerDigits', columnPlace(at, 'Scale'), params);
};

/** Asked of every column of a changed entry. */
export const columnChecks: readonly ColumnCheck[] = [
  renameOnto,
  comesBack,
  requiredEmpty,
  choicesGone,
  choicesRenamed,
  fewerDigits,
];
