import fc from 'fast-check';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { FieldRight } from '../../../runtime/model/schema/PermissionSetSchema.ts';

/** A value as typed, before parsing. */
export type Typed = Json;

/** One edit in a form: in the header, or in a detail row at `row`. */
export interface Edit {
  readonly place: 'main' | 'row' | 'newRow';
  readonly row: number;
  readonly field: string;
  readonly value: Typed;
}

/** A document with its tables, user rights and typed edits. */
export interface RandomDocument {
  readonly main: readonly FieldSchema[];
  readonly line: readonly FieldSchema[];
  readonly rights: Readonly<Record<string, FieldRight>>;
  readonly isNew: boolean;
  readonly stored: Readonly<Record<string, Typed>>;
  readonly rows: readonly Readonly<Record<string, Typed>>[];
  readonly edits: readonly Edit[];
}

const headerNames = ['A', 'B', 'C', 'D', 'E'];
const lineNames = ['P', 'Q', 'R', 'S'];
const texts = ['', 'a', 'bc', ' x ', '12', 'abcdefgh', '2024-02-29', '13800000001', '0'];
const values: fc.Arbitrary<Typed> = fc.oneof(
  fc.constantFrom<Typed>(null, 0, 1, 2, 5, 12, -3, 2.5, 99.125),
  fc.constantFrom<Typed>(...texts),
  fc.constantFrom<Typed>('2024-01-01', '2024-03-05', '2024-12-31'),
);

const numbers = ['number', 'int', 'decimal'] as const;
const kinds = [
  'text',
  'textarea',
  ...numbers,
  'date',
  'switch',
  'select',
  'selectList',
  'mail',
  'phone',
] as const;

const options = [
  { key: '1', value: '甲' },
  { key: '2', value: '乙' },
  { key: '12', value: '丙' },
];

/** A small condition over these names; some are no booleans. */
function condition(names: readonly string[]): fc.Arbitrary<Json> {
  const name = fc.constantFrom(...names).map((one): Json => ({ var: one }));
  return fc.oneof(
    name,
    fc
      .tuple(fc.constantFrom('==', '!=', '>', '<='), name, values)
      .map(([op, left, right]): Json => ({ [op]: [left, right] })),
    name.map((one): Json => ({ '!': [one] })),
    fc.tuple(name, name).map(([one, other]): Json => ({ and: [one, other] })),
  );
}

function formula(names: readonly string[], sums: boolean): fc.Arbitrary<Json> {
  const name = fc.constantFrom(...names).map((one): Json => ({ var: one }));
  const simple = fc
    .tuple(fc.constantFrom('+', '*', '-', 'cat'), name, name)
    .map(([op, a, b]): Json => ({ [op]: [a, b] }));
  const total = fc.constantFrom(...lineNames.slice(0, -1)).map(
    (column): Json => ({
      reduce: [{ var: 'Line' }, { '+': [{ var: 'accumulator' }, { var: `current.${column}` }] }, 0],
    }),
  );
  return sums ? fc.oneof(simple, total) : simple;
}

const rarely = fc.integer({ min: 0, max: 9 }).map((n) => n === 3);
const sometimes = fc.integer({ min: 0, max: 3 }).map((n) => n === 3);

/** A random field. Its formula reads only earlier names, so that circles are rare. */
function field(
  name: string,
  own: readonly string[],
  readable: readonly string[],
  isHeader: boolean,
): fc.Arbitrary<FieldSchema> {
  const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.tuple(sometimes, value).map(([is, one]) => (is ? one : undefined));
  const before = own.slice(0, own.indexOf(name));
  return fc
    .record({
      type: fc.constantFrom(...kinds),
      required: sometimes,
      requiredWhen: maybe(condition(readable)),
      visibleWhen: maybe(condition(readable)),
      readonlyWhen: maybe(condition(readable)),
      hidden: rarely,
      readonly: rarely,
      disabled: rarely,
      default: maybe(fc.oneof(values, fc.constantFrom<Json>({ token: 'today' }, { token: 'userName' }))),
      min: maybe(fc.constantFrom(0, 1, 3)),
      max: maybe(fc.constantFrom(5, 100)),
      maxLength: maybe(fc.constantFrom(1, 4)),
      numberRule: rarely,
      validator: rarely,
      pair: rarely,
      // A browser has no secrets, so no other field may read one: only the last field, which none reads.
      secret: name === own.at(-1) ? sometimes : fc.constant(false),
      formula: before.length === 0 ? fc.constant(undefined) : maybe(formula(before, isHeader)),
    })
    .map((said): FieldSchema => {
      const numeric = (numbers as readonly string[]).includes(said.type);
      const range = said.pair && own.indexOf(name) > 0 ? { range: true, rangeTo: own[0] as string } : {};
      const made: Record<string, unknown> = {
        field: name,
        title: `字段${name}`,
        type: said.secret ? 'password' : said.type,
        editRowNo: 1,
        ...(said.secret ? { writeOnly: true } : {}),
        ...(said.required ? { required: true } : {}),
        ...(said.hidden ? { hidden: true } : {}),
        ...(said.readonly ? { readonly: true } : {}),
        ...(said.disabled ? { disabled: true } : {}),
        ...(said.type.startsWith('select') && !said.secret ? { data: options } : {}),
        ...(numeric && !said.secret
          ? { min: said.min, max: said.max }
          : said.secret
            ? {}
            : { maxLength: said.maxLength }),
        ...(said.validator && !said.secret ? { validator: 'creditCode' } : {}),
        ...(said.type === 'date' && !said.secret ? range : {}),
        visibleWhen: said.visibleWhen,
        requiredWhen: said.requiredWhen,
        readonlyWhen: said.readonlyWhen,
        default: said.default,
        ...(said.secret ? {} : { formula: said.formula }),
      };
      return Object.fromEntries(
        Object.entries(made).filter(([, value]) => value !== undefined),
      ) as unknown as FieldSchema;
    });
}

const record = (names: readonly string[]): fc.Arbitrary<Readonly<Record<string, Typed>>> =>
  fc
    .tuple(...names.map(() => values))
    .map((all) => Object.fromEntries(names.map((name, at) => [name, all[at] ?? null])));

const right: fc.Arbitrary<FieldRight> = fc.constantFrom<FieldRight>(
  {},
  {},
  {},
  { isEdit: 0 },
  { disabled: 1 },
);

/** Random documents over random tables with random edits. */
export const randomDocument: fc.Arbitrary<RandomDocument> = fc.record({
  main: fc.tuple(...headerNames.map((name) => field(name, headerNames, headerNames.slice(0, -1), true))),
  line: fc.tuple(
    ...lineNames.map((name) =>
      field(name, lineNames, [...lineNames.slice(0, -1), '$main.A', '$main.B', '$main.C'], false),
    ),
  ),
  rights: fc
    .tuple(...headerNames.map(() => right))
    .map((all) => Object.fromEntries(headerNames.map((name, at) => [name, all[at] ?? {}]))),
  isNew: fc.boolean(),
  stored: record(headerNames),
  rows: fc.array(record(lineNames), { maxLength: 3 }),
  edits: fc.array(
    fc.oneof(
      fc.record({
        place: fc.constant('main' as const),
        row: fc.constant(0),
        field: fc.constantFrom(...headerNames),
        value: values,
      }),
      fc.record({
        place: fc.constantFrom('row' as const, 'row' as const, 'newRow' as const),
        row: fc.nat(3),
        field: fc.constantFrom(...lineNames),
        value: values,
      }),
    ),
    { maxLength: 12 },
  ),
});
