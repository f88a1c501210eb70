import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { detailScope, headerScope } from '../../../runtime/model/formulas/recordScope.ts';
import { fieldState } from '../../../runtime/model/record/fieldState.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { DocumentForms } from '../../../runtime/store/form/DocumentForms.ts';
import type { FormStore } from '../../../runtime/store/form/FormStore.ts';
import { randomCases } from '../../setup/randomCases.ts';
import { canonical, formsOf, now, saved, taken, type, type World, worldOf } from './bothSides.ts';
import { type RandomDocument, randomDocument } from './randomDocument.ts';

/** Long run: `JIG_CASES=10000 SEED=... npx vitest run tests/model/record/formAndServer.test.ts`. */
const numRuns = randomCases;
const seed = Number(process.env.SEED ?? 20261123);

/** Rules that only the server reports: reasons why a formula has no value. */
const ofServer = new Set(['expression.failed', 'form.formulaInvalid', 'form.formulaCycle']);

const plain = (issues: readonly Issue[]): readonly string[] =>
  issues
    .filter(({ rule }) => !ofServer.has(rule))
    .map(({ path, rule, params }) => `${path} ${rule} ${JSON.stringify(params)}`)
    .sort();

/** States of the form's fields by name. */
const states = (form: FormStore, table: ResolvedTable) =>
  Object.fromEntries(
    table.fields.map(({ field }) => {
      const { hidden, readonly, disabled, required } = form.cell(field).state;
      return [field, { hidden, readonly, disabled, required }];
    }),
  );

const expected = (table: ResolvedTable, scope: Parameters<typeof fieldState>[1]) =>
  Object.fromEntries(
    table.fields.map((field) => {
      const { hidden, readonly, disabled, required } = fieldState(field, scope, { now });
      return [field.field, { hidden, readonly, disabled, required }];
    }),
  );

const valuesOf = (table: ResolvedTable, row: Row | undefined) =>
  Object.fromEntries(
    table.fields
      .filter(
        ({ field, kind, writeOnly }) => kind.columnType !== undefined && !writeOnly && field !== 'Head_Id',
      )
      .map((field) => [field.field, canonical(field, row?.[field.field])]),
  );

/** The stored fields that the screen lets the user edit; the link to the header belongs to the document. */
const open = (form: FormStore, table: ResolvedTable) =>
  table.fields
    .filter(
      ({ field, kind }) => kind.columnType !== undefined && (table.table === 'Head' || field !== 'Head_Id'),
    )
    .map(({ field }) => field)
    .filter((name) => form.cell(name).mode === 'edit');

function locksAgree(
  world: World,
  form: FormStore,
  table: ResolvedTable,
  row: Row | undefined,
  scope: Scope,
): void {
  expect(open(form, table)).toEqual(
    [...taken(world, table, row, scope)].filter((name) => name !== 'Head_Id'),
  );
}

/** Whether the field at this path of the document is locked on screen and differs from what is stored. */
function isTypedAndLocked(
  { stored }: World,
  { main, details: [detail] }: DocumentForms,
  path: string,
): boolean {
  const [, at, ofRow] = /^Line\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const key = at === undefined ? undefined : detail?.keyAt(Number(at));
  if (key !== undefined) detail?.begin(key);
  const form = at === undefined ? main : detail?.editing?.form;
  if (form === undefined) return false;
  const row = at === undefined ? stored?.main : stored?.details.Line?.[Number(at)];
  const name = ofRow ?? path;
  return form.cell(name).mode !== 'edit' && (form.value(name) ?? '') !== (row?.[name] ?? '');
}

async function agrees(random: RandomDocument): Promise<void> {
  const world = worldOf(random);
  const forms = formsOf(world);
  const { main } = world.doc;
  const [detail] = forms.details;
  const line = world.doc.details[0]?.table as ResolvedTable;
  if (detail === undefined) throw new Error('no detail');
  if (world.stored) {
    locksAgree(world, forms.main, main, world.stored.main, headerScope(world.stored));
    for (const [at, row] of (world.stored.details.Line ?? []).entries()) {
      detail.begin(detail.keyAt(at) ?? '');
      if (detail.editing)
        locksAgree(world, detail.editing.form, line, row, detailScope(row, world.stored.main));
    }
  }
  type(forms, random);
  const { document, issues } = await saved(world, forms);
  const lockedAgain = issues.filter(({ rule }) => rule === 'server.fieldLocked');
  if (lockedAgain.length > 0) {
    // A field was opened, typed into and locked again: the save is refused there, so the text stays on screen.
    for (const { path } of lockedAgain) expect(isTypedAndLocked(world, forms, path)).toBe(true);
    return;
  }
  const rows = document.details.Line ?? [];
  expect(valuesOf(main, forms.main.values())).toEqual(valuesOf(main, document.main));
  expect(detail.plainRows().map((row) => valuesOf(line, row))).toEqual(
    rows.map((row) => valuesOf(line, row)),
  );
  expect(states(forms.main, main)).toEqual(expected(main, headerScope(document)));
  const cells = main.fields.flatMap(({ field }) => forms.main.cell(field).check());
  expect(plain(cells)).toEqual(plain(issues.filter(({ path }) => !path.includes('['))));
  const { editing } = detail;
  if (editing) {
    const at = detail.plainRows().findIndex((_, index) => detail.keyAt(index) === editing.key);
    const start = `Line[${at}].`;
    expect(states(editing.form, line)).toEqual(expected(line, detailScope(rows[at] ?? {}, document.main)));
    const own = line.fields.flatMap(({ field }) => editing.form.cell(field).check());
    const ofRow = issues.filter(({ path }) => path.startsWith(start));
    expect(plain(own)).toEqual(
      plain(ofRow.map((issue) => ({ ...issue, path: issue.path.slice(start.length) }))),
    );
  }
  expect(plain(forms.check())).toEqual(plain(issues));
}

describe('a form and the server', () => {
  it(`say the same of every value, lock and mistake (seed ${seed}, ${numRuns} runs)`, async () => {
    await fc.assert(fc.asyncProperty(randomDocument, agrees), { numRuns, seed, verbose: 0 });
  }, 600_000);
});
