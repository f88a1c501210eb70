import type { User } from '../../../runtime/model/access/User.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';
import type { Overlay } from '../../catalog/Overlay.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import { loadOverlays, overlaysInForce } from '../../catalog/versions.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { lockSchemas } from '../../publishing/lockSchemas.ts';
import type { Publication } from '../../publishing/planPublication.ts';
import { publishAllWithin } from '../../publishing/publish.ts';
import type { PublishedName } from '../../publishing/withdraw.ts';
import { checkStored } from '../checkStored.ts';
import type { EntryPublisher } from '../EntryPublisher.ts';
import { oldTable, oldTableParams } from '../oldTable.ts';
import { writtenTables } from '../writtenTables.ts';
import type { BatchResult, BatchRightsSide, BatchSide } from './BatchResult.ts';
import { gainedRights, linesOfNewTables, rightsOfRoles } from './gainedRights.ts';
import { inGroups } from './inGroups.ts';
import { MenuNumbering } from './MenuNumbering.ts';
import { mergeOne } from './mergeBatch.ts';
import type { SchemaBatch } from './SchemaBatch.ts';
import { takeEntries } from './takeEntries.ts';
import { takeForms } from './takeForms.ts';
import { takeRights, takeRules } from './takeRows.ts';

/** Thrown only to roll the transaction back. */
class Undo extends Error {}

export interface TakeOptions {
  readonly user: User;
  readonly requestId: string;
  /** Says what would be done, and stores nothing. */
  readonly isDry?: boolean;
  /** Which side wins where both changed a property; undefined: any conflict stops the batch. */
  readonly side?: BatchSide | undefined;
  /** Whether roles get rights on what was here already; undefined: any such right stops the batch. */
  readonly rights?: BatchRightsSide | undefined;
  /** Rows that are there under the name of a new table come with it. Default: they stop the batch. */
  readonly takesOldRows?: boolean;
}

const nothing: BatchResult = { steps: [], conflicts: [], widens: [], oldRows: [], issues: [], notes: [] };

type Answers = Pick<TakeOptions, 'side' | 'rights' | 'takesOldRows'>;

/** The batch waits for an answer, and is not stored. */
export const isAsking = (
  { conflicts, widens, oldRows }: BatchResult,
  { side, rights, takesOldRows = false }: Answers,
): boolean =>
  (conflicts.length > 0 && side === undefined) ||
  (widens.length > 0 && rights !== 'give') ||
  (oldRows.length > 0 && !takesOldRows);

const isAmong =
  (changes: readonly Publication[]) =>
  ({ kind, name }: PublishedName): boolean =>
    changes.some((one) => one.kind === kind && one.name === name);

/** The schemas as they would be with these changes. */
const afterOf = (
  { context: { catalog } }: EntryPublisher,
  overlays: readonly Overlay[],
  changes: readonly Publication[],
): SchemaCatalog => {
  const made = changes.map(({ kind, name, patch }) => ({ kind, name, version: 0, patch }));
  return catalog.trial([...overlays.filter((one) => !isAmong(changes)(one)), ...made]);
};

/** What does not fit among the schemas as they would be, with its name. */
const unfitOf = (after: SchemaCatalog, changes: readonly Publication[]): readonly Issue[] =>
  after.unfit
    .filter(isAmong(changes))
    .flatMap(({ kind, name, issues }) =>
      issues.map((issue) => ({ ...issue, path: `${kind} ${name} ${issue.path}`.trim() })),
    );

/** Rows of deleted tables that come back with the tables of a batch, each with the table's name. */
const oldRowsOf = async (
  tx: Queryable,
  before: SchemaCatalog,
  after: SchemaCatalog,
): Promise<readonly Issue[]> => {
  const found: Issue[] = [];
  for (const table of after.views.stored) {
    const old = await oldTable(tx, before, table);
    if (old !== undefined)
      found.push(schemaIssue('codegen.oldRows', `table ${table}`, oldTableParams(table, old)));
  }
  return found;
};

/** Takes a batch in the caller's transaction. What it stored before an issue or a conflict is for the caller to undo. */
const takeWithin = async (
  tx: Queryable,
  by: EntryPublisher,
  batch: SchemaBatch,
  answers: Answers,
): Promise<BatchResult> => {
  const { side } = answers;
  const { catalog } = by.context;
  await lockSchemas(tx);
  const overlays = await overlaysInForce(tx);
  const before = catalog.trial(overlays);
  const rightsBefore = await rightsOfRoles(tx, before.bundle.menus);
  const shipped = catalog.trial([]).bundle;
  const numbering = await MenuNumbering.of(tx, batch, { menus: before.bundle.menus, shipped: shipped.menus });
  const entries = await takeEntries(tx, by, inGroups(batch.entries, await numbering.groups()), side);
  const numbers = await numbering.all(entries.keys);
  const here = { shipped, overlays, numbers };
  const merged = [];
  for (const schema of batch.schemas) merged.push(await mergeOne(tx, schema, here, side));
  const steps = [...entries.steps, ...merged.flatMap(({ step }) => step ?? [])];
  const conflicts = [...entries.conflicts, ...merged.flatMap((one) => one.conflicts ?? [])];
  const stopped = (issues: readonly Issue[]): BatchResult => ({
    ...nothing,
    steps,
    conflicts,
    issues,
  });
  const unread = [...entries.issues, ...merged.flatMap(({ issues }) => issues ?? [])];
  if (unread.length > 0 || (conflicts.length > 0 && side === undefined)) return stopped(unread);
  const changes = merged.flatMap(({ publication }) => publication ?? []);
  const merging = afterOf(by, overlays, changes);
  const unfit = unfitOf(merging, changes);
  if (unfit.length > 0) return stopped(unfit);
  const oldRows = await oldRowsOf(tx, before, merging);
  const newLines = await linesOfNewTables(tx, before, merging);
  const done = changes.length === 0 ? undefined : await publishAllWithin(tx, by.context, changes, by.user);
  if (done?.ok === false) return stopped(done.issues);
  const followed = new Set(
    merged.flatMap(({ publication }) => {
      const sent = batch.schemas.find(
        ({ kind, name }) => kind === publication?.kind && name === publication.name,
      );
      return publication !== undefined && sameJson(publication.patch, sent?.versions[0])
        ? [publication.name]
        : [];
    }),
  );
  const forms = await takeForms(tx, by, batch, followed, side);
  steps.push(...forms.steps);
  conflicts.push(...forms.conflicts);
  const wrong = await checkStored(tx, by, entries.stored);
  if (wrong.length > 0) return stopped(wrong);
  const rules = await takeRules(tx, by, batch.numberRules);
  const after = catalog.trial(await overlaysInForce(tx));
  const rights = batch.rights.map((one) => ({ ...one, menuId: numbers.get(one.menuId) ?? one.menuId }));
  const given = answers.rights === 'keep' ? rights.filter(({ menuId }) => newLines.has(menuId)) : rights;
  const taken = await takeRights(tx, by, after, given);
  const { menus } = after.bundle;
  const gained = await gainedRights(tx, menus, [rightsBefore, await rightsOfRoles(tx, menus)], newLines);
  return {
    steps: [...steps, ...gained.steps],
    conflicts,
    widens: gained.widens,
    oldRows,
    issues: [...forms.issues, ...rules.issues, ...taken.issues],
    notes: [...forms.notes, ...rules.notes, ...taken.notes],
  };
};

/** Takes published schemas of another installation: all of them in one transaction, or none. */
export const takeBatch = async (
  context: ServerContext,
  batch: SchemaBatch,
  { user, requestId, isDry = false, ...answers }: TakeOptions,
): Promise<BatchResult> => {
  let result: BatchResult | undefined;
  try {
    await context.db.transaction(
      async (tx) => {
        result = await takeWithin(tx, { context, user, requestId }, batch, answers);
        if (isDry || result.issues.length > 0 || isAsking(result, answers)) throw new Undo();
      },
      { timeout: 0 },
    );
    await loadOverlays(context);
    context.changes.bump(writtenTables);
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return result ?? nothing;
};
