import { schemaIssue } from '../../check/schemaIssue.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import { conditionDocument } from './conditionDocument.ts';
import type { FlowNode } from './FlowNode.ts';
import { PartReader } from './PartReader.ts';
import { own, type RawObject } from './rawObject.ts';
import { type RawPart, readConfig } from './readConfig.ts';
import { readLine } from './readLine.ts';
import { readNode } from './readNode.ts';
import { auditingEdit, autoPass, type FlowLine, type WorkflowDefinition } from './WorkflowDefinition.ts';

/** What was read of a flow, what of its text cannot be used, and where each part of it stands. */
export interface ReadDefinition {
  readonly definition: WorkflowDefinition;
  /** Paths are JSON pointers into the row: `/NodeConfig/2/userId`. */
  readonly issues: readonly Issue[];
  /** The text's own object and place of every node and line of the definition. */
  readonly sources: ReadonlyMap<FlowNode | FlowLine, RawPart>;
}

/**
 * Reads a row of Sys_WorkFlow as the wire has it: NodeConfig and LineConfig as text or as lists. Never throws: damaged text
 * gives its readable part and the list of problems. Texts are not changed: who stores a flow stores what came. `document`:
 * the table of WorkTable as it is (creator fields for conditions are added here); undefined: there is none, conditions then
 * never hold. `version` default 0: not published.
 */
export function readDefinition(
  row: RawObject,
  document: DocumentTable | undefined,
  version = 0,
): ReadDefinition {
  const nodes = readConfig('NodeConfig', own(row, 'NodeConfig'));
  const lines = readConfig('LineConfig', own(row, 'LineConfig'));
  const issues = [...nodes.issues, ...lines.issues];
  const conditions = document && conditionDocument(document);
  const sources = new Map<FlowNode | FlowLine, RawPart>();
  const kept = <Part extends FlowNode | FlowLine>(
    parts: readonly RawPart[],
    read: (part: PartReader, document: DocumentTable | undefined) => Part | undefined,
  ): readonly Part[] =>
    parts.flatMap((source) => {
      const part = read(new PartReader(source, issues), conditions);
      if (part === undefined) return [];
      sources.set(part, source);
      return [part];
    });
  const header = new PartReader({ raw: row, path: '' }, issues);
  const definition: WorkflowDefinition = {
    id: header.code('WorkFlow_Id', 0),
    version,
    name: header.text('WorkName').trim(),
    table: header.text('WorkTable').trim(),
    weight: header.code('Weight', 1),
    auditingEdit: header.code('AuditingEdit', auditingEdit.keep),
    autoPass: header.code('AutoPass', autoPass.none),
    batch: header.code('BatchAudit', 1) === 1,
    nodes: onlyOnce(kept(nodes.parts, readNode), sources, issues),
    lines: kept(lines.parts, readLine),
  };
  return { definition, issues, sources };
}

/** The first node of every id: lines mean that one. */
function onlyOnce(
  nodes: readonly FlowNode[],
  sources: ReadonlyMap<FlowNode | FlowLine, RawPart>,
  issues: Issue[],
): readonly FlowNode[] {
  const seen = new Set<string>();
  return nodes.filter((node) => {
    if (!seen.has(node.id)) return seen.add(node.id);
    const path = `${sources.get(node)?.path ?? ''}/id`;
    issues.push(schemaIssue('workflowCheck.sameId', path, { name: node.name, id: node.id }));
    return false;
  });
}
