import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import { isSurelyTrimmed, trimBlanks } from '../columnTypes/blanks.ts';
import { finding } from '../columnTypes/finding.ts';
import { halfWidth } from '../columnTypes/halfWidth.ts';
import { columnTypes } from '../columnTypes/index.ts';
import { isLonger } from '../columnTypes/string.ts';
import type { Check, FieldType, FieldTypeOf, Finding, Operator, Surface } from './FieldType.ts';
import { longestText } from './longestText.ts';
import { columnOf, isBlank, isBound, plain, stored } from './storage.ts';

const operators: readonly Operator[] = [
  'like',
  'equal',
  'notEqual',
  'likeStart',
  'likeEnd',
  'in',
  'notIn',
  'empty',
  'notEmpty',
];

/** Options of all text types. */
const textualOptions = {
  min: { type: 'integer', minimum: 0, maximum: longestText, description: '最少字符数' },
  max: { type: 'integer', minimum: 0, maximum: longestText, description: '最多字符数' },
  maxlength: { type: 'integer', minimum: 1, maximum: longestText, description: '存储的最大字符数' },
} as const satisfies JsonObject;

interface Textual<O extends JsonObject> {
  readonly name: string;
  readonly label: FieldType['label'];
  readonly options?: O;
  readonly defaults?: Partial<FieldSchema>;
  /** Rule for a missing required value on a form; default 不能为空, which grids always use. */
  readonly missing?: Finding;
  /** The type's pattern, for values that are not empty. */
  pattern?(value: string): Finding | undefined;
  /** Emptiness besides blank text, e.g. an editor's empty paragraph. */
  isEmpty?: FieldType['isEmpty'];
  readonly needsSource?: boolean;
  /** Reads the blanks of a typed text; default: outer blanks and signs without width go. */
  trim?(text: string, field: FieldSchema): string;
  format?: FieldType['format'];
  readonly markup?: boolean;
  namedKeys?: FieldType['namedKeys'];
  files?: FieldType['files'];
}

/** A text type: required, pattern, length. */
export function textual<O extends JsonObject = Record<never, never>>(
  kind: Textual<O>,
): FieldTypeOf<O & typeof textualOptions> {
  const { trim = trimBlanks } = kind;
  return {
    name: kind.name,
    label: kind.label,
    options: { ...textualOptions, ...kind.options } as O & typeof textualOptions,
    defaults: { maxlength: 200, ...kind.defaults },
    empty: '',
    ...stored('string'),
    parse: (raw, field: FieldSchema & { readonly isCode?: true }) => {
      const trimmed = typeof raw === 'string' ? trim(raw, field) : raw;
      const isCode = field.isCode === true && typeof trimmed === 'string';
      return columnOf(field, 'string').parse(isCode ? halfWidth(trimmed) : trimmed, field);
    },
    needsSource: kind.needsSource ?? false,
    // A type with options inside its text checks those; other text is free.
    suggestsOnly: kind.namedKeys === undefined,
    isMultiple: () => false,
    isEmpty: kind.isEmpty ?? isBlank,
    // The control limits the length while typing; a pattern can only be checked afterwards.
    ...(kind.pattern === undefined ? {} : { checkedOnLeave: true }),
    checks: (field, surface) => [check(kind, field, surface)],
    operators,
    searchRange: false,
    format: kind.format ?? plain,
    ...(kind.markup === undefined ? {} : { markup: kind.markup }),
    ...(kind.namedKeys === undefined ? {} : { namedKeys: kind.namedKeys }),
    ...(kind.files === undefined ? {} : { files: kind.files }),
  };
}

function check(
  kind: Pick<Textual<JsonObject>, 'missing' | 'pattern' | 'isEmpty' | 'trim'>,
  field: FieldSchema,
  surface: Surface,
): Check {
  const column = columnOf(field, 'string');
  const fits = column.fits(field);
  const required = finding('form.required');
  const missing = surface === 'form' ? (kind.missing ?? required) : required;
  const isEmpty = kind.isEmpty ?? isBlank;
  const free = surface === 'grid' && isBound(field);
  const min = free ? 0 : Number(field.min ?? 0);
  const max = free || field.max === undefined ? Number.POSITIVE_INFINITY : Number(field.max);
  const tooShort = finding('form.minLength', { n: min });
  const tooLong = finding('form.maxLength', { n: max });
  const notText = finding('form.text');
  const { pattern, trim = trimBlanks } = kind;

  function slow(value: Cell, isRequired: boolean): Finding | undefined {
    if (isEmpty(value)) return isRequired ? missing : undefined;
    if (typeof value === 'object') return notText;
    const text = typeof value === 'string' ? trim(value, field) : plain(value);
    const wrong = pattern === undefined || free ? undefined : pattern(text);
    if (wrong !== undefined) return wrong;
    if (min > 0 && !isLonger(text, min - 1)) return tooShort;
    if (isLonger(text, max)) return tooLong;
    return fits(text);
  }

  if (kind.isEmpty !== undefined || column !== columnTypes.string) return slow;
  // A character is one or two UTF-16 units, so most texts need no counting of characters.
  const fewest = Math.max(min * 2, 1);
  const most = Math.min(max, field.maxlength ?? max);
  const obvious = (value: Cell): value is string =>
    typeof value === 'string' && value.length >= fewest && value.length <= most && isSurelyTrimmed(value);
  if (pattern === undefined || free) {
    return (value, isRequired) => (obvious(value) ? undefined : slow(value, isRequired));
  }
  return (value, isRequired) => (obvious(value) ? pattern(value) : slow(value, isRequired));
}
