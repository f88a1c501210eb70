import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { compute } from '../../../runtime/model/record/compute.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import { ownedBy } from '../DemoContext.ts';
import { fillRecord, setValues } from './filledRecord.ts';
import type { StoryStep, StoryValues } from './StoryStep.ts';
import states from './states.json' with { type: 'json' };
import { storyCodes } from './storyCodes.ts';
import { type Draft, type DraftRows, storyDrafts, type Telling } from './storyDrafts.ts';
import { type StoryLack, tellLack } from './storyLack.ts';
import type { ValueScope } from './storyValues.ts';

/** Rows of the story by table, in the order in which they are told. */
export type ToldRows = Map<string, Row[]>;

const stateOf = (step: StoryStep, later: number): StoryValues => {
  const name = step.states?.[Math.min(later, step.states.length - 1)];
  return name === undefined ? {} : ((states as Readonly<Record<string, StoryValues>>)[name] ?? {});
};

/** All columns of a table, so that every row of it has the same. */
const emptyRow = (table: ResolvedTable): Row =>
  Object.fromEntries(
    table.fields
      .filter(({ kind, figure }) => kind.columnType !== undefined && figure === undefined)
      .map(({ field }) => [field, null]),
  );

/** Tells the steps in their order: each adds its documents to the world, where later steps find them. */
export const tellStory = (
  telling: Telling & { readonly document: (table: string) => DocumentTable },
  steps: readonly (StoryStep | StoryLack)[],
): ToldRows => {
  const { catalog, context, world, document } = telling;
  const codeOf = storyCodes(world);
  const told: ToldRows = new Map();

  const tell = (doc: DocumentTable, step: StoryStep, draft: Draft, index: number, later: number): void => {
    const { days, source } = draft;
    const minute = step.minute === undefined ? 15 + ((index * 37) % 450) : step.minute + ((index * 7) % 60);
    const owner = ownedBy(context, step.by, context.dates.past(days, minute));
    const main: MutableRow = { ...draft.main };
    const scope: ValueScope = { context, world, index, days, of: source, main, row: main };
    fillRecord(catalog, doc.main, main, scope, owner);
    setValues(doc.main, main, stateOf(step, later), scope);
    const code = doc.main.fields.find(({ numberRule }) => numberRule !== undefined);
    if (code?.numberRule !== undefined)
      main[code.field] = codeOf(
        { table: step.table, field: code.field, form: step.rule ?? code.numberRule },
        context.dates.day(days),
      );
    const rowsOf = (table: ResolvedTable, { rows, map }: DraftRows): readonly Row[] =>
      rows.map((of) => {
        const row: MutableRow = {};
        for (const [field, column] of Object.entries(map)) row[field] = of[column] ?? null;
        const at = { ...scope, of, row };
        setValues(table, row, step.details?.[table.table]?.values ?? {}, at);
        fillRecord(catalog, table, row, at, owner);
        return row;
      });
    const details = Object.fromEntries(
      doc.details.map(({ table }) => [
        table.table,
        rowsOf(table, draft.details[table.table] ?? { rows: [], map: {} }),
      ]),
    );
    let made = compute(doc, { main, details }, { now: String(owner.CreateDate) });
    if (step.totals !== undefined) {
      const header: MutableRow = { ...made.document.main };
      setValues(doc.main, header, step.totals, { ...scope, main: header, row: header });
      made = compute(doc, { ...made.document, main: header }, { now: String(owner.CreateDate) });
    }
    const wrong = made.issues.find(({ severity }) => severity === 'error');
    if (wrong !== undefined) throw new Error(`demo story of ${step.table}: ${JSON.stringify(wrong)}`);
    const key = world.nextKey(step.table, doc.main.key);
    keep(step.table, { ...emptyRow(doc.main), ...made.document.main, [doc.main.key]: key, ...owner });
    for (const { schema, table } of doc.details)
      for (const row of made.document.details[table.table] ?? [])
        keep(table.table, {
          ...emptyRow(table),
          ...row,
          [table.key]: world.nextKey(table.table, table.key),
          [schema.foreignKey]: key,
          ...owner,
        });
  };
  let fresh: ToldRows = new Map();
  const keep = (table: string, row: Row): void => {
    for (const rows of [told, fresh]) {
      const known = rows.get(table);
      if (known === undefined) rows.set(table, [row]);
      else known.push(row);
    }
  };
  for (const step of steps) {
    if ('lacking' in step) {
      tellLack(telling, step);
      continue;
    }
    const doc = document(step.table);
    const drafts = storyDrafts(telling, doc, step);
    fresh = new Map();
    for (const [index, draft] of drafts.entries()) tell(doc, step, draft, index, drafts.length - 1 - index);
    for (const [table, rows] of fresh) world.add(table, rows);
  }
  return told;
};
