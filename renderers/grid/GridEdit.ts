import type { ComponentType } from 'react';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { CellBlock } from '../../runtime/store/sheet/CellRange.ts';
import type { GridCommands } from './GridCommands.ts';
import type { GridController } from './GridController.ts';

/** Props of a cell editor. The page owns the value. */
export interface CellEditorProps {
  readonly rowKey: string;
  readonly field: string;
  /** Accessible name of the input: the column's title. */
  readonly label: string;
  readonly autoFocus: boolean;
}

/** Inline editing of one row at a time. */
export interface GridEdit {
  /** Key of the row in edit; undefined: none. */
  readonly editingKey: string | undefined;
  canEdit(row: Row, field: string): boolean;
  /** A cell was clicked, or Enter, F2 or a letter pressed on it; `field` is the cell meant. */
  onBegin(rowKey: string, field?: string): void;
  /** Another row or a header was clicked, or the keyboard left the row. False: the row stays in edit. */
  onEnd(): boolean;
  issues(rowKey: string, field: string): readonly Issue[];
  readonly Editor: ComponentType<CellEditorProps>;
  /** Makes the grid a spreadsheet; it comes with whoever edits, so that lists do not load it. */
  connect?(grid: GridController, commands: GridCommands): () => void;
  /** What a spreadsheet does to its cells. */
  readonly sheet?: SheetActions;
}

/** Where a step changed something; undefined field: a row came or went. */
export interface SheetChange {
  readonly row: number;
  readonly field: string | undefined;
}

/** Requests of a spreadsheet to its page. The page shows the result to the user. */
export interface SheetActions {
  /** Message of a cell that is wrong; undefined: nothing is. */
  problem(row: Row, field: string): string | undefined;
  /** The keyboard left a cell of the row in edit; `text`: what stands in a picker, however it is written. */
  onCellLeft(field?: string, text?: string): void;
  /** The cell the keyboard is in gets back what stood in it before it was typed into. */
  onCellRestored(): void;
  /** Whether the row in edit is new, and whether anything was entered into the cell the keyboard is in. */
  state(): { readonly isNew: boolean; readonly cellChanged: boolean; readonly rowChanged: boolean };
  /** Esc: the row as it was before its edit. */
  onRestore(): void;
  /** A new row at the end, in edit. False: the row in edit may not be left, or rows cannot be added. */
  onAdd(): boolean;
  onClear(block: CellBlock): void;
  onFillDown(block: CellBlock): void;
  /** Texts of the clipboard for a block; `fields` are the columns on screen. Answers the cells they were put into. */
  onPaste(text: string, block: CellBlock, fields: readonly string[]): Promise<CellBlock | undefined>;
  onCopied(rows: number, columns: number): void;
  onUndo(): SheetChange | undefined;
  onRedo(): SheetChange | undefined;
  /** The cells chosen now; undefined: one alone. */
  onRange(block: CellBlock | undefined): void;
}
