import { fieldIndex } from '../../excel/grammar/FieldIndex.ts';
import type { FieldName } from '../../Language.ts';
import type { FieldOffer } from '../LanguageTools.ts';

/** Fields as `[标题]`, or by code where the title is not unique. */
export function excelFields(fields: readonly FieldName[]): readonly FieldOffer[] {
  const index = fieldIndex(fields);
  return fields.map(({ code, title, type }) => {
    const found = title === undefined ? undefined : index.find(title);
    const named = title !== undefined && found !== undefined && 'code' in found && found.code === code;
    const own = title === undefined ? [] : [title, title.slice(title.indexOf('.') + 1)];
    return {
      label: title ?? code,
      insert: `[${named && isPlain(title) ? title : code}]`,
      code,
      ...(type === undefined ? {} : { type }),
      names: [code, code.slice(code.indexOf('.') + 1), ...own],
      column: code.includes('.') && !code.startsWith('$'),
    };
  });
}

/** Whether a title can be written in brackets. */
export function isPlain(title: string): boolean {
  return !/[[\]【】［］]/.test(title) && title.trim() === title && title !== '';
}
