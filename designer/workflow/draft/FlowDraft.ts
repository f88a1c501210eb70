import type { Row } from '../../../runtime/model/schema/Row.ts';

/**
 * A flow being drawn: the two texts of its row are the drawing, everything else is read from them, so that what nobody
 * touched stays byte for byte what it was.
 */
export interface FlowDraft {
  readonly NodeConfig: string;
  readonly LineConfig: string;
}

/** What a step of the history holds: the drawing and the fields of the left form. */
export interface FlowState {
  readonly draft: FlowDraft;
  readonly header: Row;
}

/** The column of Sys_WorkFlow one of the two texts stands in. */
export type Column = keyof FlowDraft;

/** A flow nobody drew anything of. */
export const emptyDraft: FlowDraft = { NodeConfig: '', LineConfig: '' };
