import type { MessageKey } from '../../messages/index.ts';
import type { ColumnTypeName, FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import { finding, nothing, refused } from '../columnTypes/finding.ts';
import { writeDated } from './datedText.ts';
import type { Check, FieldType, FieldTypeOf, Finding, Operator, Surface } from './FieldType.ts';
import { longestText } from './longestText.ts';
import { columnOf, isBlank, plain, stored } from './storage.ts';

const operators: readonly Operator[] = [
  'equal',
  'notEqual',
  'thanorequal',
  'lessorequal',
  'gt',
  'lt',
  'in',
  'notIn',
  'empty',
  'notEmpty',
];

/** Options of all date and time types. */
const datedOptions = {
  min: { type: 'string', description: '可选的最早值' },
  max: { type: 'string', description: '可选的最晚值' },
  notBefore: { type: 'string', description: '不能早于本记录的另一日期字段；明细可写 $main.字段' },
  format: { type: 'string', description: '显示格式，如 YYYY-MM-DD' },
  maxlength: { type: 'integer', minimum: 1, maximum: longestText, description: '以文本存储时的最大字符数' },
} as const satisfies JsonObject;

/** A stored pair: this column is the start, `rangeTo` the end. */
const rangeOptions = {
  range: { type: 'boolean', description: '开始与结束两个值' },
  rangeTo: { type: 'string', description: '结束值的列名' },
} as const satisfies JsonObject;

interface Dated {
  readonly name: string;
  readonly label: FieldType['label'];
  readonly columnType: ColumnTypeName;
  readonly defaults: Partial<FieldSchema>;
  readonly searchRange: boolean;
  /** Number of characters shown of the stored text. */
  readonly length: number;
  /** Message for a missing required value on a form. */
  readonly missing: MessageKey;
  /** Message for an unreadable value. */
  readonly unreadable: MessageKey;
  /** Whether the text is a real date in this type's format. */
  isReal(text: string): boolean;
  /** The value in this type's format (`yyyy-MM`); undefined: unreadable, or no such day. */
  read(text: string): string | undefined;
}

/** A field type of calendar text: existing days, text order, required and bounds. */
export function dated(kind: Dated): FieldTypeOf<typeof datedOptions & typeof rangeOptions> {
  const { columnType, read, length } = kind;
  return {
    name: kind.name,
    label: kind.label,
    options: { ...datedOptions, ...rangeOptions },
    defaults: kind.defaults,
    empty: null,
    ...stored(columnType),
    parse(raw, field) {
      if (isBlank(raw as string)) return nothing;
      const text = typeof raw === 'string' || typeof raw === 'number' ? read(String(raw)) : undefined;
      return text === undefined ? refused(kind.unreadable) : columnOf(field, columnType).parse(text, field);
    },
    needsSource: false,
    isMultiple: () => false,
    isEmpty: isBlank,
    checks: (field, surface) => [check(kind, field, surface)],
    operators,
    searchRange: kind.searchRange,
    format: (value, { format }) =>
      format === undefined || format === kind.defaults.format
        ? plain(value).slice(0, length)
        : writeDated(plain(value), format),
  };
}

function check({ missing, unreadable, isReal, read }: Dated, field: FieldSchema, surface: Surface): Check {
  const absent = finding(surface === 'form' ? missing : 'form.required');
  const noSuchDay = finding(unreadable);
  const least = field.min === undefined ? undefined : read(String(field.min));
  const greatest = field.max === undefined ? undefined : read(String(field.max));
  const tooEarly = finding('form.min', { min: field.min ?? '' });
  const tooLate = finding('form.max', { max: field.max ?? '' });

  function slow(value: Cell, required: boolean): Finding | undefined {
    if (isBlank(value)) return required ? absent : undefined;
    const text = typeof value === 'string' || typeof value === 'number' ? read(String(value)) : undefined;
    if (text === undefined) return noSuchDay;
    if (least !== undefined && text < least) return tooEarly;
    if (greatest !== undefined && text > greatest) return tooLate;
    return undefined;
  }

  // Without bounds, a value in its own format (the common case) is valid.
  if (least !== undefined || greatest !== undefined) return slow;
  return (value, required) =>
    typeof value === 'string' && isReal(value) ? undefined : slow(value, required);
}
