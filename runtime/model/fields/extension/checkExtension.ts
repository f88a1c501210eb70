import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Json } from '../../schema/Json.ts';
import { hasMeaning, isSystemColumn } from '../reservedFields.ts';
import type { FieldTypeRegistry } from '../types/index.ts';
import { columnOf } from '../types/storage.ts';
import { extensionKinds } from './extensionKinds.ts';
import { type ExtensionField, extensionPatches } from './extensionPatches.ts';

/**
 * Allowed column names: shorter than PostgreSQL's 63 characters, and not reserved by the server or
 * JavaScript.
 */
const codeShape = /^(?!(?:__proto__|constructor|prototype)$)[A-Za-z][A-Za-z0-9_]{0,59}$/;

/** Maximum characters of a name, as on the page of extension fields. */
const longestName = 50;

const isScale = (digits: Json, most: number): boolean =>
  typeof digits === 'number' && Number.isInteger(digits) && digits >= 0 && digits <= most;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Checks one extension field against the table's other fields (`others`). Paths are columns of
 * Sys_Table_Extend.
 */
export function checkExtension(
  field: ExtensionField,
  others: readonly Pick<FieldSchema, 'field' | 'title' | 'hidden'>[],
  types: FieldTypeRegistry,
): readonly Issue[] {
  const issues: Issue[] = [];
  const say = (path: string, rule: string, params: Issue['params'] = {}): void => {
    issues.push({ path, rule, params, severity: 'error' });
  };
  const kind = extensionKinds(types).get(field.fieldType);
  if (field.fieldName.trim() === '') say('FieldName', 'extension.noName');
  else if (field.fieldName.length > longestName)
    say('FieldName', 'extension.nameTooLong', { n: longestName });
  else if (others.some((other) => !other.hidden && same(other.title, field.fieldName)))
    say('FieldName', 'extension.nameTaken');
  if (!codeShape.test(field.fieldCode)) say('FieldCode', 'extension.badCode', { code: field.fieldCode });
  else if (isSystemColumn(field.fieldCode) || hasMeaning(field.fieldCode))
    say('FieldCode', 'extension.reservedCode', { code: field.fieldCode });
  else if (others.some((other) => same(other.field, field.fieldCode)))
    say('FieldCode', 'extension.codeTaken', { code: field.fieldCode });
  if (kind === undefined) say('FieldType', 'extension.unknownType', { type: field.fieldType });
  else if (kind.chosen && !field.dataDic) say('DataDic', 'extension.noSource');
  const digits = field.options?.scale;
  if (kind?.mostDigits !== undefined && digits !== undefined && !isScale(digits, kind.mostDigits))
    say('FieldOptions', 'extension.badScale', { n: kind.mostDigits });
  const [, patch] = extensionPatches([field], types, {
    lastEditRow: 0,
    lastSearchRow: 0,
    keyColumn: () => undefined,
    isRemote: () => false,
  });
  const type = types.get(patch?.type ?? '');
  if (patch?.default !== undefined && type !== undefined) {
    // An extension field is the first to speak, so it takes nothing back.
    const made = { ...type.defaults, title: '', type: type.name, ...patch } as FieldSchema;
    const parsed = type.parse(patch.default, made);
    if (!parsed.ok)
      say('DefaultValue', 'extension.badDefault', { value: field.defaultValue ?? '', type: type.label.zh });
    else {
      const unfit = type.columnType && columnOf(made, type.columnType).fits(made)(parsed.value);
      if (unfit) say('DefaultValue', unfit.rule, { title: field.fieldName, ...unfit.params });
    }
  }
  return issues;
}
