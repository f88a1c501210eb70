import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { DesignedField, DesignLines, DesignOwner } from './DesignLines.ts';
import { demandsOf, mustShow, problem } from './designDemands.ts';
import type { DesignColumn } from './FormDesign.ts';

/** Designed columns of a detail table: titles, widths, visibility, order; demands as in the form. */
export function designColumns(
  columns: readonly DesignColumn[],
  table: readonly DesignedField[],
  owner: DesignOwner,
): DesignLines {
  const byName = new Map(table.map((field) => [field.field, field] as const));
  const problems: Issue[] = [];
  const fields: FieldPatch[] = [];
  for (const [index, column] of columns.entries()) {
    const path = `TableConfig[${index}]`;
    const below = byName.get(column.field);
    const name = column.name || column.field;
    if (below === undefined) problems.push(problem(path, 'design.unknownField', { name, row: index + 1 }));
    else if (below.hidden || below.writeOnly) problems.push(problem(path, 'design.hiddenField', { name }));
    else {
      const shown = column.show || mustShow(column, below, owner);
      if (!column.show && shown) problems.push(problem(path, 'design.mustShow', { name }));
      fields.push({
        ...demandsOf(column, below, owner),
        ...(column.width !== undefined && { width: column.width }),
        ...(shown ? { columnNo: column.orderNo ?? index + 1 } : { isColumnData: false }),
      });
    }
  }
  return { fields, problems };
}
