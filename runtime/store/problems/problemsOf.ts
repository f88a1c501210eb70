import { formRowsOf } from '../../model/fields/projections/formRows.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import type { DocumentForms } from '../form/DocumentForms.ts';
import type { FieldCell } from '../form/FieldCell.ts';
import type { FormStore } from '../form/FormStore.ts';
import { placeOfKey } from '../sheet/DetailState.ts';
import type { Problem } from './Problem.ts';

/** Reads the issues that a field shows; lets the caller cache them. */
export type IssuesOf = (cell: FieldCell) => readonly Issue[];

/**
 * What the fields and rows of a document show as wrong: the header in the order it is drawn, then each detail by row
 * and column. Tracked, so that a correction takes its problem away.
 */
export function problemsOf(
  forms: Pick<DocumentForms, 'main' | 'details'>,
  issuesOf: IssuesOf,
): readonly Problem[] {
  return [
    ...inDrawnOrder(forms.main).flatMap((name) => {
      const cell = forms.main.cell(name);
      return errorsOf(issuesOf(cell)).map((issue) => ({ path: name, title: cell.plan.field.title, issue }));
    }),
    ...forms.details.flatMap((detail) => [...missingRows(detail), ...rowProblems(detail, issuesOf)]),
  ];
}

/** Rows of a detail with problems, by screen key; the value counts them. */
export function wrongRows(detail: DetailStore, issuesOf: IssuesOf): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [key, issues] of issuesByRow(detail, issuesOf)) counts.set(key, issues.length);
  return counts;
}

/** Names of a form's fields: those that are drawn first, in their order. */
function inDrawnOrder(form: FormStore): readonly string[] {
  const { table } = form;
  const drawn = formRowsOf(table).flatMap((row) => row.map(({ field }) => field.field));
  const rest = table.fields.map(({ field }) => field);
  return [...new Set([...drawn, ...rest])].filter((name) => form.has(name));
}

function missingRows({ schema, table, state }: DetailStore): readonly Problem[] {
  if (schema.required !== true || state.rows.length > 0) return [];
  const title = schema.cnName ?? table.cnName;
  const issue: Issue = {
    path: table.table,
    rule: 'form.detailRequired',
    params: { title },
    severity: 'error',
  };
  return [{ path: table.table, title: undefined, issue }];
}

function rowProblems(detail: DetailStore, issuesOf: IssuesOf): readonly Problem[] {
  const { schema, table, state } = detail;
  const title = schema.cnName ?? table.cnName;
  const columns = new Map(table.fields.map(({ field }, at) => [field, at]));
  const columnOf = ({ path }: Issue): number => columns.get(path) ?? -1;
  return [...issuesByRow(detail, issuesOf)]
    .map(([key, issues]) => ({ at: placeOfKey(state.rows, key), issues }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, issues }) =>
      issues
        .toSorted((a, b) => columnOf(a) - columnOf(b))
        .map((issue) => ({
          path: `${schema.table}[${at}]${issue.path === '' ? '' : `.${issue.path}`}`,
          title: table.byName.get(issue.path)?.title,
          row: { table: schema.table, title, number: at + 1 },
          issue,
        })),
    );
}

/** Errors by screen key of the row. The row in edit says them in its fields, the others by their marks. */
function issuesByRow(detail: DetailStore, issuesOf: IssuesOf): ReadonlyMap<string, readonly Issue[]> {
  const found = new Map<string, readonly Issue[]>();
  for (const [key, issues] of detail.marks) found.set(key, errorsOf(issues));
  const { editing } = detail;
  if (editing) {
    const { form, key } = editing;
    const names = detail.table.fields.map(({ field }) => field).filter((name) => form.has(name));
    const shown = names.flatMap((name) =>
      issuesOf(form.cell(name)).map((issue) => ({ ...issue, path: name })),
    );
    const whole = (found.get(key) ?? []).filter(({ path }) => !form.has(path));
    found.set(key, [...whole, ...errorsOf(shown)]);
  }
  for (const [key, issues] of found) if (issues.length === 0) found.delete(key);
  return found;
}

const errorsOf = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'error');
