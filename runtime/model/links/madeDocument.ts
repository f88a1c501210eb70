import { type Amount, add, divide, round } from '../../../expressions/index.ts';
import type { Document } from '../fields/resolve/DocumentTable.ts';
import { amountOf } from '../fields/totalsByMeasure.ts';
import { headerField } from '../formulas/recordScope.ts';
import type { Cell, MutableRow, Row } from '../schema/Row.ts';
import type { DocumentLink } from './DocumentLink.ts';
import { fixedValues } from './fixedValues.ts';
import { headerSource } from './headerSource.ts';
import { sourceValue } from './sourceRoom.ts';

/** A source row, and how much of it a new document takes. */
export interface TakenSource {
  readonly row: Row;
  /** Its document. */
  readonly main: Row;
  /** In units of the source. */
  readonly quantity: Amount;
}

/** A new document, or the header field in which its sources differ. */
type Made = { readonly document: Document } | { readonly differs: string };

type Pairs = Readonly<Record<string, string>>;

const headerPairs = (pairs: Pairs | undefined): readonly (readonly [string, string])[] =>
  Object.entries(pairs ?? {}).flatMap(([own, other]) => {
    const field = headerField(own);
    return field === undefined ? [] : [[field, other] as const];
  });

/** The values of a source field, each once. */
const distinct = (taken: readonly TakenSource[], name: string): readonly Cell[] => [
  ...new Map(
    taken.map((source) => {
      const value = sourceValue(name, source);
      return [JSON.stringify(value), value];
    }),
  ).values(),
];

const rowOf = ({ schema, target }: DocumentLink, source: TakenSource, key: Cell): Row => {
  const { via, carries, same, brings } = schema;
  const row: MutableRow = { [via]: key };
  for (const [own, other] of Object.entries({ ...brings, ...same }))
    if (headerField(own) === undefined) row[own] = sourceValue(other, source);
  const factor = carries.factor === undefined ? 1 : (amountOf(row[carries.factor]) ?? 1);
  const scale = target.table.byName.get(carries.field)?.scale ?? 4;
  for (const field of carries.enters ?? [carries.field])
    row[field] = round(divide(source.quantity, factor), scale);
  return row;
};

/**
 * The document that a link makes of source rows: what it carries, what is the same, what it brings along, and what its
 * `when` asks for. Defaults, lookups and formulas are not in it.
 */
export const madeDocument = (link: DocumentLink, taken: readonly TakenSource[]): Made => {
  const { schema, source, target } = link;
  const main: MutableRow = { ...fixedValues(schema.when) };
  const named = headerSource(link);
  for (const [field, other] of headerPairs(schema.brings)) {
    const [first, ...more] = distinct(taken, other);
    if (first !== undefined && more.length === 0) main[field] = first;
  }
  for (const [field, other] of headerPairs(schema.same)) {
    const [first = null, ...more] = distinct(taken, other);
    if (more.length > 0 && field !== named) return { differs: field };
    main[field] = more.length > 0 ? null : first;
  }
  const rows = taken.map((one) => rowOf(link, one, one.row[source.table.key] ?? null));
  if (target.foreignKey === undefined) return { document: { main: { ...main, ...rows[0] }, details: {} } };
  const { sum } = schema.carries;
  const total = taken.reduce<Amount>((all, { quantity }) => add(all, quantity) ?? all, 0);
  if (sum !== undefined) main[sum] = round(total, target.document.main.byName.get(sum)?.scale ?? 4);
  return { document: { main, details: { [target.table.table]: rows } } };
};
