import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { auditMethod, auditType, continuation, type FlowNode, type NodeType } from './FlowNode.ts';
import type { PartReader } from './PartReader.ts';
import { own, type RawObject } from './rawObject.ts';
import { readSettings } from './readSettings.ts';

const types: ReadonlySet<string> = new Set<NodeType>(['start', 'node', 'end']);

/** Reads one element of NodeConfig; undefined without an id, because no line could refer to it. */
export function readNode(part: PartReader, document: DocumentTable | undefined): FlowNode | undefined {
  const id = part.text('id');
  if (id === '') {
    part.note('workflowCheck.noId', 'id');
    return undefined;
  }
  return {
    id,
    name: part.text('name'),
    type: typeOf(part),
    auditType: part.code('auditType', auditType.users),
    userIds: part.keys('userId'),
    roleId: roleOf(part),
    auditMethod: part.code('auditMethod', auditMethod.none),
    auditRefuse: part.code('auditRefuse', continuation.end),
    auditBack: backOf(part),
    sendMail: part.code('sendMail', 0) === 1,
    groups: part.groups('filters', document),
    settings: readSettings(part),
  };
}

/** The type of a node; an unknown type counts as `node`. */
export function nodeTypeOf(raw: RawObject): NodeType {
  const type = String(own(raw, 'type') ?? '')
    .trim()
    .toLowerCase();
  return types.has(type) ? (type as NodeType) : 'node';
}

function typeOf(part: PartReader): NodeType {
  const type = part.text('type').trim().toLowerCase();
  if (types.has(type)) return type as NodeType;
  if (type !== '') part.note('workflowCheck.unreadable', 'type', { name: 'type' });
  return 'node';
}

function roleOf(part: PartReader): number | undefined {
  const roles = part.keys('roleId');
  if (roles.length > 1) part.note('workflowCheck.oneRole', 'roleId');
  return roles[0];
}

/**
 * Reads the continuation of a reverse approval. 0 is read as `start`.
 * Flows from other systems use 0 for "the flow ends", which returns the document to its creator.
 */
function backOf(part: PartReader): number {
  const code = part.code('auditBack', continuation.previous);
  return code === continuation.end ? continuation.start : code;
}
