import type { FieldName, ScaleOf, ValueType } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { fieldNames } from '../formulas/fieldNames.ts';
import { fieldTypes } from '../formulas/fieldTypes.ts';
import type { CheckSubject } from './CheckSubject.ts';

/**
 * Names that an expression of a table can read: own columns, detail columns (`Table.Column`), header columns
 * (`$main.Column`).
 */
export interface Readable {
  typeOf(path: string): ValueType | undefined;
  /** Digits after the point of each; absent: not known. */
  readonly scaleOf?: ScaleOf;
  /** Suggestions for misspelt names. */
  readonly names: readonly string[];
  /** Fields that formula texts can name, by code or title. */
  readonly fields: readonly FieldName[];
}

interface Kept {
  readonly around: readonly ResolvedTable[];
  readonly readable: Readable;
}

/** What each table can read, while it and the tables around it are the same: most rules ask for it. */
const kept = new WeakMap<ResolvedTable, Kept>();

/** Names that expressions of a table can read, with their types. */
export function readableBy(subject: CheckSubject, table: ResolvedTable): Readable {
  const details = table.details.flatMap((detail) => subject.table(detail.table)?.table ?? []);
  const mains = subject.mainsOf(table.table);
  const around = [...details, table, ...mains];
  const known = kept.get(table);
  if (known?.around.length === around.length && around.every((one, at) => one === known.around[at]))
    return known.readable;
  const readable = readableIn(table, details, mains);
  kept.set(table, { around, readable });
  return readable;
}

/** Like {@link readableBy}, for a table with known details and headers. */
export function readableIn(
  table: ResolvedTable,
  details: readonly ResolvedTable[],
  mains: readonly ResolvedTable[] = [],
): Readable {
  const { typeOf, scaleOf } = fieldTypes(table, { details, mains });
  const fields = fieldNames(table, { details, mains });
  return {
    ...{ typeOf, scaleOf, fields },
    get names() {
      return [...fields.map(({ code }) => code), ...details.map((detail) => detail.table)];
    },
  };
}
