import type { JsonObject } from '../../schema/Json.ts';
import type { FieldPatch } from '../resolve/Layer.ts';
import type { FieldType } from '../types/FieldType.ts';
import type { FieldTypeRegistry } from '../types/index.ts';

/** Field properties for one type of extension field. */
export interface ExtensionKind {
  /** Field type. */
  readonly type: string;
  /** Has options, so it needs a dictionary. */
  readonly chosen?: boolean;
  /** Holds one key; its column may be a number if the dictionary's keys are numbers. */
  readonly single?: boolean;
  /** Default values are numbers. */
  readonly numeric?: boolean;
  /** Left out of the search panel. */
  readonly unsearched?: boolean;
  readonly options?: Omit<FieldPatch, 'field'>;
  /** Options that each field may set, as JSON Schemas by name. */
  readonly own?: JsonObject;
  /** Its option `scale` says how many digits after the point it has, at most this many. */
  readonly mostDigits?: number;
  /** Look that follows from the options; it wins over `type` and `options`. */
  readonly lookOf?: (options: JsonObject) => Omit<FieldPatch, 'field'>;
}

/** Those of a field's options that its type declares. */
export const declaredOptions = (
  { own = {} }: Pick<ExtensionKind, 'own'>,
  options: JsonObject = {},
): JsonObject => Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(own, name)));

/** Most digits after the point of a number that an administrator makes. */
export const mostDigits = 8;

/** A number with digits after the point is stored as a decimal; without, as a whole number. */
const numberLook = ({ scale: digits }: JsonObject): Omit<FieldPatch, 'field'> =>
  typeof digits === 'number' && digits > 0 ? { type: 'decimal', scale: digits } : { type: 'number' };

/** Up to 10 files. */
const files = { multiple: true, maxFile: 10, width: 140 } as const;

/** Built-in types of extension fields by wire name. `number` is whole unless it has a scale; `decimal` has four digits. */
const builtInKinds: Readonly<Record<string, ExtensionKind>> = {
  text: { type: 'text', options: { searchType: 'like', width: 140 } },
  textarea: { type: 'textarea', unsearched: true, options: { width: 200 } },
  number: {
    ...{ type: 'number', numeric: true, options: { align: 'right' } },
    ...{
      own: { scale: { type: 'integer', minimum: 0, maximum: mostDigits } },
      mostDigits,
      lookOf: numberLook,
    },
  },
  decimal: { type: 'decimal', numeric: true, options: { align: 'right' } },
  date: { type: 'date', options: { width: 120 } },
  datetime: { type: 'datetime', options: { width: 160 } },
  select: { type: 'select', chosen: true, single: true, options: { width: 120 } },
  selectList: { type: 'selectList', chosen: true, options: { width: 160 } },
  checkbox: { type: 'checkbox', chosen: true, options: { width: 160 } },
  switch: { type: 'switch', numeric: true, options: { align: 'center', dataKey: 'enable' } },
  phone: { type: 'phone', options: { width: 130 } },
  mail: { type: 'mail', options: { width: 180 } },
  editor: { type: 'editor', unsearched: true, options: { isColumnData: false } },
  img: { type: 'img', unsearched: true, options: files },
  attachment: { type: 'file', unsearched: true, options: files },
  excel: { type: 'excel', unsearched: true, options: files },
};

/** Other wire names: the designer's `file` is stored as `attachment`. */
const aliases: Readonly<Record<string, string>> = { file: 'attachment', string: 'text', int: 'number' };

/** Name of a field type as it is stored; an alias is replaced by the type itself. */
export const extensionTypeOf = (sent: string): string =>
  Object.hasOwn(aliases, sent) ? (aliases[sent] ?? sent) : sent;

const numbers: ReadonlySet<string | undefined> = new Set(['int', 'long', 'decimal']);

/** A plugin's field type as a type of extension fields; undefined: it stores nothing. */
const kindOf = (type: FieldType): ExtensionKind | undefined =>
  type.columnType === undefined
    ? undefined
    : {
        type: type.name,
        chosen: type.needsSource,
        numeric: numbers.has(type.columnType),
        own: type.options,
      };

/** Types of extension fields by stored name: the built-in ones, then those that plugins bring. */
export function extensionKinds({ added }: FieldTypeRegistry): ReadonlyMap<string, ExtensionKind> {
  const brought = added.flatMap((type) => {
    const kind = kindOf(type);
    return kind === undefined ? [] : [[type.name, kind] as const];
  });
  return new Map([...Object.entries(builtInKinds), ...brought]);
}
