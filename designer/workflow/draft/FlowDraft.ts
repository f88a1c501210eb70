import type { Row } from '../../../runtime/model/schema/Row.ts';

/**
 * A flow in the designer: the two texts of its row. Everything else is parsed from them, so that unedited
 * parts keep every byte.
 */
export interface FlowDraft {
  readonly NodeConfig: string;
  readonly LineConfig: string;
}

/** State of one undo step: the drawing and the fields of the left form. */
export interface FlowState {
  readonly draft: FlowDraft;
  readonly header: Row;
}

/** Column of Sys_WorkFlow that holds one of the two texts. */
export type Column = keyof FlowDraft;

/** A flow without nodes and lines. */
export const emptyDraft: FlowDraft = { NodeConfig: '', LineConfig: '' };
