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

const first = '0001-01-01';
const last = '9999-12-31';

const defaultDays = ({ kind, default: named }: ViewParameter, now: string): Days =>
  periodOf(named ?? (kind === 'period' ? 'thisMonth' : 'today'), now) ?? { from: first, to: last };

const lower: ReadonlySet<Clause['operator']> = new Set(['equal', 'thanorequal', 'gt', 'within']);
const upper: ReadonlySet<Clause['operator']> = new Set(['equal', 'lessorequal', 'lt']);

const dayOf = (
  clauses: readonly Clause[],
  operators: ReadonlySet<Clause['operator']>,
): string | undefined => {
  const value = clauses.find(({ operator }) => operators.has(operator))?.values[0];
  return typeof value === 'string' ? value.slice(0, 10) : undefined;
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
      const [from, to] = [dayOf(own, lower), dayOf(own, upper)];
      return [parameter.name, { from: from ?? first, to: to ?? last }];
    }),
  );
