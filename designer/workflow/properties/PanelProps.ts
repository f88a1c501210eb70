import type { DocumentTable } from '../../../runtime/model/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/Issue.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';

/** Somebody or something one may choose, as `getNodeDic` and `getTableInfo` answer it. */
export interface NamedKey<K extends number | string = number> {
  readonly key: K;
  readonly value: string;
}

/** Who may be named in a node: the answer of `getNodeDic` (specification 2 section 7). */
export interface NodePeople {
  /** Enabled accounts. */
  readonly users: readonly NamedKey[];
  readonly roles: readonly NamedKey[];
  /** Whether the server sends letters at all. */
  readonly mail: boolean;
  /** Accounts and roles that are there but switched off: older flows may name them. Default: none are known. */
  readonly disabled?: { readonly users: readonly NamedKey[]; readonly roles: readonly NamedKey[] };
}

/**
 * Everything a panel of the workflow designer gets. It draws the part as the wire has it and keeps nothing of its own;
 * what a person changes is reported as keys of the part in the wire's own shapes (specification 2 section 3).
 */
export interface PanelProps {
  /** The node, the line or the row of the flow, as its text has it. */
  readonly part: RawObject;
  /** The document the flow is for, without creator fields; undefined: none is chosen yet. */
  readonly document: DocumentTable | undefined;
  readonly people: NodePeople;
  /** What the checks found in the whole row; paths are JSON pointers into it (`/NodeConfig/2/userId`). */
  readonly issues: readonly Issue[];
  readonly readonly: boolean;
  /** Keys of the part that change; undefined takes a key out. Keys that are not named stay. */
  onSet(keys: Readonly<Record<string, unknown>>): void;
}

export interface NodePanelProps extends PanelProps {
  /** Where the node stands in NodeConfig, counted in its text. */
  readonly index: number;
}

export interface LinePanelProps extends PanelProps {
  /** Where the line stands in LineConfig, counted in its text. */
  readonly index: number;
  /** Names of the nodes by id. */
  readonly names: ReadonlyMap<string, string>;
}

export interface FlowPanelProps extends PanelProps {
  /** Documents a flow may be drawn for, as `getTableInfo` answers them. */
  readonly tables: readonly NamedKey<string>[];
}
