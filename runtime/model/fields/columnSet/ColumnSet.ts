import { isObject } from '../../schema/Json.ts';
/** What a user chose for one column of a table. */
export interface ColumnChoice {
  readonly field: string;
  readonly show: boolean;
  /** Frozen at the left, or at the right where the schema freezes it there. */
  readonly fixed: boolean;
}

/** A user's columns of one table, in their order. Absent: the schema's own. */
export type ColumnSet = readonly ColumnChoice[];

/** Height of the upper of two tables over one another. */
export interface TableSpacing {
  /** Of the reference height 630, two decimals. */
  readonly firstTableRatio: number;
  /** Pixels of the lower table, as it was when saved. */
  readonly secondHeight: number;
}

/** Everything a user set for one table: how its list and its detail grids look, and what the quick search reads. */
export interface TableSettings {
  readonly columns?: ColumnSet;
  /** Pixels by field. */
  readonly widths: Readonly<Record<string, number>>;
  readonly spacing?: TableSpacing;
  /** Fields of the quick search; empty: the page's own. */
  readonly searchFields: readonly string[];
  /** The user designed this form for himself; what of the design cannot be read, in words. */
  readonly design?: { readonly problems: readonly string[] };
  /** Documents of the table have a flow in force: who will approve can be asked. */
  readonly hasFlow?: boolean;
}

/** What a user who set nothing has. */
export const plainSettings: TableSettings = { widths: {}, searchFields: [] };

/** Columns a table may have at most. */
const limit = 500;

/**
 * Reads stored or sent column settings: a list of `{field, show, fixed}`, each field once. Undefined: it is no such list.
 * `fixed` may also be the side the family writes (`left`, `right`).
 */
export function readColumnSet(given: unknown): ColumnSet | undefined {
  if (!Array.isArray(given) || given.length > limit) return undefined;
  const seen = new Set<string>();
  const found = given.map((one: unknown) => {
    if (!isObject(one) || typeof one.field !== 'string' || one.field.length > 200) return undefined;
    if (seen.has(one.field)) return undefined;
    seen.add(one.field);
    return { field: one.field, show: one.show !== false, fixed: Boolean(one.fixed) };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}
