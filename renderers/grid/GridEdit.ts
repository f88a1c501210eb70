import type { ComponentType } from 'react';
import type { Issue } from '../../runtime/model/Issue.ts';
import type { Row } from '../../runtime/model/Row.ts';

/** What an editor of one cell gets; where its value lives is the page's business. */
export interface CellEditorProps {
  readonly rowKey: string;
  readonly field: string;
  /** Accessible name of the input: the column's title. */
  readonly label: string;
  readonly autoFocus: boolean;
}

/** Inline editing of one row at a time (specification 1, section 4). */
export interface GridEdit {
  /** Key of the row in edit; undefined: none. */
  readonly editingKey: string | undefined;
  canEdit(row: Row, field: string): boolean;
  /** A row was clicked or Enter pressed on it; `field` is the cell meant. */
  onBegin(rowKey: string, field?: string): void;
  /** Another row or a header was clicked, or Escape pressed. False: the row stays in edit. */
  onEnd(): boolean;
  issues(rowKey: string, field: string): readonly Issue[];
  readonly Editor: ComponentType<CellEditorProps>;
}
