import { type Amount, add, compare, divide, multiply, round, subtract } from '../../../expressions/index.ts';
import { amountOf } from '../fields/totalsByMeasure.ts';
import { headerField } from '../formulas/recordScope.ts';
import type { Allowance } from '../schema/LinkSchema.ts';
import type { Cell, Row } from '../schema/Row.ts';
import type { DocumentLink } from './DocumentLink.ts';

/** A source row with its document, and what links have taken of it. */
export interface SourceState {
  readonly row: Row;
  readonly main: Row;
  /** Sums over all documents. */
  readonly carried: Amount;
  readonly done: Amount;
  /** What effective returns have brought back, and how much of it may be carried again. */
  readonly returned: Amount;
  readonly reopened: Amount;
}

/** How much of a source row may still be carried, at the scale of its field. */
interface SourceRoom {
  /** What there is: the quantity of the source. */
  readonly whole: Amount;
  /** What may be carried at most, with the tolerance. */
  readonly most: Amount;
  /** Carried now, without what came back to be carried again. */
  readonly held: Amount;
  /** Whole less held, at least 0. */
  readonly remaining: Amount;
  /** More than the tolerance allows is held. */
  readonly isOver: boolean;
  /** What may be carried for now, where the link says so (`upTo`), and whether more is held. */
  readonly upTo: Amount | undefined;
  readonly isBarred: boolean;
  /** Done, up to the lower bound. */
  readonly isComplete: boolean;
}

/** A value of a source row, or of its document (`$main.Field`). */
export const sourceValue = (name: string, { row, main }: Pick<SourceState, 'row' | 'main'>): Cell => {
  const field = headerField(name);
  return (field === undefined ? row[name] : main[field]) ?? null;
};

const partOf = (
  said: number | string | undefined,
  state: Pick<SourceState, 'row' | 'main'>,
): Amount | undefined =>
  typeof said === 'string' ? amountOf(sourceValue(said, state)) : (said ?? undefined);

/** The quantity that an allowance comes to; a negative one counts as none. */
const allowed = (
  allowance: Allowance | undefined,
  whole: Amount,
  state: Pick<SourceState, 'row' | 'main'>,
): Amount => {
  const percent = partOf(allowance?.percent, state);
  const ofWhole = percent === undefined ? 0 : (divide(multiply(whole, percent), 100) ?? 0);
  const quantity = add(ofWhole, partOf(allowance?.quantity, state) ?? 0) ?? 0;
  return (compare(quantity, 0) ?? 0) < 0 ? 0 : quantity;
};

/** What may still be carried of a source row through a link. `whole`: in place of the field's value, for returns. */
export const sourceRoom = (
  { schema, source }: DocumentLink,
  state: SourceState,
  whole: Amount = amountOf(state.row[schema.carries.of]) ?? 0,
): SourceRoom => {
  const scale = source.table.byName.get(schema.carries.of)?.scale ?? 4;
  const fit = (amount: Amount | null): Amount => round(amount, scale) ?? 0;
  const held = fit(subtract(state.carried, state.reopened));
  const done = fit(subtract(state.done, state.reopened));
  const most = fit(add(whole, allowed(schema.tolerance?.over, whole, state)));
  const least = fit(subtract(whole, allowed(schema.tolerance?.under, whole, state)));
  const said = schema.carries.upTo === undefined ? undefined : amountOf(state.row[schema.carries.upTo]);
  const upTo = said === undefined ? undefined : fit(said);
  const isLess = upTo !== undefined && (compare(upTo, whole) ?? 0) < 0;
  const left = fit(subtract(isLess ? upTo : whole, held));
  return {
    whole: fit(whole),
    most,
    held,
    remaining: (compare(left, 0) ?? 0) < 0 ? 0 : left,
    isOver: (compare(held, most) ?? 0) > 0,
    upTo,
    isBarred: isLess && (compare(held, upTo) ?? 0) > 0,
    isComplete: (compare(done, least) ?? 0) >= 0,
  };
};
