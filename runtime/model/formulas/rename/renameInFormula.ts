import type { Data, FieldName } from '../../../../expressions/index.ts';
import { excelTools } from '../../../../expressions/service/excel/index.ts';
import { type Renaming, rename, renameInJsonLogic } from '../../../../expressions/service/index.ts';
import { jsonataTools } from '../../../../expressions/service/jsonata/index.ts';
import type { Formula } from '../../schema/Condition.ts';
import { isTree } from '../isTree.ts';
import { contentOf } from '../methods/custom.ts';
import { isFormulaEntry, readFormulaEntry } from '../methods/readFormulaEntry.ts';

/**
 * Renames a field in the source of a formula or condition: Excel text, JSONata text, a form designer entry
 * (also as JSON text) or JSON Logic. `fields` are the fields before the change. Returns the same value when
 * the field is not used; trees stay unchanged.
 */
export function renameInFormula(formula: Formula, renaming: Renaming, fields: readonly FieldName[]): Formula {
  if (isTree(formula)) return formula;
  if (isFormulaEntry(formula)) return entry(formula, renaming, fields);
  if (typeof formula !== 'string') return renameInJsonLogic(formula as Data, renaming).value as Formula;
  return rename(formula.startsWith('=') ? excelTools : jsonataTools, formula, renaming, { fields }).text;
}

function entry(formula: Formula, renaming: Renaming, fields: readonly FieldName[]): Formula {
  // `isFormulaEntry` has already parsed it as an object.
  const raw = (typeof formula === 'string' ? JSON.parse(formula) : formula) as Readonly<
    Record<string, unknown>
  >;
  const renamed = renameInEntry(raw, renaming, fields);
  if (renamed === raw) return formula;
  return typeof formula === 'string' ? JSON.stringify(renamed) : (renamed as Formula);
}

type Raw = Readonly<Record<string, unknown>>;
type Change = (value: unknown) => unknown;

/** A tag in the text of a custom formula. */
const TAG = /(\[\[\{[^{}]*\}\]\])/;

/**
 * Renames a field in a form designer entry: in its text, parameters, tags and owner field. Returns the same
 * object when the field is not used.
 */
function renameInEntry(raw: Raw, renaming: Renaming, fields: readonly FieldName[]): Raw {
  const entry = readFormulaEntry(raw);
  if (entry === undefined) return raw;
  const known = contentOf(entry, fields).fields ?? fields;
  const code = (value: unknown) => newCode(value, renaming);
  const content: Change = (value) => (typeof value === 'string' ? newContent(value, renaming, known) : value);
  const changes: Readonly<Record<string, Change>> = {
    content,
    funContent: content,
    paramsValue: (value) => newCodes(value, renaming),
    funParamsValue: (value) => newCodes(value, renaming),
    params: (value) => newTags(value, renaming),
    funParams: (value) => newTags(value, renaming),
    field: code,
  };
  const changed = Object.entries(changes).flatMap(([name, change]) => {
    const value = Object.hasOwn(raw, name) ? change(raw[name]) : raw[name];
    return value === raw[name] ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? raw : { ...raw, ...Object.fromEntries(changed) };
}

/** Renames in the text of a custom formula, which writes names like Excel and uses tags. */
function newContent(text: string, renaming: Renaming, fields: readonly FieldName[]): string {
  const pieces = text.split(TAG).map((piece) => {
    if (!TAG.test(piece)) return rename(excelTools, piece, renaming, { fields }).text;
    const tag = json(piece.slice(2, -2));
    const renamed = newTag(tag, renaming);
    return renamed === tag ? piece : `[[${JSON.stringify(renamed)}]]`;
  });
  return pieces.join('');
}

function newCode(value: unknown, { from, to }: Renaming): unknown {
  if (typeof value !== 'string') return value;
  const code = value.trim();
  if (code === from.code) return to.code;
  return code.startsWith(`${from.code}.`) ? to.code + code.slice(from.code.length) : value;
}

/** Renames in a list of codes or in comma-separated text. */
function newCodes(value: unknown, renaming: Renaming): unknown {
  if (Array.isArray(value)) return mapped(value, (code) => newCode(code, renaming));
  if (typeof value !== 'string') return value;
  const codes = value.split(',');
  const renamed = mapped(codes, (code) => newCode(code, renaming));
  return renamed === codes ? value : renamed.join(',');
}

/** Renames in tags: a list, its JSON text, or codes. */
function newTags(value: unknown, renaming: Renaming): unknown {
  if (typeof value === 'string' && value.startsWith('[')) {
    const tags = json(value);
    const renamed = newTags(tags, renaming);
    return renamed === tags ? value : JSON.stringify(renamed);
  }
  return Array.isArray(value)
    ? mapped(value, (tag) => (typeof tag === 'string' ? newCode(tag, renaming) : newTag(tag, renaming)))
    : newCodes(value, renaming);
}

/** Renames one tag, including the title it shows. */
function newTag(tag: unknown, renaming: Renaming): unknown {
  if (typeof tag !== 'object' || tag === null) return tag;
  const { field, value } = tag as Raw;
  const renamed = newCode(field, renaming);
  if (field !== renaming.from.code) return renamed === field ? tag : { ...tag, field: renamed };
  const title = renaming.to.title ?? renaming.to.code;
  return renamed === field && title === value ? tag : { ...tag, field: renamed, value: title };
}

function mapped(list: readonly unknown[], change: Change): readonly unknown[] {
  const made = list.map(change);
  return made.some((item, index) => item !== list[index]) ? made : list;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is not JSON names no field.
    return undefined;
  }
}
