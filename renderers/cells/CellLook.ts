import type { ResolvedField } from '../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../runtime/model/Row.ts';

/** How the canvas grid colours a cell besides its text; named by `FieldSchema.cell`. */
export interface CellLook {
  readonly cell: string;
  /** Colour of the tag the text stands in; undefined: plain text. */
  tag?(field: ResolvedField, row: Row): string | undefined;
  style?(field: ResolvedField, row: Row): { readonly color?: string; readonly bold?: boolean } | undefined;
}
