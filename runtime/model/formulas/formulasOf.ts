import {
  compile,
  type ExpressionError,
  order,
  type Program,
  readPaths,
  type Tree,
} from '../../../expressions/index.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../schema/Issue.ts';
import { errorParams } from './errorParams.ts';
import { type FieldTypes, fieldTypes } from './fieldTypes.ts';
import { canRun, formulaLanguages } from './formulaLanguages.ts';
import { isTree } from './isTree.ts';

/** A computed field, ready to run. */
export interface ComputedField {
  readonly field: ResolvedField;
  readonly program: Program;
  /** What it reads: `Qty`, `$main.Rate`, `OrderList.Amount`; `OrderList` alone means all of its rows. */
  readonly reads: ReadonlySet<string>;
}

/** The computed fields of one table, and what is wrong with those that cannot run. */
interface TableFormulas {
  readonly ordered: readonly ComputedField[];
  readonly issues: readonly Issue[];
}

const known = new WeakMap<object, Map<ResolvedTable, TableFormulas>>();

/**
 * The computed fields of a table in dependency order. Formulas that cannot be read or form a circle are left out. With the
 * document the table is the header or a detail of, they know the types and digits of what they read there too.
 */
export function formulasOf(table: ResolvedTable, doc?: DocumentTable): readonly ComputedField[] {
  return tableFormulas(table, doc).ordered;
}

/** As {@link formulasOf}, with the reasons; made once per table and document. */
export function tableFormulas(table: ResolvedTable, doc?: DocumentTable): TableFormulas {
  const owner = doc ?? table;
  const made = known.get(owner) ?? new Map<ResolvedTable, TableFormulas>();
  known.set(owner, made);
  const found = made.get(table) ?? make(table, doc);
  made.set(table, found);
  return found;
}

function make(table: ResolvedTable, doc: DocumentTable | undefined): TableFormulas {
  const isHeader = doc === undefined || doc.main === table;
  const types = fieldTypes(table, {
    details: isHeader ? (doc?.details ?? []).map((detail) => detail.table) : [],
    mains: isHeader ? [] : [doc.main],
  });
  const issues: Issue[] = [];
  const byName = new Map<string, ComputedField>();
  for (const field of table.fields) {
    if (field.formula === undefined) continue;
    if (isTree(field.formula) && canRun(field.formula))
      byName.set(field.field, computedField(types, field, field.formula));
    else issues.push(invalidFormula(field.field, field.title, 'no-tree'));
  }
  const sorted = order(
    new Map([...byName].map(([name, { reads }]) => [name, [...reads].filter((read) => byName.has(read))])),
  );
  if (!sorted.ok) {
    issues.push(formulaCycle(table.table, String(sorted.error.params?.path ?? '')));
    return { ordered: [], issues };
  }
  const ordered = sorted.value.map((name) => byName.get(name)).filter((computed) => computed !== undefined);
  return { ordered, issues };
}

function computedField(types: FieldTypes, field: ResolvedField, tree: Tree): ComputedField {
  return {
    field,
    program: compile(tree, { ...types, languages: formulaLanguages(), functions: pluginFunctions() }),
    reads: fieldsRead(tree),
  };
}

/**
 * Of a walk over rows only the columns count: a header total of one column must not wait for rows that read another
 * total, or honest formulas would be refused as a circle.
 */
function fieldsRead(tree: Tree): ReadonlySet<string> {
  const paths = readPaths(tree);
  return new Set(paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))));
}

/** `函数表达式无效`, with the reason in `params` for people who write formulas. */
function invalidFormula(path: string, title: string, reason: string): Issue {
  return { path, rule: 'form.formulaInvalid', params: { title, reason }, severity: 'error' };
}

/** A formula that did not end in a value, said in plain words (`addErrorWording`); an Excel error value only warns. */
export function failedFormula(
  path: string,
  title: string,
  error: ExpressionError,
  severity: Issue['severity'] = 'error',
): Issue {
  return { path, rule: 'expression.failed', params: { title, ...errorParams(error) }, severity };
}

/** Formulas that wait for each other, with the way round. */
export function formulaCycle(path: string, circle: string): Issue {
  return { path, rule: 'form.formulaCycle', params: { path: circle }, severity: 'error' };
}
