import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { conditionDocument } from '../definition/conditionDocument.ts';
import type { ReadDefinition } from '../definition/readDefinition.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { People } from '../engine/Facts.ts';
import { type Branch, branchesOf } from './Branch.ts';
import { DocumentSpace, type OptionsOf } from './domain/DocumentSpace.ts';
import { FlowGraph } from './FlowGraph.ts';

/** What is checked before a flow is published, and what of the world the check may know. */
export interface WorkflowSubject extends ReadDefinition {
  /** The table of WorkTable as it is; undefined: there is none. */
  readonly document: DocumentTable | undefined;
  readonly people: People;
  /** The other flows of the same table that are published and enabled; one of the same id is not looked at. */
  readonly others: readonly WorkflowDefinition[];
  /** Whether a user may make documents of the table; default: everybody may. For the warning about deciding one's own. */
  readonly mayCreate?: (userId: number) => boolean;
  /** Options of dictionaries, for the labels of examples; those a schema writes itself are known. */
  readonly optionsOf?: OptionsOf;
}

/** A subject with what rules make of it once. */
export interface WorkflowInquiry extends WorkflowSubject {
  readonly graph: FlowGraph;
  /** The records of the table as conditions see them; without a table none is decided. */
  readonly space: DocumentSpace | undefined;
  /** The document with the creator's fields. */
  readonly conditions: DocumentTable | undefined;
  /** Every node that is left, by what its lines ask; none whose conditions cannot be read. */
  readonly branches: readonly Branch[];
}

/** Makes of a subject what several rules ask: its graph, the records of its table, its branches. */
export function inquiryOf(subject: WorkflowSubject): WorkflowInquiry {
  const conditions = subject.document && conditionDocument(subject.document);
  const graph = new FlowGraph(subject.definition, subject.sources);
  const space = conditions && new DocumentSpace(conditions, subject.optionsOf);
  const branches = space === undefined ? [] : branchesOf(subject.definition.nodes, graph, space);
  return { ...subject, conditions, graph, space, branches };
}
