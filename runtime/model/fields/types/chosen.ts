import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import { trimBlanks } from '../columnTypes/blanks.ts';
import { finding, refused } from '../columnTypes/finding.ts';
import { dependsOnOption } from './dependsOnOption.ts';
import type { Check, FieldType, FieldTypeOf, Finding, Operator, Parsed, Surface } from './FieldType.ts';
import { longestText } from './longestText.ts';
import { outsideOptions } from './membership.ts';
import { columnOf, isBlank, plain, stored } from './storage.ts';

const single: readonly Operator[] = ['equal', 'notEqual', 'in', 'notIn', 'empty', 'notEmpty'];
const several: readonly Operator[] = ['in', 'notIn', 'like', 'equal', 'notEqual', 'empty', 'notEmpty'];

/** Sources of options besides `dataKey` and `data`. */
export const sourceOptions = {
  remote: { type: 'boolean', description: '远程搜索' },
  url: { type: 'string', pattern: '^/(?!/)', description: '远程搜索地址（本站路径）' },
} as const satisfies JsonObject;

/** Options of types whose value is one or more keys. */
const chosenOptions = {
  ...sourceOptions,
  filterable: { type: 'boolean', description: '可输入筛选；默认可以' },
  dependsOn: dependsOnOption,
  maxlength: { type: 'integer', minimum: 1, maximum: longestText, description: '存储的最大字符数' },
} as const satisfies JsonObject;

/** Maximum chosen items. */
export const maxItems = { type: 'integer', minimum: 1, maximum: 1000, description: '最多可选项数' } as const;
/** Several values, stored comma-joined. */
export const multiple = { type: 'boolean', description: '多选' } as const;

interface Chosen<O extends JsonObject> {
  readonly name: string;
  readonly label: FieldType['label'];
  readonly options?: O;
  readonly defaults?: Partial<FieldSchema>;
  isMultiple(field: FieldSchema): boolean;
}

/**
 * A type whose value is the key of an option, or several keys joined by commas. The model always holds the
 * stored value; a renderer splits and joins it.
 */
export function chosen<O extends JsonObject = Record<never, never>>(
  kind: Chosen<O>,
): FieldTypeOf<O & typeof chosenOptions> {
  const { isMultiple } = kind;
  const whenSeveral = isMultiple({ field: '', title: '', type: kind.name });
  return {
    name: kind.name,
    label: kind.label,
    options: { ...chosenOptions, ...kind.options } as O & typeof chosenOptions,
    defaults: { maxlength: whenSeveral ? 2000 : 200, ...kind.defaults },
    empty: '',
    ...stored('string'),
    parse: (raw, field) => parse(raw, field, isMultiple(field)),
    needsSource: true,
    isMultiple,
    isEmpty: isBlank,
    checks: (field, surface) => [check(field, surface, isMultiple(field))],
    operators: whenSeveral ? several : single,
    searchRange: false,
    format: plain,
  };
}

/** The keys of a comma-joined value, in order, without blanks. */
export function keysOf(value: Cell | undefined): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  const parts = Array.isArray(value) ? value.map(plain) : plain(value).split(',');
  return parts.map((part) => trimBlanks(part)).filter((part) => part !== '');
}

function parse(raw: unknown, field: FieldSchema, isMultiple: boolean): Parsed {
  const column = columnOf(field, 'string');
  if (!Array.isArray(raw)) return column.parse(typeof raw === 'string' ? trimBlanks(raw) : raw, field);
  if (!raw.every((key) => typeof key === 'string' || typeof key === 'number')) return refused('form.option');
  const keys = [...new Set(keysOf(raw))];
  // A cascader returns the path of its choice; the last key is the value.
  return column.parse(isMultiple ? keys.join(',') : keys.at(-1), field);
}

function check(field: FieldSchema, surface: Surface, isMultiple: boolean): Check {
  const fits = columnOf(field, 'string').fits(field);
  const missing = surface === 'form' ? finding('form.select') : finding('form.required');
  const most = isMultiple && surface === 'form' && field.max !== undefined ? Number(field.max) : undefined;
  const tooMany = finding('form.maxItems', { n: most ?? 0 });
  const literal = field.data !== undefined && field.allowCreate !== true ? field.data : undefined;
  const keys = literal && new Set(literal.map((option) => String(option.key)));
  const outside = literal && outsideOptions(literal);

  function slow(value: Cell, required: boolean): Finding | undefined {
    if (isBlank(value)) return required ? missing : undefined;
    if (most !== undefined && keysOf(value).length > most) return tooMany;
    const known =
      keys === undefined ||
      (isMultiple ? keysOf(value).every((key) => keys.has(key)) : keys.has(plain(value)));
    if (!known) return outside;
    return fits(Array.isArray(value) ? keysOf(value).join(',') : value);
  }

  // A known single key is the common case: it needs no list, and as a key of the schema it fits.
  if (keys === undefined || isMultiple) return slow;
  return (value, required) =>
    typeof value === 'string' && keys.has(value) ? undefined : slow(value, required);
}
