import type { Json } from '../../model/schema/Json.ts';

/** A document by what it is called. */
export interface RehearsedDocument {
  readonly key: string;
  readonly label: string;
}

/** One way documents took through the flow. */
export interface RehearsedPath {
  /** Ids of its nodes, start and end included. */
  readonly nodes: readonly string[];
  readonly names: readonly string[];
  /** Lines as `from>to`. */
  readonly lines: readonly string[];
  readonly count: number;
  readonly examples: readonly RehearsedDocument[];
}

/** A document that would stop: its flow has no approver for it. */
export interface RehearsedStop extends RehearsedDocument {
  /** Id of the node. */
  readonly node: string;
  readonly name: string;
  readonly message: string;
}

/** What documents do in others once they are approved, and how many of those tried would. */
export interface RehearsedOutcome {
  readonly title: string;
  readonly count: number;
}

/** What a flow as it is drawn would do with the documents there are. */
export interface RehearsalData {
  /** Documents of the table the caller sees. */
  readonly total: number;
  /** The newest of them, which were tried. */
  readonly looked: number;
  /** The busiest first. */
  readonly paths: readonly RehearsedPath[];
  /** Documents that would stop; `stops` lists the first of them. */
  readonly stopped: number;
  readonly stops: readonly RehearsedStop[];
  /** Of the documents that take this flow and get through it. */
  readonly outcomes: readonly RehearsedOutcome[];
  readonly others: { readonly noFlow: number; readonly otherFlow: number };
}

/** What is rehearsed: a row of Sys_WorkFlow as a save would send it, and how many documents are tried. */
export interface RehearsalAsked {
  readonly mainData: { readonly [key: string]: Json };
  readonly limit: number;
}
