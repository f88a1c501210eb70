import type { Costs } from './Costs.ts';
import { type Demand, demandOf } from './Demand.ts';
import type { Plants } from './Plant.ts';
import { simulate } from './simulate.ts';

/** Calls that a plant is run for. */
const calls = 60_000;

const count = (value: number): string => Math.round(value).toLocaleString('en');
const few = (value: number): string => (value >= 10 ? count(value) : value.toFixed(value >= 1 ? 1 : 2));
/** Two digits that count. */
const rough = (value: number): string => count(Number(value.toPrecision(2)));

const table = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const costTable = ({ kinds }: Costs): string =>
  table(
    ['call', 'process, ms of CPU', 'PostgreSQL, ms of CPU', 'statements', 'answer, KB', 'by the clock, ms'],
    Object.entries(kinds).map(([kind, one]) => [
      kind,
      few(one.process),
      few(one.database),
      few(one.statements),
      few(one.bytes / 1024),
      few(one.clock),
    ]),
  );

const rowTable = ({ byRows }: Costs): string =>
  table(
    [
      'rows of the table',
      'Page, PostgreSQL, ms of CPU',
      'counting again after a write, ms of CPU',
      'by the clock, ms',
    ],
    byRows.map(({ rows, page, recount }) => [
      count(rows),
      few(page.database),
      few(recount.database),
      few(recount.clock),
    ]),
  );

const size = (bytes: number): string =>
  bytes >= 1e12 ? `${few(bytes / 1e12)} TB` : `${few(bytes / 1e9)} GB`;

const plantLine = (costs: Costs, plants: Plants, demand: Demand): readonly string[] => {
  const { plant, kinds, processes, cores } = demand;
  const isOne = cores <= plants.largestDatabase;
  const perSecond = kinds.reduce((all, one) => all + one.perSecond, 0);
  const answers = isOne ? simulate(demand, calls / perSecond) : new Map<string, number>();
  const p95 = (kind: string): string => {
    const millis = answers.get(kind);
    return millis === undefined || Number.isNaN(millis) ? '-' : rough(millis);
  };
  return [
    `${plant.name}, ${count(plant.users)} users, ${count(plant.rows)} rows`,
    few(perSecond),
    `${few(demand.processCores)}; ${count(processes)}`,
    isOne
      ? `${few(demand.databaseCores)}; ${count(cores)}`
      : `${rough(demand.databaseCores)}; more than one machine has`,
    `${rough(demand.recount)} ms${demand.recount > 30_000 ? ', above the time limit' : ''}`,
    `${p95('page')} / ${p95('save')} / ${p95('vote')}`,
    count(processes * plants.connectionsOfProcess),
    size(plant.rows * costs.rowBytes),
    `${count(demand.counterBusy * 100)} %`,
  ];
};

const plantTable = (costs: Costs, plants: Plants, counts: 'exact' | 'bounded'): string =>
  table(
    [
      'plant',
      'calls a second',
      'processes: cores busy; wanted',
      'PostgreSQL: cores busy; wanted',
      'a count of the largest table',
      'p95 of Page / save / vote, ms',
      'connections',
      'disk',
      'one number counter locked',
    ],
    plants.plants.map((plant) => plantLine(costs, plants, demandOf(costs, plants, plant, counts))),
  );

/** The tables of docs/scale.md by the name of their place there. The same costs and plants give the same text. */
export const scaleTables = (costs: Costs, plants: Plants): Readonly<Record<string, string>> => ({
  costs: costTable(costs),
  rows: rowTable(costs),
  exact: plantTable(costs, plants, 'exact'),
  bounded: plantTable(costs, plants, 'bounded'),
});

/** Puts each table between its two marks in a page: `<!-- scale costs -->` and `<!-- /scale -->`. */
export const withTables = (page: string, tables: Readonly<Record<string, string>>): string =>
  page.replace(/<!-- scale (\w+) -->\n[\s\S]*?<!-- \/scale -->/g, (whole, name: string) =>
    tables[name] === undefined ? whole : `<!-- scale ${name} -->\n${tables[name]}\n<!-- /scale -->`,
  );
