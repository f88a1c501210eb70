import type { FlowAnswer } from '../../../runtime/model/workflow/engine/FlowAnswer.ts';
import type { FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { StoredInstance } from './StoredInstance.ts';

/** What is to be stored of one event that the engine allowed. */
export interface FlowRecord {
  /** Of the document. */
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  /** What the document is called in messages: its number. */
  readonly label: string;
  /** Undefined: the document's first event. */
  readonly before: StoredInstance | undefined;
  readonly event: FlowEvent;
  readonly answer: Extract<FlowAnswer, { readonly ok: true }>;
  /** WorkName of the flow it is in now; empty: none. */
  readonly flowName: string;
  /** Who made the document. */
  readonly creator: string;
  /** Who did it; undefined: nobody, people changed. */
  readonly by: { readonly userId: number; readonly name: string } | undefined;
  readonly now: string;
  /** Fields of the document that were changed with a vote, for whoever decides next; absent: none. */
  readonly edits?: Readonly<Record<string, unknown>>;
  /** Whom an effect of it tells of the document; absent: nobody. */
  readonly copied?: readonly Copied[];
}

/** Somebody a document is copied to. */
export interface Copied {
  readonly userId: number;
  readonly name: string;
  /** The node whose rule it is; undefined: who acted did it. */
  readonly node: { readonly id: string; readonly name: string } | undefined;
}
