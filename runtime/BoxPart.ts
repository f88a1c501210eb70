import type { ComponentType } from 'react';
import type { App } from './host/AppContext.ts';
import type { BoxAction } from './store/box/BoxOptions.ts';
import type { EditBoxStore } from './store/box/EditBoxStore.ts';

/** What a part of a box gets. It is drawn anew for each record. */
export interface BoxPartProps {
  readonly box: EditBoxStore;
  /** DOM id of the text that describes the button that saves; undefined: a save of this box submits nothing. */
  readonly submitId: string | undefined;
}

/** Something that a capability draws at one place of the box. */
export interface BoxSlot {
  /** Whether this box shows it. Called for ready boxes only, and again whenever an observable that it read changes. */
  shows(box: EditBoxStore, app: App): boolean;
  /** Load it lazily (`lazyPiece`). */
  readonly view: ComponentType<BoxPartProps>;
}

/** A state of the box that belongs to a capability: the document is read-only, and `side` stands beside it. */
export interface BoxMode {
  readonly action: BoxAction;
  /** Class of the element around document and side. */
  readonly className: string;
  readonly side: ComponentType<BoxPartProps>;
  /** In place of the buttons that save. */
  readonly buttons: ComponentType<BoxPartProps>;
  /** The button that closes was pressed. */
  close(box: EditBoxStore): Promise<unknown>;
}

/** What a capability adds to the edit box of every record, besides panels. */
export interface BoxPart {
  readonly name: string;
  /** A line under the title. */
  readonly line?: BoxSlot;
  /** At the left of the foot. */
  readonly foot?: BoxSlot;
  /** Above the document. */
  readonly above?: BoxSlot;
  readonly mode?: BoxMode;
}
