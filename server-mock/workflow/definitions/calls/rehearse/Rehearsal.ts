import type { WorkflowDefinition } from '../../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { chooseFlow } from '../../../../../runtime/model/workflow/engine/chooseFlow.ts';
import type { Facts } from '../../../../../runtime/model/workflow/engine/Facts.ts';
import type { Visit } from '../../../../../runtime/model/workflow/engine/FlowInstance.ts';
import { forecast } from '../../../../../runtime/model/workflow/engine/forecast.ts';
import type {
  RehearsedDocument,
  RehearsedOutcome,
  RehearsedPath,
} from '../../../../../runtime/wire/workflow/RehearsalData.ts';

/** A path while documents are counted. */
interface CountedPath extends RehearsedPath {
  count: number;
  readonly examples: RehearsedDocument[];
}

/** A document for which a node finds no approver. */
export interface Stop extends RehearsedDocument {
  /** Id of the node it stops in or after. */
  readonly node: string;
  readonly name: string;
  /** `stranded`: no line applies. `nobody`: the node has no approver. */
  readonly cause: NonNullable<Visit['cause']>;
  /** Names of the users asked instead. */
  readonly names: readonly string[];
}

/** Maximum examples per path, and maximum listed stops; further stops are only counted. */
const most = { examples: 3, stops: 200 } as const;

/** Runs a drawn flow on one document after another with the steps of the engine. */
export class Rehearsal {
  looked = 0;
  noFlow = 0;
  otherFlow = 0;
  /** Number of stopped documents, beyond the list too. */
  stopped = 0;
  readonly stops: Stop[] = [];
  private readonly byTitle = new Map<string, number>();
  private readonly byWay = new Map<string, CountedPath>();

  constructor(
    private readonly draft: WorkflowDefinition,
    /** Other published flows of the table. */
    private readonly others: readonly WorkflowDefinition[],
  ) {}

  /** Paths taken, the most frequent first. */
  get paths(): readonly RehearsedPath[] {
    return [...this.byWay.values()].sort((a, b) => b.count - a.count);
  }

  /** What the documents that get through do in others, the most frequent first. */
  get outcomes(): readonly RehearsedOutcome[] {
    return [...this.byTitle].map(([title, count]) => ({ title, count })).sort((a, b) => b.count - a.count);
  }

  /** Runs one document through the flow, as if it were submitted now. `titles`: what it does in others once approved. */
  walk(document: RehearsedDocument, creatorId: number, facts: Facts, titles: readonly string[]): void {
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
    if (visits.every(({ cause }) => cause !== 'stranded'))
      for (const title of titles) this.byTitle.set(title, (this.byTitle.get(title) ?? 0) + 1);
  }

  private note({ key, label }: RehearsedDocument, visits: readonly Visit[]): void {
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

  private add(document: RehearsedDocument, visits: readonly Visit[]): void {
    const { nodes } = this.draft;
    const [start] = nodes.filter(({ type }) => type === 'start');
    const [end] = nodes.filter(({ type }) => type === 'end');
    const passed = visits.filter(({ cause }) => cause !== 'stranded');
    // When no line applies, an administrator may let the document pass; the path still ends at that node.
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

  private begin(way: string, ids: readonly string[]): CountedPath {
    const names = ids.map((id) => this.draft.nodes.find((node) => node.id === id)?.name ?? id);
    const lines = ids.slice(1).map((to, at) => `${ids[at]}>${to}`);
    const path: CountedPath = { nodes: ids, names, lines, count: 0, examples: [] };
    this.byWay.set(way, path);
    return path;
  }
}
