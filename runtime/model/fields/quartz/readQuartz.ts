/** One part of an expression, as it is read. */
interface PartKind {
  readonly name: QuartzPart;
  readonly least: number;
  readonly most: number;
  /** Names of values, the first is `least`. */
  readonly names?: readonly string[];
}

/** Names of the parts, in their order. */
type QuartzPart = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

const kinds: readonly PartKind[] = [
  { name: 'second', least: 0, most: 59 },
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: months },
  { name: 'weekday', least: 1, most: 7, names: weekdays },
  { name: 'year', least: 1970, most: 2099 },
];

/** A day of the month that depends on the month: the last one, days before it, the nearest working day. */
export type DayRule =
  | { readonly kind: 'last'; readonly before: number; readonly isWorkday: boolean }
  | { readonly kind: 'workday'; readonly day: number }
  /** Weekday 1 (Sunday) to 7, the first to the fifth in the month; undefined: the last one. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly nth: number | undefined };

/** A cron expression as Quartz reads it. Undefined days or weekdays: any (`*`, `?`). */
export interface QuartzTimes {
  readonly seconds: readonly number[];
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly days: ReadonlySet<number> | undefined;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number> | undefined;
  /** Undefined: any year. */
  readonly years: ReadonlySet<number> | undefined;
  readonly rules: readonly DayRule[];
}

/** Why an expression cannot be read: the part, its text, and the reason as a message `task.cron.…`. */
interface QuartzProblem {
  readonly part: QuartzPart | undefined;
  readonly text: string;
  /** Values of the part; empty where no part is wrong by itself. */
  readonly allowed: string;
  readonly reason: 'parts' | 'value' | 'range' | 'step' | 'both';
}

type Read<Value> = { readonly value: Value } | { readonly problem: QuartzProblem };

const ascending = (values: Iterable<number>): readonly number[] => [...values].sort((a, b) => a - b);

const allowedIn = ({ least, most, names }: PartKind): string =>
  [`${least}-${most}`, names === undefined ? '' : `${names[0]}-${names.at(-1)}`].filter(Boolean).join(', ');

/** A number or name of a part; undefined: neither. */
const numberOf = ({ least, most, names }: PartKind, text: string): number | undefined => {
  const named = names?.indexOf(text) ?? -1;
  if (named >= 0) return least + named;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** Values from one to another; a range whose end is smaller goes on at the beginning (`FRI-MON`, `22-2`). */
function rangeOf(kind: PartKind, from: number, to: number, step: number): readonly number[] {
  const size = kind.most - kind.least + 1;
  const length = to >= from ? to - from : to - from + size;
  const values: number[] = [];
  for (let at = 0; at <= length; at += step) values.push(kind.least + ((from - kind.least + at) % size));
  return values;
}

/** One item of a list: `5`, `MON-FRI`, `*`, `0/15`, `10-40/5`. */
function itemOf(kind: PartKind, text: string): Read<readonly number[]> {
  const problem = (reason: QuartzProblem['reason']): Read<never> => ({
    problem: { part: kind.name, text, allowed: allowedIn(kind), reason },
  });
  const [range = '', stepText, ...more] = text.split('/');
  const step = stepText === undefined ? 1 : /^\d{1,2}$/.test(stepText) ? Number(stepText) : 0;
  if (more.length > 0 || step < 1 || step > kind.most - kind.least + 1) return problem('step');
  if (range === '*') return { value: rangeOf(kind, kind.least, kind.most, step) };
  const [fromText = '', toText, ...ends] = range.split('-');
  const from = numberOf(kind, fromText);
  const to = toText === undefined ? from : numberOf(kind, toText);
  if (ends.length > 0) return problem('range');
  if (from === undefined || to === undefined) return problem('value');
  // Years have no beginning to go on at.
  if (to < from && kind.name === 'year') return problem('range');
  return {
    value: rangeOf(kind, from, toText === undefined && stepText !== undefined ? kind.most : to, step),
  };
}

const dayRules: readonly (readonly [RegExp, (found: readonly string[]) => DayRule])[] = [
  [
    /^L(?:-(\d|[12]\d|30))?(W)?$/,
    ([, before = '0', w]) => ({ kind: 'last', before: Number(before), isWorkday: w === 'W' }),
  ],
  [/^([1-9]|[12]\d|3[01])W$/, ([, day]) => ({ kind: 'workday', day: Number(day) })],
];

/** `6#3`, `FRI#3`, `6L`, `FRIL`: of a weekday the third and the last one of the month. */
function weekdayRule(kind: PartKind, text: string): DayRule | undefined {
  const [, name = '', nth, last] = /^(\w+?)(?:#([1-5])|(L))$/.exec(text) ?? [];
  const weekday = numberOf(kind, name);
  if (weekday === undefined || (nth === undefined && last === undefined)) return undefined;
  return { kind: 'weekday', weekday, nth: nth === undefined ? undefined : Number(nth) };
}

function ruleOf(kind: PartKind, text: string): DayRule | undefined {
  if (kind.name === 'weekday') return weekdayRule(kind, text);
  if (kind.name !== 'day') return undefined;
  for (const [pattern, make] of dayRules) {
    const found = pattern.exec(text);
    if (found) return make([...found]);
  }
  return undefined;
}

interface Part {
  /** Undefined: any. */
  readonly values: ReadonlySet<number> | undefined;
  readonly rules: readonly DayRule[];
}

function partOf(kind: PartKind, text: string): Read<Part> {
  const isDay = kind.name === 'day' || kind.name === 'weekday';
  if (text === '*' || (text === '?' && isDay)) return { value: { values: undefined, rules: [] } };
  const values = new Set<number>();
  const rules: DayRule[] = [];
  for (const item of text.split(',')) {
    // A weekday `L` alone is Saturday.
    const rule = ruleOf(kind, item);
    if (rule !== undefined) {
      rules.push(rule);
      continue;
    }
    const read = itemOf(kind, kind.name === 'weekday' && item === 'L' ? '7' : item);
    if ('problem' in read) return read;
    for (const value of read.value) values.add(value);
  }
  return { value: { values, rules } };
}

/**
 * Reads a cron expression as Quartz does: second, minute, hour, day, month, weekday (1 is Sunday), and a year if any. Either
 * the day or the weekday must be open (`?` or `*`): Quartz knows no "Friday the 13th".
 */
export function readQuartz(expression: string): Read<QuartzTimes> {
  const texts = expression.trim().toUpperCase().split(/\s+/);
  if (texts.length !== 6 && texts.length !== 7)
    return { problem: { part: undefined, text: String(texts.length), allowed: '', reason: 'parts' } };
  const parts = new Map<QuartzPart, Part>();
  for (const [at, text] of texts.entries()) {
    const kind = kinds[at];
    if (kind === undefined) break;
    const read = partOf(kind, text);
    if ('problem' in read) return read;
    parts.set(kind.name, read.value);
  }
  const isOpen = (name: QuartzPart): boolean => {
    const { values, rules = [] } = parts.get(name) ?? {};
    return values === undefined && rules.length === 0;
  };
  if (!isOpen('day') && !isOpen('weekday'))
    return { problem: { part: 'weekday', text: texts[5] ?? '', allowed: '?', reason: 'both' } };
  const all = ({ least, most }: PartKind): readonly number[] =>
    Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const listOf = (at: number): readonly number[] => {
    const kind = kinds[at];
    return kind === undefined ? [] : ascending(parts.get(kind.name)?.values ?? all(kind));
  };
  return {
    value: {
      seconds: listOf(0),
      minutes: listOf(1),
      hours: listOf(2),
      days: parts.get('day')?.values,
      months: new Set(listOf(4)),
      weekdays: parts.get('weekday')?.values,
      years: parts.get('year')?.values,
      rules: [...(parts.get('day')?.rules ?? []), ...(parts.get('weekday')?.rules ?? [])],
    },
  };
}
