import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import { neverHolds } from '../definition/PartReader.ts';
import type { ReadDefinition } from '../definition/readDefinition.ts';
import type { FlowLine, WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

/** A line that can be taken: both its nodes exist and its direction is valid. */
export interface Way {
  readonly line: FlowLine;
  readonly from: FlowNode;
  readonly to: FlowNode;
  /** The conditions of the line and of its target; all must hold. Empty: the line has no conditions. */
  readonly groups: readonly ConditionGroup[];
}

/**
 * A flow as nodes and the ways between them.
 * Ignores lines with a missing end, from a node to itself, into the start or out of the end.
 */
export class FlowGraph {
  /** All ways, in the order of the lines. */
  readonly ways: readonly Way[];
  private readonly nodes: ReadonlyMap<string, FlowNode>;
  private readonly leaving = new Map<string, Way[]>();
  private readonly entering = new Map<string, Way[]>();

  constructor(
    { nodes, lines }: WorkflowDefinition,
    private readonly sources: ReadDefinition['sources'],
  ) {
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    this.ways = lines.flatMap((line) => {
      const from = this.nodes.get(line.from);
      const to = this.nodes.get(line.to);
      if (from === undefined || to === undefined || from === to) return [];
      if (to.type === 'start' || from.type === 'end') return [];
      return [{ line, from, to, groups: [...line.groups, ...to.groups] }];
    });
    for (const way of this.ways) {
      listIn(this.leaving, way.from.id).push(way);
      listIn(this.entering, way.to.id).push(way);
    }
  }

  node(id: string): FlowNode | undefined {
    return this.nodes.get(id);
  }

  /** The ways out of a node in the order they are tried. */
  waysFrom({ id }: FlowNode): readonly Way[] {
    return this.leaving.get(id) ?? [];
  }

  waysTo({ id }: FlowNode): readonly Way[] {
    return this.entering.get(id) ?? [];
  }

  /** JSON pointer of a node or line inside the row; empty for an unknown part. */
  place(part: FlowNode | FlowLine): string {
    return this.sources.get(part)?.path ?? '';
  }

  /** The nodes reachable from `starts`, which are included, along (`on`) or against (`back`) the lines. */
  reached(starts: readonly FlowNode[], direction: 'on' | 'back'): ReadonlySet<FlowNode> {
    const seen = new Set(starts);
    for (const node of seen) {
      const ways = direction === 'on' ? this.waysFrom(node) : this.waysTo(node);
      for (const way of ways) seen.add(direction === 'on' ? way.to : way.from);
    }
    return seen;
  }
}

/** Display name of a node: its name, or its id when the name is blank. */
export const nodeName = ({ name, id }: FlowNode): string => (name.trim() === '' ? id : name);

/** Display name of a line: its two nodes, and its label if it has one. */
export function lineName({ line, from, to }: Pick<Way, 'line' | 'from' | 'to'>): string {
  const leads = `${nodeName(from)}→${nodeName(to)}`;
  return line.label.trim() === '' ? leads : `${leads}（${line.label.trim()}）`;
}

/** Whether some condition was unreadable. Rules then claim nothing about the part; reading reported it. */
export const isDamaged = (groups: readonly ConditionGroup[]): boolean => groups.includes(neverHolds);

function listIn(lists: Map<string, Way[]>, key: string): Way[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made: Way[] = [];
  lists.set(key, made);
  return made;
}
