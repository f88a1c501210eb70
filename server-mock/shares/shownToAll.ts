import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type {
  CardAnswer,
  CardData,
  CardField,
  CardGroup,
  CardMeasure,
  FigureData,
  GroupsData,
  RowsData,
  ShownCard,
} from '../../runtime/wire/boards/Board.ts';
import type { SharedCard } from '../../runtime/wire/shares/Share.ts';

/** Gives each name another one that says nothing: the first is `a0`, the second `a1`. */
const renamer = (letter: string): ((name: string) => string) => {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? `${letter}${known.size}`;
    known.set(name, found);
    return found;
  };
};

const isDated = ({ columnType }: CardField): boolean => columnType === 'date' || columnType === 'datetime';

/** What a group is called, without the key that tells groups of one name apart. */
const labelOf = (label: string, key: Cell): string => {
  const end = ` (${String(key)})`;
  return label.endsWith(end) ? label.slice(0, -end.length) : label;
};

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The currency or unit by its word alone: viewers choose none. */
const measureOf = ({
  measure,
  measures = [],
}: Pick<FigureData, 'measure' | 'measures'>): { measure?: string; measures?: readonly CardMeasure[] } => {
  const found = measures.find(({ key }) => key === measure);
  if (found === undefined) return {};
  // The sign of a currency follows from its code.
  const key = currencies.has(found.key) ? found.key : 'm';
  return { measure: key, measures: [{ key, label: found.label }] };
};

type DataOf<K extends CardData['asks']> = Extract<CardData, { readonly asks: K }>;
type Renamed = (field: CardField) => CardField;

const groupsOf = (data: GroupsData, renamed: Renamed): GroupsData => {
  const keyOf = (field: CardField): ((key: Cell, label: string) => Cell) => {
    const rename = renamer('g');
    // A day, or a value that is its own label, is on the card anyway.
    return (key, label) => (isDated(field) || String(key) === label ? key : rename(String(key)));
  };
  const [own, other] = [keyOf(data.by), data.across && keyOf(data.across)];
  const numbers = data.of.map((field) => [field.field, renamed(field).field] as const);
  return {
    asks: 'groups',
    by: renamed(data.by),
    ...(data.across && { across: renamed(data.across) }),
    of: data.of.map(renamed),
    groups: data.groups.map(
      ({ key, label, across, count, sums }): CardGroup => ({
        key: own(key, label),
        label: labelOf(label, key),
        ...(across &&
          other && {
            across: { key: other(across.key, across.label), label: labelOf(across.label, across.key) },
          }),
        count,
        sums: Object.fromEntries(numbers.map(([field, name]) => [name, sums[field] ?? null])) as Row,
      }),
    ),
    isMore: data.isMore,
    ...measureOf(data),
  };
};

const rowsOf = ({ columns, rows, total }: RowsData, renamed: Renamed): RowsData => ({
  asks: 'rows',
  columns: columns.map(renamed),
  rows: rows.map(({ texts, days }, at) => ({ key: String(at), texts, ...(days !== undefined && { days }) })),
  total,
});

const contents: { readonly [K in CardData['asks']]: (data: DataOf<K>, renamed: Renamed) => CardData } = {
  figure: ({ value, count, before, trend, field, ...rest }, renamed) => ({
    asks: 'figure',
    value,
    count,
    ...(field && { field: renamed(field) }),
    ...(before !== undefined && { before }),
    ...(trend && { trend }),
    ...measureOf(rest),
  }),
  groups: groupsOf,
  rows: rowsOf,
  counts: ({ counted }) => ({
    asks: 'counts',
    counted: counted.map(({ title, count }) => ({ title, count })),
  }),
};

/**
 * A card as everybody sees it who has a code: no table, field, key, route or condition is named. `at`: its place among the cards.
 * `failed`: said where its data could not be read.
 */
export const shownToAll = (
  { kind, title, place, options, asks }: ShownCard,
  at: number,
  answer: CardAnswer | undefined,
  failed: string,
): SharedCard => {
  const rename = renamer('f');
  const renamed: Renamed = (field) => ({ ...field, field: rename(field.field) });
  const contentOf =
    answer !== undefined && 'data' in answer
      ? (contents[answer.data.asks] as (data: CardData, renamed: Renamed) => CardData) // the one of its kind
      : undefined;
  const data = answer !== undefined && 'data' in answer ? contentOf?.(answer.data, renamed) : undefined;
  return {
    ...{ id: `c${at}`, kind, title, place },
    ...(options && { options }),
    ...(asks?.lines && { lines: asks.lines.map(rename) }),
    ...(asks?.compare && { compare: asks.compare }),
    ...(data && { data }),
    ...(answer !== undefined && data === undefined && { problem: failed }),
  };
};
