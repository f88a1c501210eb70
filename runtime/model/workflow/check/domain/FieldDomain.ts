import type { Data } from '../../../../../expressions/index.ts';
import type { ConditionEntry } from '../../../conditions/ConditionGroup.ts';
import type { ResolvedField } from '../../../fields/resolve/ResolvedTable.ts';
import type { ColumnTypeName, Option } from '../../../schema/FieldSchema.ts';
import type { Cell } from '../../../schema/Row.ts';
import { hasNumber, meetRanges, noRanges, type Ranges, rangeOf, unite, withoutRanges } from './ranges.ts';
import {
  dateScale,
  datetimeScale,
  keyScale,
  numberScale,
  type Place,
  type Scale,
  truthScale,
} from './Scale.ts';

/** The possible values of a field, and exactly which of them fulfil a condition. */
export class FieldDomain {
  /** All values; includes the empty value unless a save refuses it. */
  readonly full: Ranges;
  private readonly scale: Scale;
  /** The code of the empty value, which is less than all others. */
  private readonly empty: bigint;
  /** Preferred codes for examples: the options that users know. */
  private readonly liked: readonly bigint[];

  constructor(
    readonly field: ResolvedField,
    options: readonly Option[],
    /** Whether a save refuses an empty value; see `alwaysFilled`. */
    isFilled = false,
  ) {
    this.scale = scales[field.columnType](field);
    this.empty = this.scale.least - 1n;
    const codes = (constants: readonly Data[]) =>
      unite(constants.map((one) => this.equalTo(this.scale.place(one))));
    this.liked = keysOf(field, options).flatMap((key) => codes([key]).map(([code]) => code));
    const only = onlyValues(field);
    const possible = only === undefined ? rangeOf(this.scale.least, this.scale.greatest) : codes(only);
    this.full = isFilled ? possible : unite([rangeOf(this.empty, this.empty), possible]);
  }

  /** The values that fulfil the condition; undefined when this cannot be decided exactly. */
  fulfilling(entry: ConditionEntry): Ranges | undefined {
    const set = readers[entry.filterType]?.(entry.value ?? null, this);
    return set && meetRanges(set, this.full);
  }

  /** A value of the non-empty set, for an example: filled if possible, and close to a bound. */
  example(set: Ranges): Cell {
    const filled = withoutRanges(set, rangeOf(this.empty, this.empty));
    const liked = this.liked.find((code) => hasNumber(filled, code));
    if (liked !== undefined) return this.scale.value(liked);
    const inside = filled.find(([from]) => from > this.scale.least) ?? filled[0];
    if (inside === undefined) return null;
    const [from, to] = inside;
    if (from > this.scale.least || !this.scale.isOrdered) return this.scale.value(from);
    if (to < this.scale.greatest) return this.scale.value(to);
    const usual = this.scale.place(typeof this.scale.value(from) === 'string' ? '2026-01-01' : 0);
    const code = usual && usual.below + 1n;
    return this.scale.value(code !== undefined && hasNumber([inside], code) ? code : from);
  }

  /** The codes equal to the constant at `place`. */
  equalTo(place: Place | undefined): Ranges {
    return place === undefined ? noRanges : this.onScale(rangeOf(place.below + 1n, place.above - 1n));
  }

  placeOf(constant: Data): Place | undefined {
    return this.scale.place(constant);
  }

  /** The codes before or after the constant; undefined when the values have no order. */
  side(constant: Data, bounds: (place: Place, scale: Scale) => Ranges): Ranges | undefined {
    const place = this.scale.isOrdered ? this.scale.place(constant) : undefined;
    return place && this.onScale(bounds(place, this.scale));
  }

  /**
   * Keeps the codes within the field's range.
   * Constants may exceed it, and the empty value's code, which fulfils no comparison, lies outside it.
   */
  private onScale(set: Ranges): Ranges {
    return meetRanges(set, rangeOf(this.scale.least, this.scale.greatest));
  }

  get emptyOnly(): Ranges {
    return rangeOf(this.empty, this.empty);
  }
}

const keys = (): Scale => keyScale();

const numbers = (field: ResolvedField): Scale => numberScale(field) ?? keyScale();

const scales: Readonly<Record<ColumnTypeName, (field: ResolvedField) => Scale>> = {
  int: numbers,
  byte: numbers,
  sbyte: numbers,
  decimal: numbers,
  // Sent as text on the wire.
  long: keys,
  string: keys,
  guid: keys,
  bool: () => truthScale,
  date: dateScale,
  datetime: datetimeScale,
};

/** Option keys in the form that records of the field store. */
function keysOf({ columnType }: ResolvedField, options: readonly Option[]): readonly Data[] {
  return options.map(({ key }) => (scales[columnType] === keys ? String(key) : key));
}

/** All values of a field with a closed set: a switch, or options written in the schema. */
function onlyValues(field: ResolvedField): readonly Data[] | undefined {
  if (field.type === 'switch' && field.columnType !== 'bool')
    return keysOf(
      field,
      [0, 1].map((key) => ({ key, value: '' })),
    );
  const isOpen = field.data === undefined || field.allowCreate === true || field.kind.suggestsOnly === true;
  return isOpen ? undefined : keysOf(field, field.data);
}

type Reader = (value: Data, domain: FieldDomain) => Ranges | undefined;

const equal: Reader = (value, domain) => {
  const place = domain.placeOf(value);
  return place && domain.equalTo(place);
};

const among: Reader = (value, domain) => {
  const sets = (Array.isArray(value) ? value : [value]).map((one: Data) => equal(one, domain));
  return sets.includes(undefined) ? undefined : unite(sets.map((set) => set ?? noRanges));
};

const not =
  (reader: Reader): Reader =>
  (value, domain) => {
    const set = reader(value, domain);
    return set && withoutRanges(domain.full, set);
  };

const isEmpty: Reader = (_, domain) => domain.emptyOnly;

/**
 * The values that each operator accepts. An operator without an entry is undecided.
 * The empty value has no order relation to any other value.
 */
const readers: Readonly<Record<string, Reader>> = {
  '=': equal,
  '!=': not(equal),
  in: among,
  notIn: not(among),
  '<': (value, domain) => domain.side(value, ({ below }, { least }) => rangeOf(least, below)),
  '<=': (value, domain) => domain.side(value, ({ above }, { least }) => rangeOf(least, above - 1n)),
  '>': (value, domain) => domain.side(value, ({ above }, { greatest }) => rangeOf(above, greatest)),
  '>=': (value, domain) => domain.side(value, ({ below }, { greatest }) => rangeOf(below + 1n, greatest)),
  empty: isEmpty,
  notEmpty: not(isEmpty),
};
