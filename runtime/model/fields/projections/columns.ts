import { isStored, type ResolvedField, type ResolvedTable } from '../resolve/ResolvedTable.ts';

/** One column of a list: everything the grid and the column settings ask. */
export interface Column {
  readonly field: string;
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  readonly fixed?: 'left' | 'right';
  /** Titles of the groups it stands in, outermost first; empty: none. */
  readonly groups: readonly string[];
  /** The width is one the user dragged. */
  readonly dragged?: boolean;
  /** The header sorts on the server. */
  readonly sort: boolean;
  /** The cell opens the record, or another page (`kind.linkTo`). */
  readonly link: boolean;
  /** Has a total in the footer. */
  readonly summary: boolean;
  readonly required: boolean;
  readonly kind: ResolvedField;
}

/** What a projection for the screen may narrow. */
export interface Showing {
  /** Only fields marked `authShow`. */
  readonly authShow?: boolean;
}

/** Width of a column that names none: the family's 90, more when its title needs it (one Chinese character is 14 px). */
const widthOf = (field: ResolvedField): number =>
  field.width ?? Math.max(90, Math.ceil([...field.title].length * 14 + 34));

const isColumn = (field: ResolvedField, showing: Showing): boolean =>
  !field.hidden &&
  !field.writeOnly &&
  field.isColumnData !== false &&
  isStored(field) &&
  (!showing.authShow || field.authShow === true);

const side = (column: Column): number => (column.fixed === 'left' ? 0 : column.fixed === 'right' ? 2 : 1);

const placeOf = ({ kind }: Column): number => kind.columnNo ?? Number.MAX_SAFE_INTEGER;

const noGroups: readonly string[] = [];

const groupsOf = ({ columnGroup = noGroups }: ResolvedField): readonly string[] =>
  typeof columnGroup === 'string' ? [columnGroup] : columnGroup;

const columnOf = (field: ResolvedField): Column => ({
  field: field.field,
  title: field.title,
  width: widthOf(field),
  align: field.align ?? 'left',
  ...(field.fixed && { fixed: field.fixed }),
  groups: groupsOf(field),
  sort: field.sort ?? true,
  link: field.link ?? field.linkTo !== undefined,
  summary: field.summary ?? false,
  required: field.required ?? false,
  kind: field,
});

/** The grid columns of a table in order: frozen left, free, frozen right; within each by `columnNo`, then as the schema lists them. */
export const columnsOf = (table: Pick<ResolvedTable, 'fields'>, showing: Showing = {}): readonly Column[] =>
  table.fields
    .filter((field) => isColumn(field, showing))
    .map(columnOf)
    .toSorted((a, b) => side(a) - side(b) || placeOf(a) - placeOf(b));
