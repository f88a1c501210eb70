import { gridColumns, spanOfPercent } from '../../fields/projections/layoutRows.ts';
import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { DesignedField, DesignLines, DesignOwner } from './DesignLines.ts';
import { demandsOf, mustShow, problem } from './designDemands.ts';
import type { FormDesign } from './FormDesign.ts';

/** Components that hold no field: the detail tables, tabs and pop-ups stand where the box has them. */
const containers: ReadonlySet<string> = new Set(['table', 'tabs', 'box']);
/** Components that are a title and nothing else. */
const decorations: ReadonlySet<string> = new Set(['line', 'label']);

/**
 * A designed form over a table: its entries in their order on the 12 columns, a width percent as percent/100*12, then the
 * fields it does not name as the table has them. A design never shows what the table hides and never frees what it demands.
 */
export function designFields(
  { entries }: FormDesign,
  table: readonly DesignedField[],
  owner: DesignOwner,
): DesignLines {
  if (entries.length === 0) return { fields: [], problems: [] };
  const byName = new Map(table.map((field) => [field.field, field] as const));
  const problems: Issue[] = [];
  const fields = new Map<string, FieldPatch>();
  for (const [index, entry] of entries.entries()) {
    const path = `DaraggeOptions[${index}]`;
    const colSize = entry.width === undefined ? gridColumns : spanOfPercent(entry.width);
    // One row for all: it breaks where their widths exceed the grid.
    const placed = { editRowNo: 1, editColNo: index + 1, colSize };
    const below = byName.get(entry.field);
    if (below === undefined && decorations.has(entry.type)) {
      const field = `Design_${entry.type}_${index + 1}`;
      if (entry.show) fields.set(field, { field, title: entry.name, type: entry.type, ...placed });
    } else if (below === undefined) {
      if (!containers.has(entry.type))
        problems.push(
          problem(path, 'design.unknownField', { name: entry.name || entry.field, row: index + 1 }),
        );
    } else if (below.hidden || below.writeOnly) {
      problems.push(problem(path, 'design.hiddenField', { name: entry.name || entry.field }));
    } else if (fields.has(below.field)) {
      problems.push(problem(path, 'design.fieldTwice', { name: entry.name || entry.field }));
    } else {
      const shown = entry.show || mustShow(entry, below, owner);
      if (!entry.show && shown)
        problems.push(problem(path, 'design.mustShow', { name: below.title ?? below.field }));
      fields.set(below.field, {
        ...demandsOf(entry, below, owner),
        ...(shown ? placed : { editRowNo: 0 }),
      });
    }
  }
  const rest = table.flatMap((field): readonly FieldPatch[] =>
    field.editRowNo !== undefined && field.editRowNo > 0 && !fields.has(field.field)
      ? [{ field: field.field, editRowNo: field.editRowNo + 1 }]
      : [],
  );
  return { fields: [...fields.values(), ...rest], problems };
}
