import {
  type Data,
  type DataObject,
  order,
  type RunOptions,
  type Scope,
} from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { type ComputedField, failedFormula, formulaCycle, tableFormulas } from '../formulas/formulasOf.ts';
import { typedResult } from '../formulas/formulaValue.ts';
import { detailScope, headerScope, mainName } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import { isObject } from '../schema/Json.ts';
import type { MutableRow, Row } from '../schema/Row.ts';

export { formulasOf } from '../formulas/formulasOf.ts';
export { formulaValue } from '../formulas/formulaValue.ts';

/** One computed field of a document. `detail` is undefined for a header field. */
interface Step extends ComputedField {
  readonly detail: ResolvedTable | undefined;
}

/** A row whose formulas run. */
interface WritableRow {
  readonly index: number;
  readonly row: MutableRow;
  readonly scope: Scope;
}

interface Plan {
  readonly steps: readonly Step[];
  readonly issues: readonly Issue[];
}

const plans = new WeakMap<DocumentTable, Plan>();

/** How a document is computed. */
interface ComputeOptions extends RunOptions {
  /** Indexes of the rows to compute, by detail table; other rows keep their values. Default: all rows. */
  readonly rows?: ReadonlyMap<string, readonly number[]>;
}

/**
 * Runs every formula of a document in dependency order. A header total follows the amounts of the rows; a row
 * that reads `$main` follows that header field. Does not change the given document. A failing formula gives
 * null and an issue at its place. A cycle is refused with its path and changes nothing.
 */
export function compute(
  doc: DocumentTable,
  document: Document,
  options?: ComputeOptions,
): { document: Document; issues: Issue[] } {
  const plan = plans.get(doc) ?? planOf(doc);
  plans.set(doc, plan);
  const issues = [...plan.issues];
  if (plan.steps.length === 0) return { document, issues };

  const main: MutableRow = { ...document.main };
  const details: Record<string, readonly Row[]> = { ...document.details };
  // One scope per row, shared by its formulas.
  const writable = new Map<string, readonly WritableRow[]>();
  const computed: Document = { main, details };
  for (const { detail } of plan.steps) {
    if (detail === undefined || writable.has(detail.table)) continue;
    const rows = [...(document.details[detail.table] ?? [])];
    const places = options?.rows?.get(detail.table) ?? rows.keys();
    writable.set(
      detail.table,
      Array.from(places, (index): WritableRow => {
        const row: MutableRow = { ...rows[index] };
        rows[index] = row;
        return { index, row, scope: detailScope(row, main) };
      }),
    );
    if (Object.hasOwn(details, detail.table)) details[detail.table] = rows;
  }

  function run(step: Step, row: MutableRow, scope: Scope, prefix: string, index = 0): void {
    const answer = step.program.run(scope, options);
    row[step.field.field] = answer.ok ? typedResult(step.field, answer.value) : null;
    const code = answer.ok ? errorValueOf(answer.value) : undefined;
    if (answer.ok && code === undefined) return;
    const place = (prefix === '' ? '' : `${prefix}[${index}].`) + step.field.field;
    const { title } = step.field;
    // An error value such as `#DIV/0!` of an incomplete row does not block saving.
    if (answer.ok)
      issues.push(failedFormula(place, title, { code: String(code), message: String(code) }, 'warning'));
    else issues.push(failedFormula(place, title, answer.error));
  }

  const header = headerScope(computed);
  for (const step of plan.steps) {
    if (step.detail === undefined) {
      run(step, main, header, '');
      continue;
    }
    const { table } = step.detail;
    for (const { index, row, scope } of writable.get(table) ?? []) run(step, row, scope, table, index);
  }
  return { document: computed, issues };
}

/** The code of a result that is an Excel error value, `{"error": "#N/A"}`. */
function errorValueOf(value: Data): string | undefined {
  if (!isObject(value)) return undefined;
  const { error } = value as DataObject;
  return typeof error === 'string' ? error : undefined;
}

function planOf(doc: DocumentTable): Plan {
  const steps = new Map<string, Step>();
  const issues: Issue[] = [];
  const add = (table: ResolvedTable, detail: ResolvedTable | undefined): void => {
    const formulas = tableFormulas(table, doc);
    issues.push(...formulas.issues);
    for (const computed of formulas.ordered)
      steps.set(nodeName(detail, computed.field.field), { ...computed, detail });
  };
  add(doc.main, undefined);
  for (const { table } of doc.details) add(table, table);

  const names = [...steps.keys()];
  const graph = new Map([...steps].map(([name, step]) => [name, dependencies(step, names)]));
  const sorted = order(graph);
  if (!sorted.ok)
    return {
      steps: [],
      issues: [...issues, formulaCycle(doc.main.table, String(sorted.error.params?.path ?? ''))],
    };
  return { steps: sorted.value.map((name) => steps.get(name)).filter((step) => step !== undefined), issues };
}

function nodeName(detail: ResolvedTable | undefined, field: string): string {
  return detail === undefined ? field : `${detail.table}.${field}`;
}

/** The computed fields that a step depends on, as names in the graph. */
function dependencies(step: Step, names: readonly string[]): readonly string[] {
  const { reads, detail } = step;
  const needs = [...reads].map((read) => needOf(read, detail));
  return names.filter((name) => needs.some((need) => need(name)));
}

/** Matches the names in the graph that a read refers to. */
function needOf(read: string, detail: ResolvedTable | undefined): (name: string) => boolean {
  if (read === mainName) return (name) => !name.includes('.');
  const mainPrefix = `${mainName}.`;
  if (read.startsWith(mainPrefix)) return (name) => name === read.slice(mainPrefix.length);
  if (detail !== undefined) return (name) => name === nodeName(detail, read);
  // A bare detail name in the header means every computed field of its rows.
  return (name) => name === read || name.startsWith(`${read}.`);
}
