import { schemaIssue } from '../../check/schemaIssue.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import { conditionDocument } from './conditionDocument.ts';
import type { FlowNode } from './FlowNode.ts';
import { PartReader } from './PartReader.ts';
import { own, type RawObject } from './rawObject.ts';
import { type RawPart, readConfig } from './readConfig.ts';
import { readNode } from './readNode.ts';
import { jigOf } from './readSettings.ts';
import { auditingEdit, autoPass, type FlowLine, type WorkflowDefinition } from './WorkflowDefinition.ts';

/** The result of reading a flow: the definition, its issues and the source of each part. */
export interface ReadDefinition {
  readonly definition: WorkflowDefinition;
  /** Issue paths are JSON pointers into the row: `/NodeConfig/2/userId`. */
  readonly issues: readonly Issue[];
  /** The stored object and the place of each node and line. */
  readonly sources: ReadonlyMap<FlowNode | FlowLine, RawPart>;
}

/**
 * Reads a row of Sys_WorkFlow; NodeConfig and LineConfig may be text or lists.
 * Never throws: damaged text gives its readable part and a list of issues. Does not change the texts, so that
 * callers store what they received.
 * `document`: the table of WorkTable, without creator fields, which are added here; without it, conditions
 * never hold. `version` defaults to 0: not published.
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
    selfSubstitute: header.code('SelfSubstitute', 0) === 1,
    nodes: onlyOnce(kept(nodes.parts, readNode), sources, issues),
    lines: kept(lines.parts, readLine),
  };
  return { definition, issues, sources };
}

/** Keeps the first node of each id, which lines refer to, and reports the others. */
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

/** Reads one element of LineConfig; undefined when `from` or `to` is missing. */
function readLine(part: PartReader, document: DocumentTable | undefined): FlowLine | undefined {
  const from = part.text('from');
  const to = part.text('to');
  if (from === '' || to === '') {
    part.note('workflowCheck.loose', '');
    return undefined;
  }
  jigOf(part, []);
  return { from, to, label: part.text('label'), groups: part.groups('filters', document) };
}
