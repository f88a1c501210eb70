import { tableEntry } from '../../../runtime/model/check/kinds/tableEntry.ts';
import { entryTable } from '../../../runtime/model/codegen/columnPlace.ts';
import { readEntry } from '../../../runtime/model/codegen/readEntry.ts';
import { tableOf } from '../../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';
import { rolesOf } from '../../access/roles.ts';
import { storeVersion } from '../../catalog/storeVersion.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';
import type { EntryPublisher } from '../EntryPublisher.ts';
import { type StoredEntry, storedEntry } from '../storedEntry.ts';
import { storeEntries } from '../storeEntries.ts';
import { importNote, knownMarks } from './ancestors.ts';
import type { BatchSide, BatchStep } from './BatchResult.ts';
import { conflictIssues } from './conflictIssues.ts';
import { markOf } from './markOf.ts';
import type { BatchEntry } from './SchemaBatch.ts';

/** Entries of a batch, as they are now stored here. */
export interface TakenEntries {
  readonly steps: readonly BatchStep[];
  readonly conflicts: readonly Issue[];
  readonly issues: readonly Issue[];
  /** Those that the batch changed. */
  readonly stored: readonly StoredEntry[];
  /** Keys of all entries of the batch by their tables in lower case. */
  readonly keys: ReadonlyMap<string, number>;
}

/** What an entry says, without the numbers that it has in one installation. */
const said = (entry: object): JsonObject => {
  const { table_Id: _, parentId: _parent, ...rest } = entry as JsonObject; // entries are JSON
  return rest;
};

const nameOf = ({ record }: BatchEntry): string => String(record.TableName ?? '');

interface Choice {
  readonly step: BatchStep;
  readonly isTaken: boolean;
  readonly conflicts: readonly Issue[];
}

/** Whether the file's entry takes the place of the one here. Entries are taken whole. */
const choose = async (
  tx: Queryable,
  sent: BatchEntry,
  here: StoredEntry | undefined,
  side: BatchSide | undefined,
): Promise<Choice> => {
  const name = nameOf(sent);
  const step = (how: BatchStep['how']): BatchStep => ({ how, kind: 'entry', name });
  if (here === undefined) return { step: step('new'), isTaken: true, conflicts: [] };
  const [now, file] = [said(here.entry), said(readEntry(sent.record, sent.columns))];
  if (sameJson(now, file)) return { step: step('same'), isTaken: false, conflicts: [] };
  const known = await knownMarks(tx, tableEntry.name, String(here.entry.table_Id), said);
  const base = sent.versions.map(said).find((one) => known.has(markOf(one)));
  if (sameJson(file, base)) return { step: step('same'), isTaken: false, conflicts: [] };
  if (sameJson(now, base)) return { step: step('changed'), isTaken: true, conflicts: [] };
  const both = conflictIssues(`entry ${name}`, base, now, file);
  const conflicts = both.length > 0 ? both : conflictIssues(`entry ${name}`, undefined, now, file);
  const isTaken = side === 'file';
  return { step: step(isTaken ? 'changed' : 'same'), isTaken, conflicts };
};

/** Stores the entries of a batch, each with a version, without making anything of them. */
export const takeEntries = async (
  tx: Queryable,
  by: EntryPublisher,
  entries: readonly BatchEntry[],
  side: BatchSide | undefined,
): Promise<TakenEntries> => {
  const { catalog, clock } = by.context;
  const main = catalog.table(entryTable);
  const rows = main === undefined ? [] : await systemRows(tx, 'schema', main, sql`true`);
  const idOf = new Map(
    rows.map((row) => [String(row.TableName).toLowerCase(), Number(row.Table_Id)] as const),
  );
  const roles = new Map((await rolesOf(tx)).map(({ id, name }) => [name, id] as const));
  const all: { readonly sent: BatchEntry; readonly choice: Choice }[] = [];
  for (const sent of entries) {
    const id = idOf.get(nameOf(sent).toLowerCase());
    const here = id === undefined ? undefined : await storedEntry(tx, catalog, id);
    all.push({ sent, choice: await choose(tx, sent, here, side) });
  }
  const taken = all.flatMap(({ sent, choice }) => (choice.isTaken ? [sent] : []));
  const done = await storeEntries(
    tx,
    by,
    taken.map(({ record, columns, roles: names }) => ({
      record: { ...record, RoleIds: names.flatMap((name) => roles.get(name) ?? []).join(',') || null },
      columns,
      isExact: true,
    })),
  );
  const stored = 'stored' in done ? done.stored : [];
  const stamp = { id: by.user.id, realName: by.user.realName, now: clock.now() };
  for (const { entry } of stored) {
    const version = { kind: tableEntry, name: String(entry.table_Id), text: JSON.stringify(entry) };
    await storeVersion(tx, { ...version, note: importNote(said(entry)) }, stamp);
  }
  const keys = new Map<string, number>();
  for (const sent of entries) {
    const id = idOf.get(nameOf(sent).toLowerCase());
    if (id !== undefined) keys.set(tableOf(readEntry(sent.record, [])).toLowerCase(), id);
  }
  for (const { entry } of stored) keys.set(tableOf(entry).toLowerCase(), entry.table_Id);
  return {
    steps: all.map(({ choice }) => choice.step),
    conflicts: all.flatMap(({ choice }) => choice.conflicts),
    issues: 'issues' in done ? done.issues : [],
    stored,
    keys,
  };
};
