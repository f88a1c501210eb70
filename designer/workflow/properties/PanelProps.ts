import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import type { FlowPeople } from '../../../runtime/wire/workflow/readNodePeople.ts';

/**
 * Props of every panel of the workflow designer. A panel shows the part in wire format and has no state of
 * its own. Edits are reported as changed keys of the part, also in wire format.
 */
export interface PanelProps {
  /** The node, line or row of the flow, as parsed from its text. */
  readonly part: RawObject;
  /** The document of the flow, without creator fields; undefined: none is chosen yet. */
  readonly document: DocumentTable | undefined;
  readonly people: FlowPeople;
  /** Issues of the whole row; paths are JSON pointers into it (`/NodeConfig/2/userId`). */
  readonly issues: readonly Issue[];
  readonly readonly: boolean;
  /** Sets keys of the part; undefined removes a key. Other keys stay. */
  onSet(keys: Readonly<Record<string, unknown>>): void;
}

/** Props of the panel of a node. */
export interface NodePanelProps extends PanelProps {
  /** Index of the node in the text of NodeConfig. */
  readonly index: number;
  /** Called when the user leaves the name field after an edit. */
  onNamed(): void;
}

/** Props of the panel of a line. */
export interface LinePanelProps extends PanelProps {
  /** Index of the line in the text of LineConfig. */
  readonly index: number;
  /** Names of the nodes by id. */
  readonly names: ReadonlyMap<string, string>;
}
