import type { WorkflowDefinition } from '../../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { chooseFlow } from '../../../../../runtime/model/workflow/engine/chooseFlow.ts';
import type { Facts } from '../../../../../runtime/model/workflow/engine/Facts.ts';
import type { Visit } from '../../../../../runtime/model/workflow/engine/FlowInstance.ts';
import { forecast } from '../../../../../runtime/model/workflow/engine/forecast.ts';

/** A document by what it is called. */
export interface Example {
  readonly key: string;
  readonly label: string;
}

/** One way documents take through a flow. */
export interface Path {
  /** Ids of the nodes, start and end included. */
  readonly nodes: readonly string[];
  readonly names: readonly string[];
  /** Lines taken, as `from>to`. */
  readonly lines: readonly string[];
  count: number;
  readonly examples: Example[];
}

/** A document nobody of the flow would decide about. */
export interface Stop extends Example {
  /** Id of the node it stops in or after. */
  readonly node: string;
  readonly name: string;
  /** `stranded`: no line is for it. `nobody`: nobody of the node may decide. */
  readonly cause: NonNullable<Visit['cause']>;
  /** Who is asked instead. */
  readonly names: readonly string[];
}

/** Examples of one path, and stops named one by one; the others are counted. */
const most = { examples: 3, stops: 200 } as const;

/** A flow as it is drawn, tried over documents one after the other: the engine's own steps. */
export class Rehearsal {
  looked = 0;
  noFlow = 0;
  otherFlow = 0;
  /** Documents that would stop, those beyond the list included. */
  stopped = 0;
  readonly stops: Stop[] = [];
  private readonly byWay = new Map<string, Path>();

  constructor(
    private readonly draft: WorkflowDefinition,
    /** The other flows in force for the table. */
    private readonly others: readonly WorkflowDefinition[],
  ) {}

  /** The paths taken, the busiest first. */
  get paths(): readonly Path[] {
    return [...this.byWay.values()].sort((a, b) => b.count - a.count);
  }

  /** Sends one document through the flow, as if it were handed in now. */
  walk(document: Example, creatorId: number, facts: Facts): void {
    this.looked += 1;
    const chosen = chooseFlow([...this.others, this.draft], facts);
    if (chosen !== this.draft) {
      if (chosen === undefined) this.noFlow += 1;
      else this.otherFlow += 1;
      return;
    }
    const visits = forecast(this.draft, undefined, creatorId, facts);
    this.note(document, visits);
    this.add(document, visits);
  }

  private note({ key, label }: Example, visits: readonly Visit[]): void {
    const stops = visits.filter(({ cause }) => cause !== undefined);
    if (stops.length > 0) this.stopped += 1;
    for (const { nodeId, name, cause, seats } of stops)
      if (cause !== undefined && this.stops.length < most.stops)
        this.stops.push({
          key,
          label,
          node: nodeId,
          name,
          cause,
          names: seats.map(({ holder }) => holder.name),
        });
  }

  private add(document: Example, visits: readonly Visit[]): void {
    const { nodes } = this.draft;
    const [start] = nodes.filter(({ type }) => type === 'start');
    const [end] = nodes.filter(({ type }) => type === 'end');
    const passed = visits.filter(({ cause }) => cause !== 'stranded');
    // Where no line holds the administrator may let it go on, but no line leads there: the way ends at that node.
    const isThrough = visits.at(-1)?.cause !== 'stranded';
    const ids = [
      ...(start === undefined ? [] : [start.id]),
      ...passed.map(({ nodeId }) => nodeId),
      ...(end === undefined || !isThrough ? [] : [end.id]),
    ];
    const way = ids.join('\n');
    const known = this.byWay.get(way) ?? this.begin(way, ids);
    known.count += 1;
    if (known.examples.length < most.examples) known.examples.push(document);
  }

  private begin(way: string, ids: readonly string[]): Path {
    const names = ids.map((id) => this.draft.nodes.find((node) => node.id === id)?.name ?? id);
    const lines = ids.slice(1).map((to, at) => `${ids[at]}>${to}`);
    const path: Path = { nodes: ids, names, lines, count: 0, examples: [] };
    this.byWay.set(way, path);
    return path;
  }
}
