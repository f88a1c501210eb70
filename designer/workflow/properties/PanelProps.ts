import type { FlowPeople } from '../../../runtime/data/FlowDesignCalls.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';

/**
 * Everything a panel of the workflow designer gets. It draws the part as the wire has it and keeps nothing of its own; what a
 * person changes is reported as keys of the part in the wire's own shapes.
 */
export interface PanelProps {
  /** The node, the line or the row of the flow, as its text has it. */
  readonly part: RawObject;
  /** The document the flow is for, without creator fields; undefined: none is chosen yet. */
  readonly document: DocumentTable | undefined;
  readonly people: FlowPeople;
  /** What the checks found in the whole row; paths are JSON pointers into it (`/NodeConfig/2/userId`). */
  readonly issues: readonly Issue[];
  readonly readonly: boolean;
  /** Keys of the part that change; undefined takes a key out. Keys that are not named stay. */
  onSet(keys: Readonly<Record<string, unknown>>): void;
}

/** What the panel of a node gets. */
export interface NodePanelProps extends PanelProps {
  /** Where the node stands in NodeConfig, counted in its text. */
  readonly index: number;
  /** Its name was changed and the field left. */
  onNamed(): void;
}

/** What the panel of a line gets. */
export interface LinePanelProps extends PanelProps {
  /** Where the line stands in LineConfig, counted in its text. */
  readonly index: number;
  /** Names of the nodes by id. */
  readonly names: ReadonlyMap<string, string>;
}
