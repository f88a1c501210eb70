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

/** Components without a field: detail tables and pop-ups keep their place in the box. */
const containers: ReadonlySet<string> = new Set(['table', 'box', 'tabs']);
/** Components that only show a title, and are fields of the form of the same type. */
const decorations: ReadonlySet<string> = new Set(['line', 'label']);

/**
 * Converts a designed form to field patches. Entries keep their order on the 12 columns; a width percent
 * becomes percent/100*12. What follows a `tabs` component stands in a tab with its title. Fields that the design does
 * not name follow as in the table. A design cannot show a field that the table hides, or make a required field optional.
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
  const hasTabs = entries.some(isTab);
  let tab: string | null = null;
  for (const [index, entry] of entries.entries()) {
    const path = `DaraggeOptions[${index}]`;
    const colSize = entry.width === undefined ? gridColumns : spanOfPercent(entry.width);
    if (isTab(entry)) tab = entry.name;
    // All entries share one row, which wraps where the widths exceed the grid.
    const placed = { editRowNo: 1, editColNo: index + 1, colSize, ...(hasTabs && { tab }) };
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
    field.editRowNo && field.editRowNo > 0 && !fields.has(field.field)
      ? [{ field: field.field, editRowNo: field.editRowNo + 1 }]
      : [],
  );
  return { fields: [...fields.values(), ...rest], problems };
}

/**
 * Converts designed columns of a detail table to patches: titles, widths, visibility, order, requirements.
 */
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
        ...(isRenamed(column.name, below) && { columnTitle: null }),
        ...(column.width !== undefined && { width: column.width }),
        ...(shown ? { columnNo: column.orderNo ?? index + 1 } : { isColumnData: false }),
      });
    }
  }
  return { fields, problems };
}

/** True for the start of a tab; a hidden or nameless one leaves its fields in the tab before. */
const isTab = ({ type, show, name }: DesignEntry): boolean => type === 'tabs' && show && name !== '';

/** Makes a warning for a line that is not applied, or only in part. */
const problem = (path: string, rule: string, params: Issue['params']): Issue => ({
  path,
  rule,
  params,
  severity: 'warning',
});

/** Patch of the properties that form fields and columns share. Only adds to what the table requires. */
const demandsOf = (
  entry: Omit<DesignEntry, 'width'>,
  below: DesignedField,
  owner: DesignOwner,
): FieldPatch => {
  const mayDemand = owner === 'admin';
  return {
    field: below.field,
    ...(isRenamed(entry.name, below) && { title: entry.name }),
    ...(entry.readonly && { readonly: true }),
    ...(entry.height !== undefined && { height: entry.height }),
    ...(mayDemand && tighter(entry, below)),
    ...(mayDemand && entry.required && { required: true }),
    ...(mayDemand && entry.formula && { formula: entry.formula as unknown as Json }),
    ...(mayDemand && entry.isGlobal && { isGlobal: true }),
  };
};

/** Size limit of files without one of their own, in M. */
const defaultSize = 50;

/** Limits of files of a design, which never exceed the table's. Nothing for fields without files. */
const tighter = (
  entry: Omit<DesignEntry, 'width'>,
  { maxFile, maxSize }: DesignedField,
): Omit<FieldPatch, 'field'> =>
  maxFile === undefined && maxSize === undefined
    ? {}
    : {
        ...(entry.maxSize !== undefined && { maxSize: Math.min(entry.maxSize, maxSize ?? defaultSize) }),
        ...(entry.maxFile !== undefined &&
          maxFile !== undefined && { maxFile: Math.min(entry.maxFile, maxFile) }),
      };

/** True when the designer gave the field a title of its own. */
const isRenamed = (name: string, { title, otherTitles = [] }: DesignedField): boolean =>
  name !== '' && name !== title && !otherTitles.includes(name);

/** True when the form must keep the field because it is required. */
const mustShow = (entry: Pick<DesignEntry, 'required'>, below: DesignedField, owner: DesignOwner): boolean =>
  below.required === true || (owner === 'admin' && entry.required);
