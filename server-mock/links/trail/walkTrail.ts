import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { systemRun } from '../../reading/systemRows.ts';
import { type TrailSide, type TrailStep, trailSteps } from './TrailStep.ts';

/** Steps away from the asked document at most. */
const mostSteps = 10;
/** Documents beside the asked one at most. */
const mostDocuments = 500;
/** Pairs of documents read for one step at most. */
const mostPairs = mostDocuments * 4;

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
  /** The approval of the source cannot be reversed while the target is there. */
  readonly isBarrier?: boolean;
}

/** Where a walk goes; by default everywhere. */
export interface TrailReach {
  readonly sides?: readonly TrailSide[];
  /** Steps away from the first document at most. */
  readonly depth?: number;
  through?(step: TrailStep): boolean;
}

/** Documents by id, nearest first on each side, and the steps between them. */
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

  /** Adds a step; answers the document at its end if it is new. `isLast`: new documents are no longer taken. */
  add(
    { source, target, title, isBarrier }: TrailStep,
    side: TrailSide,
    row: Readonly<Record<string, unknown>>,
    isLast: boolean,
  ): Stop | undefined {
    const [from, to] = [parseKey(source, row.from), parseKey(target, row.to)];
    if (from === undefined || to === undefined) return undefined;
    const ends = { from: { table: source, key: from }, to: { table: target, key: to } };
    const next = side === 'down' ? ends.to : ends.from;
    const id = stopId(next.table, next.key);
    const isNew = !this.stops.has(id);
    if (isNew && (isLast || this.stops.size > mostDocuments)) {
      this.isCut = true;
      return undefined;
    }
    if (isNew) this.stops.set(id, next);
    const edge = { source: stopId(source, from), target: stopId(target, to) };
    const name = `${edge.source} ${edge.target}`;
    const known = this.edges.get(name);
    // Links come first: what is derived says of the same two documents only that it bars.
    if (known === undefined)
      this.edges.set(name, {
        ...edge,
        quantity: row.quantity === null ? null : String(row.quantity),
        title,
        isBarrier,
      });
    else if (isBarrier) this.edges.set(name, { ...known, isBarrier });
    return isNew ? next : undefined;
  }
}

const keysIn = (level: readonly Stop[], { table }: ResolvedTable): readonly Cell[] =>
  level.flatMap((stop) => (stop.table.table === table ? [stop.key] : []));

interface Level {
  readonly side: TrailSide;
  readonly stops: readonly Stop[];
  /** What lies beyond is not taken any more. */
  readonly isLast: boolean;
}

/** The next documents on one side: one statement for all ways that lead on. */
const nextLevel = async (
  db: Queryable,
  { context }: TransactionCall,
  ways: readonly TrailStep[],
  walk: Walk,
  { side, stops, isLast }: Level,
): Promise<readonly Stop[]> => {
  const steps = ways.flatMap((step) => {
    const keys = keysIn(stops, side === 'down' ? step.source : step.target);
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
    db,
    'links',
    // Whole numbers as text are in order by their length.
    sql`select * from (${sql.join(parts, sql` union all `)}) as "all"
      order by "step", length("to"), "to", length("from"), "from" limit ${mostPairs}`,
  );
  if (rows.length === mostPairs) walk.isCut = true;
  return rows.flatMap((row) => {
    const step = steps[Number(row.step)]?.step;
    return (step && walk.add(step, side, row, isLast)) ?? [];
  });
};

/** The documents that one was made from, and those made from it, over several steps. */
export const walkTrail = async (
  db: Queryable,
  call: TransactionCall,
  root: Stop,
  { sides = ['up', 'down'], depth = mostSteps, through = () => true }: TrailReach = {},
): Promise<Trail> => {
  const walk = new Walk(root);
  const ways = trailSteps(call.context.catalog).filter(through);
  for (const side of sides) {
    let stops: readonly Stop[] = [root];
    for (let step = 0; stops.length > 0; step += 1)
      stops = await nextLevel(db, call, ways, walk, { side, stops, isLast: step === depth });
  }
  return { stops: walk.stops, edges: [...walk.edges.values()], isCut: walk.isCut };
};
