import { periodOf } from '../../../expressions/index.ts';
import type { Clause } from '../../../runtime/model/conditions/query/Clause.ts';
import type { ViewParameter, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';

/** Days of a parameter, both included, `yyyy-MM-dd`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** What the user gave the parameters of a view, by name. */
export type ViewParameters = ReadonlyMap<string, Days>;

const earliest = '0001-01-01';
const latest = '9999-12-31';

const defaultDays = ({ kind, default: named }: ViewParameter, now: string): Days =>
  periodOf(named ?? (kind === 'period' ? 'thisMonth' : 'today'), now) ?? { from: earliest, to: latest };

const dayText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 10) : undefined;

const dayBefore = (day: string | undefined): string | undefined => {
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`) - 86_400_000;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
};

const first = (clause: Clause) => dayText(clause.values[0]);
const beforeFirst = (clause: Clause) => dayBefore(first(clause));

/** The day that a condition means, if it has one. */
type Day = (clause: Clause) => string | undefined;

/** The first and the last day that a condition means, by operator. Queries turn an upper bound into the day after it. */
const meant: Readonly<Partial<Record<Clause['operator'], { readonly from?: Day; readonly to?: Day }>>> = {
  equal: { from: first, to: first },
  thanorequal: { from: first },
  gt: { from: first },
  lessorequal: { to: first },
  lt: { to: beforeFirst },
  within: { from: first, to: (clause) => dayBefore(dayText(clause.values[1])) },
};

const dayOf = (clauses: readonly Clause[], end: 'from' | 'to'): string | undefined => {
  for (const clause of clauses) {
    const day = meant[clause.operator]?.[end]?.(clause);
    if (day !== undefined) return day;
  }
  return undefined;
};

/** Reads the parameters of a view out of the conditions of a query; one that is not given has its default. */
export const readParameters = (
  { parameters = [] }: ViewSchema,
  clauses: readonly Clause[],
  now: string,
): ViewParameters =>
  new Map(
    parameters.map((parameter): readonly [string, Days] => {
      const own = clauses.filter(({ field }) => field.field === parameter.name);
      if (own.length === 0) return [parameter.name, defaultDays(parameter, now)];
      const [from, to] = [dayOf(own, 'from'), dayOf(own, 'to')];
      return [parameter.name, { from: from ?? earliest, to: to ?? latest }];
    }),
  );
