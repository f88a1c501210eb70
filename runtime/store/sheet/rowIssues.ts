import type { RunOptions, Scope } from '../../../expressions/index.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { storedAmong } from '../../model/record/isStanding.ts';
import { validate } from '../../model/record/validate.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import { rowKeyField } from '../detail/detailRows.ts';
import { formPlanOf } from '../form/FormPlan.ts';
import type { DetailState } from './DetailState.ts';

type Detail = DocumentTable['details'][number] & {
  readonly main: { readonly table: ResolvedTable };
  /** The row as it was loaded; undefined: it is new. */
  loaded(row: Row): Row | undefined;
};

/** Issues that keep a detail row in edit: broken checks and unreadable pasted texts. */
export function rowIssues(
  detail: Detail,
  row: Row,
  marks: readonly Issue[],
  scope: Scope,
  run: RunOptions,
): readonly Issue[] {
  const { schema, table, main } = detail;
  const unread = marks.filter((issue) => isUnread(issue, row));
  const before = detail.loaded(row);
  const stored = before && storedAmong(before, scope);
  const around = { scope, main: main.table, filled: schema.foreignKey, stored, ...run };
  const broken = validate(table, row, 'grid', around).filter(
    (issue) => issue.severity === 'error' && !unread.some(({ path }) => path === issue.path),
  );
  return unread.length === 0 ? broken : [...unread, ...broken];
}

/**
 * Whether a cell holds a pasted text that is none of its values, such as a label without an option.
 * The issue counts while the cell holds that text; the field's own rules check later input.
 */
export function isUnread({ rule, path, params }: Issue, row: Row): boolean {
  if (rule !== 'spreadsheet.noOption' && rule !== 'spreadsheet.sameOption') return false;
  return row[path] === params.text;
}

/** Names of entered fields that differ between two states of a row; formulas are left out. */
export function enteredChanges(table: ResolvedTable, before: Row, after: Row): readonly string[] {
  const names: string[] = [];
  for (const [name, { field, formula }] of formPlanOf(table).fields) {
    if (formula) continue;
    const [old, now] = [before[name] ?? null, after[name] ?? null];
    if (old === now || (field.kind.isEmpty(old) && field.kind.isEmpty(now))) continue;
    if (typeof old === 'object' && typeof now === 'object' && JSON.stringify(old) === JSON.stringify(now))
      continue;
    names.push(name);
  }
  return names;
}

/** Issues of unreadable texts in a state, with their places (`Line[0].Product`). */
export function unreadCells(table: string, { rows, marks }: DetailState): readonly Issue[] {
  if (marks.size === 0) return [];
  return rows.flatMap((row, at) =>
    (marks.get(String(row[rowKeyField])) ?? [])
      .filter((issue) => isUnread(issue, row))
      .map((issue) => ({ ...issue, path: `${table}[${at}].${issue.path}` })),
  );
}
