import type { FieldName } from '../../Language.ts';
import type { FieldOffer } from '../LanguageTools.ts';
import type { Word } from '../Word.ts';
import { contextPath } from './contextPath.ts';
import { writtenName, writtenPath } from './writtenName.ts';

/** Fields by code; after `Lines.`, `Lines[` and `Lines.(` the columns of that table. */
export function jsonataFields(
  words: readonly Word[],
  index: number,
  fields: readonly FieldName[],
): readonly FieldOffer[] {
  const context = contextPath(words, index);
  if (context === '')
    return [...tables(fields), ...fields.map((field) => offer(field, writtenPath(field.code)))];
  return fields.flatMap((field) => {
    const [table, column] = parts(field.code);
    // If the context is unclear, every column may be meant.
    const fits = column !== '' && (context === undefined ? !table.startsWith('$') : table === context);
    if (!fits) return [];
    const { title = '' } = field;
    const names = [column, title.slice(title.indexOf('.') + 1)];
    return [{ ...offer(field, writtenName(column)), names, column: false }];
  });
}

function offer({ code, title, type }: FieldName, insert: string): FieldOffer {
  const [table, column] = parts(code);
  const own = title === undefined ? [] : [title, title.slice(title.indexOf('.') + 1)];
  return {
    label: title ?? code,
    insert,
    code,
    ...(type === undefined ? {} : { type }),
    names: [code, ...(column === '' ? [] : [column]), ...own],
    column: column !== '' && !table.startsWith('$'),
  };
}

/** Tables known only through their columns. */
function tables(fields: readonly FieldName[]): readonly FieldOffer[] {
  const known = new Set(fields.map(({ code }) => code));
  const titles = new Map<string, string>();
  for (const { code, title = '' } of fields) {
    const [table, column] = parts(code);
    if (column !== '' && !known.has(table))
      titles.set(table, parts(title)[1] === '' ? table : parts(title)[0]);
  }
  return [...titles].map(([code, title]) => ({
    label: title,
    insert: writtenName(code),
    code,
    type: 'list',
    names: [code, title],
    column: true,
  }));
}

function parts(code: string): readonly [string, string] {
  const dot = code.indexOf('.');
  return dot < 0 ? [code, ''] : [code.slice(0, dot), code.slice(dot + 1)];
}
