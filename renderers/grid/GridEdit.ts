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
  /** Called when a cell is clicked, or Enter, F2 or a letter is pressed on it; `field` is that cell. */
  onBegin(rowKey: string, field?: string): void;
  /**
   * Called when the user clicks another row or a header, or the focus leaves the row. False: the row stays in
   * edit.
   */
  onEnd(): boolean;
  issues(rowKey: string, field: string): readonly Issue[];
  /** Rows with problems, by row key: marked beside their number and along the scroll bar. */
  readonly wrong?: ReadonlyMap<string, number>;
  readonly Editor: ComponentType<CellEditorProps>;
  /** Makes the grid a spreadsheet. Passed in by editing pages, so that lists do not load its code. */
  connect?(grid: GridController, commands: GridCommands): () => void;
  /** Handlers of the spreadsheet's commands. */
  readonly sheet?: SheetActions;
}

/** Place an undo step changed; without a field: a row was added or removed. */
export interface SheetChange {
  readonly row: number;
  readonly field: string | undefined;
}

/** Requests of a spreadsheet to its page. The page shows the result to the user. */
export interface SheetActions {
  /** Error message of a cell; undefined when it is valid. */
  problem(row: Row, field: string): string | undefined;
  /** Called when the focus leaves a cell of the row in edit; `text`: raw text of a picker. */
  onCellLeft(field?: string, text?: string): void;
  /** Restores the focused cell's value from before the typing. */
  onCellRestored(): void;
  /** Tells whether the row in edit is new, and whether the focused cell and the row were changed. */
  state(): { readonly isNew: boolean; readonly cellChanged: boolean; readonly rowChanged: boolean };
  /** Restores the row as it was before its edit (Esc). */
  onRestore(): void;
  /** Adds a row at the end and edits it. False: the current row must not be left, or rows cannot be added. */
  onAdd(): boolean;
  onClear(block: CellBlock): void;
  onFillDown(block: CellBlock): void;
  /**
   * Pastes the clipboard's text into a block; `fields` are the columns on screen. Resolves with the changed
   * cells.
   */
  onPaste(text: string, block: CellBlock, fields: readonly string[]): Promise<CellBlock | undefined>;
  onCopied(rows: number, columns: number): void;
  onUndo(): SheetChange | undefined;
  onRedo(): SheetChange | undefined;
  /** Called with the selected cells; undefined for a single one. */
  onRange(block: CellBlock | undefined): void;
}
