import type { FieldName, Result, Tree } from '../../../../expressions/index.ts';
import type { FormulaEntry, FormulaTag, FormulaType } from '../../schema/FormulaEntry.ts';
import { isObject } from '../../schema/Json.ts';
import { formulaMethodOf } from './formulaMethods.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Property names on form fields, by name in the entry. */
const wireNames = {
  name: 'funName',
  method: 'funMethod',
  fixed: 'funFixed',
  fixed2: 'funFixed2',
  params: 'funParams',
  paramsValue: 'funParamsValue',
  content: 'funContent',
} as const;

/** True for an entry of the form designer. Its method tells it from JSON Logic, which has one key. */
export function isFormulaEntry(formula: unknown): boolean {
  const raw = objectOf(formula);
  return raw !== undefined && (Object.hasOwn(raw, 'method') || Object.hasOwn(raw, wireNames.method));
}

/**
 * Reads a formula in any spelling: the entry, the `fun...` properties of a form field, or the JSON text in
 * `funData` of a table column. `of` names the field when the entry does not. Undefined when there is no
 * formula.
 */
export function readFormulaEntry(
  formula: unknown,
  of: Partial<Pick<FormulaEntry, 'field' | 'index' | 'type'>> = {},
): FormulaEntry | undefined {
  const raw = objectOf(formula);
  if (raw === undefined || !isFormulaEntry(raw)) return undefined;
  const said = (name: keyof typeof wireNames): unknown => raw[name] ?? raw[wireNames[name]];
  const method = typed(said('method'));
  const own = formulaMethodOf(method)?.type;
  return {
    name: textOf(said('name')).trim(),
    type: typeNamed(own) ?? typeNamed(raw.type) ?? of.type ?? 'text',
    method,
    content: textOf(said('content')),
    fixed: typed(said('fixed')),
    fixed2: typed(said('fixed2')),
    paramsValue: codesOf(said('paramsValue')),
    params: tagsOf(said('params')),
    field: textOf(raw.field) || (of.field ?? ''),
    index: Number.isInteger(raw.index) ? Number(raw.index) : (of.index ?? 0),
  };
}

/** Converts an entry to properties of a form field; a blank `fixed` becomes 0. */
export function wireOf(entry: FormulaEntry): Readonly<Record<string, unknown>> {
  return {
    funName: entry.name,
    funMethod: entry.method,
    funFixed: entry.fixed ?? 0,
    funFixed2: entry.fixed2,
    funParams: entry.params,
    funParamsValue: entry.paramsValue.join(','),
    funContent: entry.content,
  };
}

function objectOf(formula: unknown): Raw | undefined {
  const value = typeof formula === 'string' && formula.startsWith('{') ? json(formula) : formula;
  return isObject(value) ? (value as Raw) : undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is not JSON is no entry; the caller decides what else it is.
    return undefined;
  }
}

const types: ReadonlySet<unknown> = new Set<FormulaType>(['number', 'date', 'text']);

function typeNamed(name: unknown): FormulaType | undefined {
  return types.has(name) ? (name as FormulaType) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Converts numeric text to a number and blank input to null. */
function typed(value: unknown): number | string | null {
  if (typeof value === 'number') return value;
  const text = textOf(value).trim();
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function codesOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : textOf(value).split(',');
  return list.map((code) => textOf(code).trim()).filter((code) => code !== '');
}

function tagsOf(value: unknown): readonly FormulaTag[] {
  const list = typeof value === 'string' && value.startsWith('[') ? json(value) : value;
  return Array.isArray(list) ? list.flatMap(tagOf) : codesOf(value).flatMap(tagOf);
}

function tagOf(value: unknown): readonly FormulaTag[] {
  if (typeof value === 'string')
    return value.trim() === '' ? [] : [{ value: value.trim(), field: value.trim() }];
  const raw = objectOf(value);
  const field = textOf(raw?.field) || textOf(raw?.value);
  if (raw === undefined || field === '') return [];
  const tag = { value: textOf(raw.value) || field, field };
  return [raw.property === 'detail' || raw.property === 'main' ? { ...tag, property: raw.property } : tag];
}

/**
 * Builds the tree of a form designer entry in any spelling (`isFormulaEntry`). `fields` are the fields it may
 * name, by code and title. Errors: `unknown-method`, and those of the method.
 */
export function formulaMethodTree(formula: unknown, fields: readonly FieldName[]): Result<Tree> {
  const entry = readFormulaEntry(formula);
  const method = entry && formulaMethodOf(entry.method);
  if (entry === undefined || method === undefined)
    return { ok: false, error: { code: 'unknown-method', message: 'This formula has no method.' } };
  return method.tree(entry, fields);
}
