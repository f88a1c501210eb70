import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { systemRun } from '../../reading/systemRows.ts';
import { type TrailSide, type TrailStep, trailSteps } from './TrailStep.ts';

/** Steps away from the asked document at most. */
const mostSteps = 8;
/** Documents of a trail at most. */
const mostDocuments = 500;

/** A document of a trail, as stored. */
export interface Stop {
  readonly table: ResolvedTable;
  readonly key: Cell;
}

/** A step between two documents of a trail, by their ids. */
export interface TrailEdge {
  /** The document that the other one is made from. */
  readonly source: string;
  readonly target: string;
  readonly quantity: string | null;
  readonly title?: string | undefined;
}

/** Documents by id, and the steps between them. */
export interface Trail {
  readonly stops: ReadonlyMap<string, Stop>;
  readonly edges: readonly TrailEdge[];
  readonly isCut: boolean;
}

/** Id of a document in a trail. */
export const stopId = ({ table }: Pick<ResolvedTable, 'table'>, key: Cell): string =>
  `${table}:${String(key)}`;

/** A trail that grows by one step at a time. */
class Walk {
  readonly stops = new Map<string, Stop>();
  readonly edges = new Map<string, TrailEdge>();
  isCut = false;

  constructor(root: Stop) {
    this.stops.set(stopId(root.table, root.key), root);
  }

  /** Adds a step; answers the document at its end if it is new. */
  add(
    { source, target, title }: TrailStep,
    side: TrailSide,
    row: Readonly<Record<string, unknown>>,
  ): Stop | undefined {
    const [from, to] = [parseKey(source, row.from), parseKey(target, row.to)];
    if (from === undefined || to === undefined) return undefined;
    const ends = { from: { table: source, key: from }, to: { table: target, key: to } };
    const next = side === 'down' ? ends.to : ends.from;
    const id = stopId(next.table, next.key);
    const isNew = !this.stops.has(id);
    if (isNew && this.stops.size >= mostDocuments) {
      this.isCut = true;
      return undefined;
    }
    if (isNew) this.stops.set(id, next);
    const edge = { source: stopId(source, from), target: stopId(target, to) };
    const name = `${edge.source} ${edge.target}`;
    // Links come first: what is derived says nothing more about the same two documents.
    if (!this.edges.has(name))
      this.edges.set(name, {
        ...edge,
        quantity: row.quantity === null ? null : String(row.quantity),
        title,
      });
    return isNew ? next : undefined;
  }
}

const keysIn = (level: readonly Stop[], { table }: ResolvedTable): readonly Cell[] =>
  level.flatMap((stop) => (stop.table.table === table ? [stop.key] : []));

/** The next documents on one side: one statement for all ways that lead on. */
const nextLevel = async (
  { context }: UserCall,
  ways: readonly TrailStep[],
  { walk, side, level }: { readonly walk: Walk; readonly side: TrailSide; readonly level: readonly Stop[] },
): Promise<readonly Stop[]> => {
  const steps = ways.flatMap((step) => {
    const keys = keysIn(level, side === 'down' ? step.source : step.target);
    return keys.length === 0 ? [] : [{ step, keys }];
  });
  if (steps.length === 0) return [];
  const now = context.clock.now();
  const parts = steps.map(
    ({ step, keys }, index) => sql`
      select ${index}::int as "step", "pairs"."from"::text as "from", "pairs"."to"::text as "to", trim_scale("pairs"."quantity"::numeric)::text as "quantity"
      from (${step.pairs(side, keys, now)}) as "pairs" where "pairs"."from" is not null`,
  );
  const { rows } = await systemRun(
    context.db,
    'links',
    sql`select * from (${sql.join(parts, sql` union all `)}) as "all" order by "step" limit ${mostDocuments * 4}`,
  );
  return rows.flatMap((row) => {
    const step = steps[Number(row.step)]?.step;
    return (step && walk.add(step, side, row)) ?? [];
  });
};

/** The documents that one was made from, and those made from it, over several steps. */
export const walkTrail = async (call: UserCall, root: Stop): Promise<Trail> => {
  const walk = new Walk(root);
  const ways = trailSteps(call.context.catalog);
  for (const side of ['up', 'down'] as const) {
    let level: readonly Stop[] = [root];
    for (let step = 0; level.length > 0; step += 1) {
      if (step === mostSteps) walk.isCut = true;
      if (walk.isCut) break;
      level = await nextLevel(call, ways, { walk, side, level });
    }
  }
  return { stops: walk.stops, edges: [...walk.edges.values()], isCut: walk.isCut };
};
