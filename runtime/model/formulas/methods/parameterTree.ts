import type { FieldName, Node, Result, Tree } from '../../../../expressions/index.ts';
import { didYouMean } from '../../schema/didYouMean.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { mainName } from '../recordScope.ts';
import { formulaIssue } from './formulaIssue.ts';

/** Distinct parameter fields of a function formula: the selected codes, else those of its tags. */
function parametersOf({ paramsValue, params }: FormulaEntry): readonly string[] {
  const codes = paramsValue.length > 0 ? paramsValue : params.map(({ field }) => field);
  return [...new Set(codes)];
}

/** Checks that a function formula has exactly one parameter field. */
export function checkParameter(entry: FormulaEntry): readonly Issue[] {
  const { length } = parametersOf(entry);
  if (length === 0) return [formulaIssue('designer.functionContent', 'paramsValue')];
  return length > 1 ? [formulaIssue('designer.formulaOneField', 'paramsValue')] : [];
}

/** Kind of parameter: a field of the same record, or a column of a detail table. */
type Kind = 'own' | 'detail';

/** Builds the tree over the one parameter field of a function formula. */
export function parameterTree(
  entry: FormulaEntry,
  fields: readonly FieldName[],
  nodeOf: (field: Node, path: readonly string[]) => Node,
  kind: Kind = 'own',
): Result<Tree> {
  const [name = ''] = parametersOf(entry);
  const code = codeOf(name, fields, kind);
  if (code === undefined) return unknown(name, fields);
  const path = code.split('.');
  if (isColumn(path) !== (kind === 'detail')) return misplaced(name, kind);
  return { ok: true, value: { root: nodeOf({ kind: 'variable', of: 'record', path }, path) } };
}

/**
 * Finds a field by code, else by title. A detail column may omit its table when only one table has it. Also
 * finds fields of the other kind, so that the error can name them.
 */
function codeOf(name: string, fields: readonly FieldName[], kind: Kind): string | undefined {
  const exact = fields.find(({ code }) => code === name)?.code;
  if (exact !== undefined && (kind === 'own' || isColumn(exact.split('.')))) return exact;
  const titled = fields.filter(({ title }) => title === name);
  const found = kind === 'detail' ? fields.filter((field) => isColumnNamed(field, name)) : titled;
  const [only] = found.length === 1 ? found : [];
  return only?.code ?? exact ?? (titled.length === 1 ? titled[0]?.code : undefined);
}

function isColumnNamed({ code, title = code }: FieldName, name: string): boolean {
  const known = [code, title];
  return isColumn(code.split('.')) && known.some((one) => one === name || one.endsWith(`.${name}`));
}

function isColumn(path: readonly string[]): boolean {
  return path.length > 1 && path[0] !== mainName;
}

function unknown(name: string, fields: readonly FieldName[]): Result<never> {
  const suggestion = didYouMean(
    name,
    fields.flatMap(({ code, title }) => [code, title ?? code]),
  );
  const params = { name, ...(suggestion === undefined ? {} : { suggestion }) };
  return { ok: false, error: { code: 'unknown-field', message: `There is no field ${name}.`, params } };
}

function misplaced(name: string, kind: Kind): Result<never> {
  const code = kind === 'detail' ? 'not-a-column' : 'detail-outside-aggregate';
  const message =
    kind === 'detail' ? `${name} is no column of a detail table.` : `${name} is a detail column.`;
  return { ok: false, error: { code, message, params: { name } } };
}
