import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import { neverHolds } from '../definition/PartReader.ts';
import type { ReadDefinition } from '../definition/readDefinition.ts';
import type { FlowLine, WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

/** A line that can be taken: both its ends exist, and it leads on. */
export interface Way {
  readonly line: FlowLine;
  readonly from: FlowNode;
  readonly to: FlowNode;
  /** The line's conditions and its target's: all must hold. None: the unconditioned line. */
  readonly groups: readonly ConditionGroup[];
}

/** A flow as nodes with ways between them. Lines to nowhere, to their own node, into the start or out of the end are none. */
export class FlowGraph {
  /** All ways, as the lines stand. */
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

  /** The JSON pointer of a node or line, in the row. */
  place(part: FlowNode | FlowLine): string {
    return this.sources.get(part)?.path ?? '';
  }

  /** The nodes reached from these, themselves included, going `on` or back. */
  reached(starts: readonly FlowNode[], direction: 'on' | 'back'): ReadonlySet<FlowNode> {
    const seen = new Set(starts);
    for (const node of seen) {
      const ways = direction === 'on' ? this.waysFrom(node) : this.waysTo(node);
      for (const way of ways) seen.add(direction === 'on' ? way.to : way.from);
    }
    return seen;
  }
}

/** What people call a node. */
export const nodeName = ({ name, id }: FlowNode): string => (name.trim() === '' ? id : name);

/** What people call a line: where it leads, and its label. */
export function lineName({ line, from, to }: Pick<Way, 'line' | 'from' | 'to'>): string {
  const leads = `${nodeName(from)}→${nodeName(to)}`;
  return line.label.trim() === '' ? leads : `${leads}（${line.label.trim()}）`;
}

/** Whether some of the conditions could not be read: nothing is claimed of them, what is wrong has been said. */
export const isDamaged = (groups: readonly ConditionGroup[]): boolean => groups.includes(neverHolds);

function listIn(lists: Map<string, Way[]>, key: string): Way[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made: Way[] = [];
  lists.set(key, made);
  return made;
}
