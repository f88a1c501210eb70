import type { FilledValue, PlaceholderUse } from './FilledValues.ts';
import type { TemplateCell, TemplateSheet } from './readTemplate.ts';
import type { MovedSheets } from './references/moveFormula.ts';
import type { RowMap } from './references/RowMap.ts';

/** A picture over a cell of a made sheet. */
export interface PlacedPicture {
  readonly value: FilledValue;
  /** From 1, as the sheet is made. */
  readonly row: number;
  /** The cell of the template, whose merged range gives its room. */
  readonly templateRow: number;
  readonly column: number;
}

/** A sheet of the made workbook: one of the template, for one document. */
export interface MadeSheet {
  readonly template: TemplateSheet;
  readonly name: string;
  /** Part of the made workbook. */
  readonly part: string;
  /** Index of its document; the first stands in the sheets of the template itself. */
  readonly record: number;
  readonly map: RowMap;
  readonly sheets: MovedSheets;
  readonly withheld: ReadonlySet<TemplateCell>;
  /** The value at a row of a block; -1: the document's. */
  valueFor(use: PlaceholderUse, block: number, copy: number): FilledValue;
  styleOf(use: PlaceholderUse, style: string | undefined): string | undefined;
}
