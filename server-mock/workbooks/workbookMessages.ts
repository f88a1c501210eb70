import type { MessageKey, MessageParams } from '../../runtime/model/messages/index.ts';
import type { SheetCell, SheetRow } from './SheetCell.ts';
import type { MarkedCell, SheetSpec, TemplateSpec } from './SheetSpec.ts';

/** What the thread is asked; each request has exactly one reply. */
export type WorkbookRequest =
  | { readonly kind: 'open'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The next rows of the opened file; none: it is at its end. */
  | { readonly kind: 'next' }
  /** The opened file once more, with its bad cells marked. */
  | { readonly kind: 'mark'; readonly marks: readonly MarkedCell[]; readonly heading: string }
  | { readonly kind: 'template'; readonly spec: TemplateSpec }
  | { readonly kind: 'begin'; readonly spec: SheetSpec }
  /** Rows of the workbook begun; replied when they are written. */
  | { readonly kind: 'write'; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly kind: 'end' };

/** What it answers; fields a request does not ask for stay empty. */
export interface WorkbookAnswer {
  readonly dates1904: boolean;
  readonly rows: readonly SheetRow[];
  readonly bytes: readonly Uint8Array<ArrayBuffer>[];
}

export type WorkbookReply =
  | { readonly answer: WorkbookAnswer }
  | { readonly fault: { readonly rule: MessageKey; readonly params: MessageParams } };
