import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { DemoContext } from '../DemoContext.ts';
import { storyFormula } from './storyFormulas.ts';
import type { World } from './World.ts';

/** What a value may refer to. */
export interface ValueScope {
  readonly context: DemoContext;
  readonly world: World;
  /** Place of the document among those of its step. */
  readonly index: number;
  /** Days from the last day of the data to the document's. */
  readonly days: number;
  /** The record that the document or row follows. */
  readonly of: Row;
  readonly main: Row;
  /** The record under construction. */
  readonly row: Row;
}

type ValueKind = (said: Json, scope: ValueScope) => Cell;

const listOf = (said: Json): readonly Json[] => (Array.isArray(said) ? (said as readonly Json[]) : []);
const pairOf = (said: Json): readonly [number, number] => {
  const [from = 0, to = from] = listOf(said).map(Number);
  return [from, to];
};

/** Words of a text in braces: the day, the place, digits by chance, fields. */
const word = (name: string, { context, index, days, of, row }: ValueScope): string => {
  const digits = /^digits(\d+)$/.exec(name)?.[1];
  if (digits !== undefined)
    return Array.from({ length: Number(digits) }, () => context.random.whole(0, 9)).join('');
  if (name === 'day') return context.dates.day(days).replaceAll('-', '');
  if (name === 'n') return String(index + 1).padStart(2, '0');
  return String((name.startsWith('of.') ? of[name.slice(3)] : row[name]) ?? '');
};

const kinds: Readonly<Record<string, ValueKind>> = {
  /** A column of the record that it follows. */
  of: (said, { of }) => of[String(said)] ?? null,
  /** A field of the header. */
  main: (said, { main }) => main[String(said)] ?? null,
  /** One of several, by chance. */
  pick: (said, scope) => cellOf(scope.context.random.pick(listOf(said)), scope),
  /** One of several, each in its turn. */
  turn: (said, scope) => cellOf(listOf(said)[scope.index % listOf(said).length] ?? null, scope),
  /** A whole number between two. */
  whole: (said, { context }) => context.random.whole(...pairOf(said)),
  /** A day, by its distance to the document's. */
  day: (said, { context, days }) => context.dates.day(days + context.random.whole(...pairOf(said))),
  /** A time that has passed: days after the document's, minutes after eight. */
  time: (said, { context, days }) => {
    const [after, minute] = pairOf(said);
    return context.dates.past(Math.min(0, days + after), minute + context.random.whole(0, 40));
  },
  /** Key of an account. */
  user: (said, { context }) => context.userIds[String(said)] ?? 1,
  /** Name of an account's person. */
  person: (said, { context }) => context.userNames[String(said)] ?? null,
  /** A text with words in braces. */
  text: (said, scope) => String(said).replace(/\{([\w.]+)\}/g, (_, name: string) => word(name, scope)),
  /** What a formula says of the record, with `of` and `main` beside its fields. */
  formula: (said, { row, of, main }) => storyFormula(said, row, { of, main }) as Cell,
  /** A column of the record of a table that the fields of this one choose. */
  chosen: (said, { world, row }) => {
    const { table, by, column } = said as unknown as {
      readonly table: string;
      readonly by: Readonly<Record<string, string>>;
      readonly column: string;
    };
    const [first, ...more] = Object.entries(by).map(([name, field]) => [name, row[field] ?? null] as const);
    const found = first === undefined ? [] : world.with(table, ...first);
    return found.find((one) => more.every(([name, value]) => one[name] === value))?.[column] ?? null;
  },
  /** A column of some record of a table. */
  record: (said, { context, world }) => {
    const {
      table,
      column,
      where = {},
    } = said as unknown as {
      readonly table: string;
      readonly column: string;
      readonly where?: Row;
    };
    const rows = world
      .rows(table)
      .filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
    return context.random.pick(rows)[column] ?? null;
  },
};

/** The value that a story says: an object with one known key is how it is found. */
export const cellOf = (said: Json, scope: ValueScope): Cell => {
  const [entry] = isObject(said) ? Object.entries(said) : [];
  const kind = entry === undefined ? undefined : kinds[entry[0]];
  return kind === undefined || entry === undefined ? (said as Cell) : kind(entry[1], scope);
};
