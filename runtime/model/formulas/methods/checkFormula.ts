import {
  compile,
  type Data,
  type DataObject,
  type ExpressionError,
  type FieldName,
  readPaths,
  scopeOf,
} from '../../../../expressions/index.ts';
import type { FormulaEntry, FormulaPlace, FormulaType } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { mainName } from '../recordScope.ts';
import { formulaIssue } from './formulaIssue.ts';
import { formulaMethodOf } from './formulaMethods.ts';
import { formulaMethodTree } from './readFormulaEntry.ts';

/** Where a formula is saved and what it may use. */
export interface FormulaContext {
  readonly place: FormulaPlace;
  /** Fields the formula may name, with their types where known. */
  readonly fields: readonly FieldName[];
  /** Day for the test values, `yyyy-MM-dd` in TIME_ZONE. */
  readonly today: string;
}

/**
 * Problems that keep a formula from being saved; empty when there are none. A complete formula is always run
 * with test values and refused when that fails.
 */
export function checkFormula(entry: FormulaEntry, context: FormulaContext): readonly Issue[] {
  const unnamed = entry.name === '' ? [formulaIssue('designer.formulaName', 'name')] : [];
  const method = formulaMethodOf(entry.method);
  if (method === undefined) return [...unnamed, formulaIssue('designer.functionContent', 'method')];
  const offered = method.offered(entry.type, context.place);
  const found = [
    ...unnamed,
    ...(offered ? [] : [formulaIssue('designer.formulaNotOffered', 'method')]),
    ...method.check(entry),
  ];
  return found.length > 0 ? found : testFormula(entry, context);
}

/** Test value for numbers. */
const TEST_NUMBER = 10;

/** Runs a formula once with test values: 10 for numbers, today for dates, the title for text. */
function testFormula(entry: FormulaEntry, context: Omit<FormulaContext, 'place'>): readonly Issue[] {
  const tree = formulaMethodTree(entry, context.fields);
  if (!tree.ok) return [invalid(tree.error)];
  const paths = readPaths(tree.value);
  // The check of a whole table finds longer cycles (`schema.formulaCycle`).
  if (entry.field !== '' && paths.includes(entry.field))
    return [formulaIssue('form.formulaCycle', 'content', { path: `${entry.field} -> ${entry.field}` })];
  const types = new Map(context.fields.map((field) => [field.code, field]));
  const program = compile(tree.value, { typeOf: (path) => types.get(path)?.type ?? 'any' });
  const record = testRecord(paths, (path) => testValue(path, types.get(path), entry.type, context));
  const result = program.run(scopeOf(record), { now: `${context.today} 00:00:00` });
  if (!result.ok) return [invalid(result.error)];
  return result.value === null ? [invalid({ code: 'no-value', message: 'The test gives no value.' })] : [];
}

const samples: Readonly<Partial<Record<string, FormulaType>>> = {
  number: 'number',
  date: 'date',
  datetime: 'date',
  text: 'text',
};

function testValue(
  path: string,
  field: FieldName | undefined,
  type: FormulaType,
  { today }: { readonly today: string },
): Data {
  const values = { number: TEST_NUMBER, date: today, text: field?.title ?? path };
  return values[samples[field?.type ?? type] ?? type];
}

/** Builds a record with a value at every path; detail columns get one row. */
function testRecord(paths: readonly string[], sampleAt: (path: string) => Data): DataObject {
  const record: Record<string, Data> = {};
  const below: Record<string, Record<string, Data>> = {};
  for (const path of paths) {
    const [owner = '', ...column] = path.split('.');
    const row = below[owner] ?? {};
    if (column.length === 0) record[owner] = sampleAt(path);
    else below[owner] = { ...row, [column.join('.')]: sampleAt(path) };
  }
  for (const [owner, row] of Object.entries(below)) record[owner] = owner === mainName ? row : [row];
  return record;
}

function invalid({ code, message, params, from, to }: ExpressionError): Issue {
  const place = from === undefined || to === undefined ? {} : { from, to };
  return formulaIssue('form.formulaInvalid', 'content', { code, reason: message, ...params, ...place });
}
