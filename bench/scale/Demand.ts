import type { Costs } from './Costs.ts';
import type { Plant, Plants } from './Plant.ts';

/** Calls of one kind that a plant makes. */
export interface KindDemand {
  readonly kind: string;
  readonly perSecond: number;
  /** Milliseconds of CPU of a call. */
  readonly process: number;
  readonly database: number;
}

/** What a plant asks of processes and database. */
export interface Demand {
  readonly plant: Plant;
  readonly kinds: readonly KindDemand[];
  /** Counts a second that pages ask again because their table was written. */
  readonly recounts: number;
  /** Milliseconds of database CPU of one of them. */
  readonly recount: number;
  /** Cores that are busy on average. */
  readonly processCores: number;
  readonly databaseCores: number;
  /** Of which for counting again. */
  readonly recountCores: number;
  /** Processes and cores at the load aimed at. */
  readonly processes: number;
  readonly cores: number;
  /** Part of the time that the counter of the busiest number rule is locked. */
  readonly counterBusy: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Database milliseconds at a number of rows: a line through the measured points, over the logarithm of the rows. */
const overLogarithm = (
  points: readonly (readonly [rows: number, millis: number])[],
  rows: number,
): number => {
  const xs = points.map(([at]) => Math.log10(at));
  const ys = points.map(([, millis]) => millis);
  const [x, y] = [sum(xs) / xs.length, sum(ys) / ys.length];
  const slope =
    sum(xs.map((one, at) => (one - x) * ((ys[at] ?? 0) - y))) / sum(xs.map((one) => (one - x) ** 2));
  // What grows with the depth of an index never falls.
  return y + Math.max(0, slope) * (Math.log10(rows) - x);
};

/** Database milliseconds of a count: its rows are read one by one, so the largest measured one, in proportion. */
const inProportion = (points: readonly (readonly [rows: number, millis: number])[], rows: number): number => {
  const [at, millis] = points.reduce((one, other) => (other[0] > one[0] ? other : one));
  return (millis * rows) / at;
};

/** What a plant asks, with the counts of its lists (`exact`) or without those of tables that are written all the time. */
export const demandOf = (costs: Costs, plants: Plants, plant: Plant, counts: 'exact' | 'bounded'): Demand => {
  const working = plant.users * plants.activeShare;
  const largest = plant.rows * plants.largestTableShare;
  const pages = costs.byRows.map(({ rows, page }) => [rows, page.database] as const);
  const kinds = Object.entries(plants.callsPerActiveMinute).map(([kind, perMinute]): KindDemand => {
    const cost = costs.kinds[kind];
    if (cost === undefined) throw new Error(`no cost of ${kind} was measured`);
    const perSecond = (working * perMinute) / 60;
    const database = kind === 'page' ? overLogarithm(pages, largest) : cost.database;
    return { kind, perSecond, process: cost.process, database };
  });
  const rate = (kind: string): number => kinds.find((one) => one.kind === kind)?.perSecond ?? 0;
  const processCores = sum(kinds.map(({ perSecond, process }) => (perSecond * process) / 1000));
  const processes = Math.max(2, Math.ceil(processCores / plants.targetLoad));
  const writes = (rate('save') + rate('create') + rate('vote')) * plants.largestTableCalls;
  // Each process counts each question once after a write, when a page asks it.
  const asked = Math.min(rate('page') * plants.largestTableCalls, writes * plants.questions * processes);
  const recount = inProportion(
    costs.byRows.map(({ rows, recount: one }) => [rows, one.database] as const),
    counts === 'exact' ? largest : Math.min(largest, 100_000),
  );
  const recountCores = (asked * recount) / 1000;
  const databaseCores =
    sum(kinds.map(({ perSecond, database }) => (perSecond * database) / 1000)) + recountCores;
  return {
    plant,
    kinds,
    recounts: asked,
    recount,
    processCores,
    databaseCores,
    recountCores,
    processes,
    cores: Math.max(2, Math.ceil(databaseCores / plants.targetLoad)),
    counterBusy: (rate('create') * plants.largestTableCalls * (costs.kinds.create?.clock ?? 0)) / 1000,
  };
};
