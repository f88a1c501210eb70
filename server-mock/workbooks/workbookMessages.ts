import type { MessageKey, MessageParams } from '../../runtime/model/messages/index.ts';
import type { Filling, FillingPlan } from './filling/FilledValues.ts';
import type { FilledAs } from './filling/fillFiles.ts';
import type { FoundFault, FoundPlaceholder } from './filling/TemplateReading.ts';
import type { SheetCell, SheetRow } from './SheetCell.ts';
import type { MarkedCell, SheetSpec, TemplateSpec } from './SheetSpec.ts';

/** Request to the thread; each has exactly one reply. */
export type WorkbookRequest =
  | { readonly kind: 'open'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Next rows of the opened file; none: end of file. */
  | { readonly kind: 'next' }
  /** The opened file again, with bad cells marked. */
  | { readonly kind: 'mark'; readonly marks: readonly MarkedCell[]; readonly heading: string }
  | { readonly kind: 'template'; readonly spec: TemplateSpec }
  | { readonly kind: 'begin'; readonly spec: SheetSpec }
  /** Rows of the workbook in progress; the reply comes when they are written. */
  | { readonly kind: 'write'; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly kind: 'end' }
  /** Reads a workbook with placeholders. */
  | { readonly kind: 'readTemplate'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Rows of the read template that cannot be repeated. */
  | { readonly kind: 'checkTemplate'; readonly plan: FillingPlan }
  | { readonly kind: 'fillTemplate'; readonly filling: Filling; readonly as: FilledAs };

/** Reply of the thread; unused fields stay empty. */
export interface WorkbookAnswer {
  readonly dates1904: boolean;
  readonly rows: readonly SheetRow[];
  readonly bytes: readonly Uint8Array<ArrayBuffer>[];
  readonly placeholders?: readonly FoundPlaceholder[];
  readonly faults?: readonly FoundFault[];
}

export type WorkbookReply =
  | { readonly answer: WorkbookAnswer }
  | { readonly fault: { readonly rule: MessageKey; readonly params: MessageParams } };
