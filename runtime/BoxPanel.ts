import type { ComponentType } from 'react';
import type { MessageKey } from './model/messages/index.ts';
import type { EditBoxStore } from './store/box/EditBoxStore.ts';

/** What a panel's view gets. */
export interface BoxPanelProps {
  readonly box: EditBoxStore;
}

/** A panel beside the document in a record's box, opened by a button at the foot of the box. */
export interface BoxPanel {
  /** Unique name; a plugin's panel replaces the built-in one of its name. */
  readonly name: string;
  /** Text of the button and title of the panel. */
  readonly label: MessageKey;
  /** Whether this box offers the panel. Called for ready boxes only. */
  shows(box: EditBoxStore): boolean;
  /** Whether the box shows it from the start, without being asked. Default: no. Called for boxes in any state. */
  startsOpen?(box: EditBoxStore): boolean;
  /** Draws the panel below its title. Load it lazily (`lazyPiece`). */
  readonly view: ComponentType<BoxPanelProps>;
}
