import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { PrintBlock } from '../../../runtime/model/schema/PrintSchema.ts';

/** A list of blocks inside a block. `own`: it is the only one; `column`, `item`: one of several. */
export interface InnerList {
  readonly kind: 'own' | 'column' | 'item';
  readonly steps: readonly (string | number)[];
  readonly blocks: readonly PrintBlock[];
}

/** What the designer knows of one kind of block besides the kind itself. */
export interface DesignBlock {
  readonly name: string;
  readonly title: MessageKey;
  /** A new one; undefined: the documents have nothing that it could print. */
  make(doc: DocumentTable, t: App['t']): PrintBlock | undefined;
  /** The lists of blocks that it holds. */
  lists?(block: PrintBlock): readonly InnerList[];
}

/** A block with properties of its kind. */
export type MadeBlock = PrintBlock & Readonly<Record<string, unknown>>;

/** Makes a block of these properties. */
export const made = (block: MadeBlock): PrintBlock => block;
