import { versionField } from '../../fields/resolve/impliedFields.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { stateFields } from '../../fields/stateFields.ts';
import type { MutableRow, Row } from '../../schema/Row.ts';
import type { Difference, Side } from './DocumentMerge.ts';
import { sameValue } from './sameValue.ts';

/** The three states of one row. */
interface ThreeRows {
  readonly base: Row;
  readonly mine: Row;
  readonly theirs: Row;
}

/** Differences of one row, and the row built from choices. */
export interface RowMerge {
  readonly differences: readonly Difference[];
  build(choice: (difference: Difference) => Side): Row;
}

/** Fields that users decide about: visible and accepted by a save. The server computes all others. */
const isDecided = (table: ResolvedTable, field: ResolvedField): boolean =>
  isStored(field) &&
  field.field !== table.key &&
  field.field !== versionField &&
  field.stamp === undefined &&
  field.formula === undefined &&
  field.rollup === undefined &&
  !field.writeOnly &&
  !stateFields.has(field.field);

/** The field whose choice fills this one through a lookup (a product's name). One choice decides both. */
const sourceFieldOf = (table: ResolvedTable, field: ResolvedField): string | undefined => {
  const via = field.lookup?.via;
  const isShown = !field.hidden && !field.readonly && !field.disabled;
  return via !== undefined && !isShown && table.byName.has(via) ? via : undefined;
};

/** Compares a row field by field. `rowKey`: key of a detail row; undefined for the header. */
export function mergeRow(table: ResolvedTable, rows: ThreeRows, rowKey: string | undefined): RowMerge {
  const { base, mine, theirs } = rows;
  const decided = table.fields.filter((field) => isDecided(table, field));
  const differences = decided.flatMap((field): readonly Difference[] => {
    const { field: name } = field;
    if (sourceFieldOf(table, field) !== undefined || sameValue(field, mine[name], theirs[name])) return [];
    const iChanged = !sameValue(field, base[name], mine[name]);
    const theyChanged = !sameValue(field, base[name], theirs[name]);
    return [
      {
        id: `${table.table}/${rowKey ?? ''}/${name}`,
        table: table.table,
        rowKey,
        field: name,
        base: base[name] ?? null,
        mine: mine[name] ?? null,
        theirs: theirs[name] ?? null,
        isConflict: iChanged && theyChanged,
        suggested: iChanged ? 'mine' : 'theirs',
      },
    ];
  });
  const byField = new Map(differences.map((difference) => [difference.field, difference] as const));
  return {
    differences,
    build: (choice) => {
      const row: MutableRow = { ...theirs };
      for (const field of decided) {
        const difference = byField.get(sourceFieldOf(table, field) ?? field.field);
        if (difference && choice(difference) === 'mine') row[field.field] = mine[field.field] ?? null;
      }
      return row;
    },
  };
}
