import { cellOf } from '../../excel/grammar/cells.ts';
import { continuesName, startsName } from '../../excel/grammar/characters.ts';
import { fieldIndex } from '../../excel/grammar/FieldIndex.ts';
import type { FieldName } from '../../Language.ts';
import { type Edit, type Renamed, type Renaming, renamedBy } from '../Renaming.ts';
import type { Word } from '../Word.ts';
import { isPlain } from './excelFields.ts';
import { excelFunctionsByName } from './excelFunctions.ts';
import { excelWords } from './excelWords.ts';

/**
 * Renames fields in Excel formulas, by code or title, in brackets or bare. In broken texts only certain words
 * change.
 */
export function renameInExcel(source: string, renaming: Renaming, fields: readonly FieldName[]): Renamed {
  const index = fieldIndex(fields);
  const words = excelWords(source);
  const edits = words.flatMap((word, at): Edit[] => {
    if (!isName(word, words[at + 1])) return [];
    const found = index.find(word.value);
    const code = found === undefined ? codeWithout(word, fields) : 'code' in found ? found.code : undefined;
    const name = code === undefined ? undefined : newName(word.value, code, renaming);
    if (name === undefined || name === word.value) return [];
    return [{ from: word.from, to: word.to, insert: written(name, source.charAt(word.from), word.type) }];
  });
  return renamedBy(source, edits);
}

function isName({ type, open, value }: Word, next: Word | undefined): boolean {
  if (open) return false;
  if (type === 'field') return true;
  const isCall = next?.type === '(' && excelFunctionsByName.has(value.toUpperCase());
  return type === 'name' && !isCall;
}

/** Without known fields every name is a code. */
function codeWithout({ value }: Word, fields: readonly FieldName[]): string | undefined {
  return fields.length === 0 ? value : undefined;
}

/** New name for a reference to `code` written as `name`: code for code, title for title, part by part. */
function newName(name: string, code: string, { from, to }: Renaming): string | undefined {
  if (code === from.code) {
    if (name === code) return to.code;
    if (name === from.title || !name.includes('.')) return to.title ?? to.code;
    // A column with its table: `订单明细.数量`, `Lines.数量`, `订单明细.Qty`.
    const [table, column] = parts(name);
    const [, oldCode] = parts(code);
    const [newTable, newCode] = parts(to.code);
    const [titleTable, newTitle] = parts(to.title ?? to.code);
    const last = column === oldCode ? newCode : newTitle;
    const first =
      table === parts(from.code)[0] ? newTable : table === parts(from.title ?? '')[0] ? titleTable : table;
    return `${first}.${last}`;
  }
  // A column of the renamed table.
  if (!code.startsWith(`${from.code}.`)) return undefined;
  const [table, column] = parts(name);
  if (table === from.code) return `${to.code}.${column}`;
  return table === from.title ? `${to.title ?? to.code}.${column}` : undefined;
}

function parts(name: string): readonly [string, string] {
  const dot = name.indexOf('.');
  return dot < 0 ? ['', name] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** With brackets if it had them or needs them. */
function written(name: string, opening: string, type: string): string {
  if (type === 'name' && isBare(name)) return name;
  if (opening === '【' && isPlain(name)) return `【${name}】`;
  return opening === '［' && isPlain(name) ? `［${name}］` : `[${name}]`;
}

function isBare(name: string): boolean {
  const letters = Array.from({ length: name.length }, (_, at) => name.charCodeAt(at));
  const [first = 0] = letters;
  if (!startsName(first) || !letters.every(continuesName) || cellOf(name) !== undefined) return false;
  return !/^(true|false)$/i.test(name);
}
