import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import { conditionDocument } from '../definition/conditionDocument.ts';
import type { ReadDefinition } from '../definition/readDefinition.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { People } from '../engine/Facts.ts';
import { type Branch, branchesOf } from './Branch.ts';
import { DocumentSpace, type OptionsOf } from './domain/DocumentSpace.ts';
import { FlowGraph } from './FlowGraph.ts';

/** The flow to check before publishing, and the surroundings that the check may use. */
export interface WorkflowSubject extends ReadDefinition {
  /** The table named by WorkTable; undefined when it does not exist. */
  readonly document: DocumentTable | undefined;
  readonly people: People;
  /** The other published and enabled flows of the table; an entry with this flow's id is ignored. */
  readonly others: readonly WorkflowDefinition[];
  /**
   * Whether a user may create documents of the table. Default: every user may.
   * Used for the warning that a user may approve a document of their own.
   */
  readonly mayCreate?: (userId: number) => boolean;
  /** Options of dictionaries, for the labels of examples. Options in the schema need no entry here. */
  readonly optionsOf?: OptionsOf;
}

/** A subject together with the values that several rules share. */
export interface WorkflowInquiry extends WorkflowSubject {
  readonly graph: FlowGraph;
  /** The records of the table as conditions see them; undefined without a table. */
  readonly space: DocumentSpace | undefined;
  /** The document table with the creator fields added. */
  readonly conditions: DocumentTable | undefined;
  /** The branches of all nodes whose conditions could be read. */
  readonly branches: readonly Branch[];
}

/** Computes what several rules share: the graph, the record space and the branches. */
export function inquiryOf(subject: WorkflowSubject): WorkflowInquiry {
  const conditions = subject.document && conditionDocument(subject.document);
  const graph = new FlowGraph(subject.definition, subject.sources);
  const space = conditions && new DocumentSpace(conditions, subject.optionsOf);
  const branches = space === undefined ? [] : branchesOf(subject.definition.nodes, graph, space);
  return { ...subject, conditions, graph, space, branches };
}

/** One check that runs before a flow is published. Issue paths are JSON pointers into the flow's row. */
export type WorkflowRule = (inquiry: WorkflowInquiry) => readonly Issue[];
