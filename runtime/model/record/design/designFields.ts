import { gridColumns, spanOfPercent } from '../../fields/projections/layoutRows.ts';
import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Json } from '../../schema/Json.ts';
import type {
  DesignColumn,
  DesignEntry,
  DesignedField,
  DesignLines,
  DesignOwner,
  FormDesign,
} from './FormDesign.ts';

/** Components without a field: detail tables, tabs and pop-ups keep their place in the box. */
const containers: ReadonlySet<string> = new Set(['table', 'tabs', 'box']);
/** Components that only show a title. */
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

/** An issue of a line that is not applied, or only in part. */
const problem = (path: string, rule: string, params: Issue['params']): Issue => ({
  path,
  rule,
  params,
  severity: 'warning',
});

/** What both a field of the form and a column may be told; never less than the table demands. */
const demandsOf = (
  entry: Omit<DesignEntry, 'width'>,
  below: DesignedField,
  owner: DesignOwner,
): FieldPatch => {
  const mayDemand = owner === 'admin';
  return {
    field: below.field,
    ...(entry.name !== '' && entry.name !== below.title && { title: entry.name }),
    ...(entry.readonly && { readonly: true }),
    ...(mayDemand && entry.required && { required: true }),
    ...(mayDemand && entry.formula && { formula: entry.formula as unknown as Json }),
    ...(mayDemand && entry.isGlobal && { isGlobal: true }),
  };
};

/** Whether the form keeps the field whatever a design says, because it must be filled. */
const mustShow = (entry: Pick<DesignEntry, 'required'>, below: DesignedField, owner: DesignOwner): boolean =>
  below.required === true || (owner === 'admin' && entry.required);
