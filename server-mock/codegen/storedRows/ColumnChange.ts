import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import type { FieldLine, MixinSchema } from '../../../runtime/model/schema/TableSchema.ts';

/** A column of an entry beside what the database holds for it. */
export interface ColumnChange {
  readonly table: string;
  /** Its row in the entry, from 0. */
  readonly at: number;
  readonly name: string;
  /** The column of the database that has its values: another name while it is being renamed. */
  readonly stored: string;
  readonly line: FieldLine;
  /** Its field before the change; undefined: it is new. */
  readonly before: FieldLine | undefined;
  readonly made: Generated;
  readonly was: Generated;
  /** Columns of the table in the database. */
  readonly there: ReadonlySet<string>;
}

/** The fields of what an entry made by name, those of its mixins included. */
export const linesOf = (
  { table }: Generated,
  mixins: ReadonlyMap<string, MixinSchema>,
): ReadonlyMap<string, FieldLine> => {
  const shared = (table.mixins ?? []).flatMap((name) => mixins.get(name)?.fields ?? []);
  const lines = new Map<string, FieldLine>(shared.map((line) => [line.field, line] as const));
  for (const line of table.fields) lines.set(line.field, { ...lines.get(line.field), ...line });
  return lines;
};
