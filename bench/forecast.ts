import type { Database } from '../server-mock/db/Database.ts';
import { type DatabaseName, onDatabases } from './databases.ts';
import { type Figure, median } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { openFixture, timed } from './votes.ts';

const table = 'Production_SalesOrder';
const nodeCount = 10;
const rowCount = 10;

interface Size {
  readonly asked: number;
  readonly warmUp: number;
  readonly databases: readonly DatabaseName[];
}

/**
 * Milliseconds left of the 200 ms for a formula after the screen's pause. The pause is 40 + 80 ms
 * (ForecastStore).
 */
const budget = 80;

const names = ['s', ...Array.from({ length: nodeCount }, (_, at) => `n${at + 1}`), 'e'];

/** A condition on the amount and on the customer, who must be in a list. */
const above = (value: number): object => [
  {
    tjzType: 'and',
    tjOptions: [
      { field: 'TotalAmount', filterType: '>', value },
      { field: 'Customer_Id', filterType: 'in', value: [1] },
    ],
  },
];

/** A flow of ten nodes. Lines leave each node with a condition on amount and customer, and without one. */
const flow = {
  WorkName: '十步审批',
  WorkTable: table,
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: JSON.stringify(
    names.map((id) => ({
      id,
      name: id === 's' ? '开始' : id === 'e' ? '结束' : `第${id.slice(1)}步`,
      type: id === 's' ? 'start' : id === 'e' ? 'end' : 'node',
      auditType: Number(id.slice(1)) % 3 === 0 ? 3 : 1,
      userId: [2 + (Number(id.slice(1) || 0) % 2)],
    })),
  ),
  LineConfig: JSON.stringify([
    { from: 's', to: 'n1', label: '', filters: [] },
    ...Array.from({ length: nodeCount - 1 }, (_, at) => [
      { from: `n${at + 1}`, to: `n${at + 2}`, label: '继续', filters: above((at + 1) * 10) },
      { from: `n${at + 1}`, to: 'e', label: '结束', filters: [] },
    ]).flat(),
    { from: `n${nodeCount}`, to: 'e', label: '', filters: [] },
  ]),
};

/** An order during typing; each key changes one quantity. */
const typed = (key: number): object => ({
  mainData: { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' },
  detailData: Array.from({ length: rowCount }, (_, at) => ({
    Product_Id: 1,
    Qty: at === 0 ? (key % 9) + 1 : 2,
    UnitPrice: 100,
    TaxRate: 13,
  })),
});

/**
 * Measures the forecast of a document during typing, through the whole application. Then measures the same
 * queries alone, prepared and one after the other, without using their rows.
 */
const forecastFigures = async (db: Database, { asked, warmUp }: Size): Promise<readonly Figure[]> => {
  const fixture = await openFixture(db);
  await fixture.post('admin', '/api/Sys_WorkFlow/add', { mainData: flow });
  const path = `/api/Sys_WorkFlow/forecast?tableName=${table}`;
  const ours: number[] = [];
  const hand: number[] = [];
  let statements = 0;
  for (let key = 0; key < asked; key += 1) {
    fixture.take();
    let steps = 0;
    const whole = await timed(async () => {
      const answer = await fixture.post('sales', path, typed(key));
      steps = (answer.data as { list: readonly unknown[] }).list.length;
    });
    if (steps !== nodeCount + 2) throw new Error(`bench: the forecast has ${steps} steps`);
    const reads = fixture.take();
    const direct = await timed(async () => {
      for (const { sql, params } of reads) await db.query(sql, params, { prepared: true });
    });
    if (key < warmUp) continue;
    statements = reads.length;
    ours.push(whole);
    hand.push(direct);
  }
  const sorted = [...ours].sort((a, b) => a - b);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return [
    {
      what: `${db.kind}: forecast of a 10-node flow (${median(ours).toFixed(2)} ms) / its ${statements} reads by hand (${median(hand).toFixed(2)} ms)`,
      value: median(ours) / median(hand),
      unit: 'x',
      limit: 5,
    },
    { what: `${db.kind}: the same, p95`, value: slow, unit: 'ms', limit: budget },
  ];
};

/** `npm run bench -- forecast`: forecast of the approvers of a document during typing, on both databases. */
export const forecastSuite = suiteOf<Size>({
  title: 'forecast',
  full: { asked: 120, warmUp: 20, databases: ['PGlite', 'PostgreSQL'] },
  tiny: { asked: 1, warmUp: 0, databases: ['PGlite'] },
  measure: (size) => onDatabases(size.databases, (db) => forecastFigures(db, size)),
});
