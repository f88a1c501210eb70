import { hasValue, type ResolvedField, type ResolvedTable } from '../resolve/ResolvedTable.ts';

/** One column of a list, for the grid and the column settings. */
export interface Column {
  readonly field: string;
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  readonly fixed?: 'left' | 'right';
  /** Titles of its groups, outermost first; empty: none. */
  readonly groups: readonly string[];
  /** The user dragged the width. */
  readonly dragged?: boolean;
  /** A click on the header sorts on the server. */
  readonly sort: boolean;
  /** The cell opens the record, another page (`kind.linkTo`), or does something else (`kind.click`). */
  readonly link: boolean;
  /** Has a total in the footer. */
  readonly summary: boolean;
  readonly required: boolean;
  /** Only shown when the user asks for it in the column settings. */
  readonly onDemand: boolean;
  readonly kind: ResolvedField;
}

/** Narrows a projection for the screen. */
export interface Showing {
  /** Only fields marked `authShow`. */
  readonly authShow?: boolean;
}

const titleOf = ({ title, columnTitle }: ResolvedField): string => columnTitle ?? title;

const ideograph = /\p{Script=Han}/u;

/** Most pixels that a title may widen its column to. */
const widestTitle = 200;

/**
 * Width of a column. Without one: 90 px, or more for a longer title (14 px per Chinese character). Widths of schemas are made
 * for Chinese titles, so a title without ideographs widens its column (9 px per letter).
 */
const widthOf = (field: ResolvedField): number => {
  const title = titleOf(field);
  const letters = [...title].length;
  if (field.width === undefined) return Math.max(90, Math.ceil(letters * 14 + 34));
  return ideograph.test(title) ? field.width : Math.max(field.width, Math.min(widestTitle, letters * 9 + 34));
};

const isColumn = (field: ResolvedField, showing: Showing): boolean =>
  !field.hidden &&
  !field.writeOnly &&
  field.isColumnData !== false &&
  hasValue(field) &&
  (!showing.authShow || field.authShow === true);

const side = (column: Column): number => (column.fixed === 'left' ? 0 : column.fixed === 'right' ? 2 : 1);

/** Unstated importance counts as normal; hiding is separate, so `detail` columns stay beside their neighbours. */
const rankOf = ({ kind }: Column): number => (kind.importance === 'main' ? 0 : 1);

const placeOf = ({ kind }: Column): number => kind.columnNo ?? Number.MAX_SAFE_INTEGER;

const noGroups: readonly string[] = [];

const groupsOf = ({ columnGroup = noGroups }: ResolvedField): readonly string[] =>
  typeof columnGroup === 'string' ? [columnGroup] : columnGroup;

const columnOf = (field: ResolvedField): Column => ({
  field: field.field,
  title: titleOf(field),
  width: widthOf(field),
  align: field.align ?? 'left',
  ...(field.fixed && { fixed: field.fixed }),
  groups: groupsOf(field),
  sort: field.sort ?? true,
  link: field.link ?? (field.linkTo !== undefined || field.click !== undefined),
  summary: field.summary ?? false,
  required: field.required ?? false,
  onDemand: field.importance === 'detail' && field.columnNo === undefined,
  kind: field,
});

/** Grid columns in order: frozen left, free, frozen right; each by `columnNo`, main ones first, then in schema order. */
export const columnsOf = (table: Pick<ResolvedTable, 'fields'>, showing: Showing = {}): readonly Column[] =>
  table.fields
    .filter((field) => isColumn(field, showing))
    .map(columnOf)
    .toSorted((a, b) => side(a) - side(b) || placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b));
