import { checkEntry, isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import { columnPlace, entryColumnTable } from '../../runtime/model/codegen/columnPlace.ts';
import type { EntryWorld, Generated } from '../../runtime/model/codegen/Generated.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { readEntry } from '../../runtime/model/codegen/readEntry.ts';
import { type RenamedColumns, writeRenamed } from '../../runtime/model/codegen/renamedColumns.ts';
import { namesIn, type TableEntry, tableOf } from '../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { type Hook, type HookInput, hookAt, outsideOf, veto } from '../context/Hook.ts';
import { withdrawWithin } from '../publishing/withdraw.ts';
import { goneSchemas } from './entryChanges.ts';
import { entryWorld, loadSurroundings } from './entryWorld.ts';
import { lastMade } from './lastMade.ts';
import { layersOver } from './layersOver.ts';
import { publishEntries } from './publishEntries.ts';
import { storedEntry } from './storedEntry.ts';
import { columnsRenamed } from './storedRows/columnsRenamed.ts';
import { storedRowIssues } from './storedRows/storedRowIssues.ts';

const keyOfInput = ({ stored, values }: HookInput): number =>
  Number(values.Table_Id ?? stored?.Table_Id ?? 0);

/** Checks an entry before it is written, each issue at its field or row. */
const check: Hook = async (input) => {
  const { call, db, stored, values, details } = input;
  if (!call.user.isSuperAdmin) return veto('', 'codegen.onlySuperAdmin');
  if (call.path.endsWith('/import')) return veto('', 'codegen.noImport');
  const { catalog } = call.context;
  const id = Number(stored?.Table_Id ?? 0);
  // Rows hold JSON scalars only.
  const columns = (details[entryColumnTable] ?? []) as readonly JsonObject[];
  const known = String(stored?.RenamedColumns ?? '');
  const renamed = await columnsRenamed(db, catalog, id, { columns, known });
  values.RenamedColumns = writeRenamed(renamed) || null;
  followInEntry(values, stored, renamed);
  const entry = readEntry({ ...stored, ...values } as JsonObject, columns);
  const world = await entryWorld(db, catalog);
  const was = await lastMade(db, id, world);
  if (was !== undefined && !isFolder(entry) && was.table.table !== tableOf(entry))
    return veto('TableName', 'codegen.renamed', { name: was.table.table });
  const issues = checkEntry(entry, (await loadSurroundings(db, call.context))(id));
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors;
  const made = isFolder(entry) ? undefined : generate(entry, world);
  const rows = made === undefined ? [] : await storedRowIssues(db, catalog, { entry, made, was });
  return was === undefined ? rows : [...otherKey(entry, was, world), ...rows];
};

/** Names columns by their new names where the entry itself names them. */
const followInEntry = (
  values: HookInput['values'],
  stored: HookInput['stored'],
  renamed: RenamedColumns,
): void => {
  for (const field of ['ExpressField', 'SortName', 'UploadField']) {
    const names = namesIn(String(values[field] ?? stored?.[field] ?? ''));
    const now = names.map((name) => [...renamed].find(([, before]) => before === name)?.[0] ?? name);
    if (now.join() !== names.join()) values[field] = now.join(',');
  }
};

/** The key column, if the entry asks for keys of another kind than the table has that it made. */
const otherKey = (entry: TableEntry, was: Generated, world: EntryWorld): readonly Issue[] => {
  const at = entry.columns.findIndex(({ isKey }) => isKey);
  const key = entry.columns[at];
  return key === undefined || generate(entry, world).table.keyType === was.table.keyType
    ? []
    : veto(columnPlace(at, 'ColumnType'), 'codegen.keyKind', { name: key.columnName });
};

const publish: Hook = async (input) => {
  const { call, db } = input;
  const found = await storedEntry(db, call.context.catalog, keyOfInput(input));
  if (found === undefined) return [];
  // The check before asked about stored rows, and the user said yes.
  const by = { ...call, isConfirmed: true };
  const issues = await publishEntries(db, by, [{ ...found, before: input.stored }]);
  return issues.map((issue): Issue => ({ ...issue, path: '' }));
};

/** Takes out of force what a deleted entry made, and designs over it. The table keeps its rows in the database. */
const withdraw: Hook = async (input) => {
  const { call, db } = input;
  const was = await lastMade(db, keyOfInput(input), await entryWorld(db, call.context.catalog));
  if (was === undefined) return [];
  const { table } = was.table;
  const [main] = call.context.catalog.mainsOf(table);
  if (main !== undefined)
    return veto('', 'codegen.detailInUse', { name: was.table.cnName, main: main.cnName });
  const gone = [...goneSchemas(was, undefined), ...(await layersOver(db, table))];
  return withdrawWithin(db, call.context, gone);
};

const mayDelete: Hook = async ({ call }) =>
  call.user.isSuperAdmin ? [] : veto('', 'codegen.onlySuperAdmin');

/** Number rules and rights were written beside the entry. */
const tell: Hook = async (input) => {
  outsideOf(input).context.changes.bump(['Base_NumberRule', 'Sys_DictionaryList', 'Sys_Log', 'Sys_RoleAuth']);
  return [];
};

/** Sys_TableInfo: each record is a table of the product. A save puts it in force at once, with history. */
export const codegenHook = hookAt({
  addBefore: check,
  updateBefore: check,
  delBefore: mayDelete,
  addInside: publish,
  updateInside: publish,
  delInside: withdraw,
  addAfter: tell,
  updateAfter: tell,
});
