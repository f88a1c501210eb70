import type { FlowAnswer } from '../../../runtime/model/workflow/engine/decide.ts';
import type { FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { StoredInstance } from './StoredInstance.ts';

/** Everything to store for one event that the engine allowed. */
export interface FlowRecord {
  /** Table of the document. */
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  /** Number of the document, used in messages. */
  readonly label: string;
  /** Undefined for the first event of a document. */
  readonly before: StoredInstance | undefined;
  readonly event: FlowEvent;
  readonly answer: Extract<FlowAnswer, { readonly ok: true }>;
  /** WorkName of its current flow; empty without one. */
  readonly flowName: string;
  /** Whether its creator may decide as a substitute. */
  readonly selfSubstitute: boolean;
  /** Name of the document's creator. */
  readonly creator: string;
  /** The actor; undefined for events without one, such as changed accounts. */
  readonly by: { readonly userId: number; readonly name: string } | undefined;
  readonly now: string;
  /** Fields changed with a vote, for later approvers; absent when none. */
  readonly edits?: Readonly<Record<string, unknown>>;
  /** Users who receive a copy; absent when none. */
  readonly copied?: readonly Copied[];
}

/** A user who receives a copy of a document. */
export interface Copied {
  readonly userId: number;
  readonly name: string;
  /** The node that sends the copy; undefined when the actor did. */
  readonly node: { readonly id: string; readonly name: string } | undefined;
}
