import type { FilledValue, PlaceholderUse } from '../FilledValues.ts';
import type { FormulaPlace, MovedSheets } from '../references/moveFormula.ts';
import type { FormulaPiece } from '../references/Reference.ts';

/** What a cell is written with. */
export interface CellWriting {
  readonly place: FormulaPlace;
  readonly sheets: MovedSheets;
  /** Prefix of the sheet's elements, with its colon; mostly empty. */
  readonly prefix: string;
  valueFor(use: PlaceholderUse): FilledValue;
  /** The style of a value in a cell of this style. */
  styleOf(use: PlaceholderUse, style: string | undefined): string | undefined;
  /** Puts a picture over the cell. */
  picture(value: FilledValue): void;
}

/** A cell as it is written: its type, its style, and the elements inside. */
export interface WrittenCell {
  readonly type?: string;
  readonly style?: string | undefined;
  readonly inside: string;
}

/** What a cell of a template holds. */
export interface CellContent {
  readonly uses: readonly PlaceholderUse[];
  /** Its formula. */
  readonly pieces?: readonly FormulaPiece[];
  write(writing: CellWriting, style: string | undefined): WrittenCell;
}
