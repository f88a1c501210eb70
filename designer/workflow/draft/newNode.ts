import { auditType, type NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';

/** Properties of a new node besides the defaults. */
export interface NewNode {
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  readonly left: number;
  readonly top: number;
}

/** Makes a node in wire format. An approval node starts with approval by users, none chosen yet. */
export function newNode({ id, name, type, left, top }: NewNode): RawObject {
  const place = { left: `${left}px`, top: `${top}px` };
  const looks = { ico: icons[type], state: 'success' };
  const common = { id, name, type, ...place, ...looks };
  if (type !== 'node') return { ...common, filters: [] };
  const decides = {
    auditType: auditType.users,
    userId: [],
    roleId: null,
    auditMethod: 0,
    auditRefuse: 0,
    auditBack: 1,
  };
  return { ...common, ...decides, sendMail: 0, filters: [] };
}

const icons: Readonly<Record<NodeType, string>> = {
  start: 'el-icon-caret-right',
  node: 'el-icon-user-solid',
  end: 'el-icon-switch-button',
};

/**
 * Makes a random id that the flow never used. Running documents remember node ids, so a reused id would send
 * them to the wrong node.
 */
export function freshId(taken: (id: string) => boolean): string {
  for (;;) {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    const id = `n${high.toString(36)}${low.toString(36)}`.slice(0, 10);
    if (!taken(id)) return id;
  }
}

/** Highest number to try after a name. */
const tries = 10_000;

/** The name, with a number appended if it is taken; undefined: all numbers are taken. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string | undefined {
  if (!taken.has(name)) return name;
  for (let n = 1; n < tries; n++) if (!taken.has(`${name}${n}`)) return `${name}${n}`;
  return undefined;
}
