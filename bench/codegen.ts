import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DemoSize } from '../server-mock/demo/sizes.ts';
import type { DemoCompanies } from './DemoCompanies.ts';
import { longestWaits } from './longestWaits.ts';
import { type Figure, median } from './measure.ts';
import { ensureBuilt, startProduct } from './product.ts';
import { suiteOf } from './Suite.ts';
import { post, type SignedUser, signIn } from './signedUser.ts';

/** Columns of each of many entries, besides its key. */
const usual = 8;

interface Size {
  /** Saves of an entry, one after the other. */
  readonly rounds: number;
  /** Columns of one entry besides its key. */
  readonly wide: number;
  /** Entries of one import that is put in force at once, and of one that others work beside. */
  readonly many: number;
  readonly batch: number;
  readonly demo: DemoSize;
  readonly databases: readonly (keyof typeof databases)[];
}

type Row = Readonly<Record<string, string | number>>;

const kinds: readonly Row[] = [
  { ColumnType: 'string', EditType: 'text', Maxlength: 100 },
  { ColumnType: 'decimal', EditType: 'decimal' },
  { ColumnType: 'date', EditType: 'date' },
  { ColumnType: 'int', EditType: 'radio', Options: '1:正常,2:异常' },
];

/** The rows of an entry: a key, then columns of four kinds in turn, two a row of the form. */
const columnsOf = (count: number): readonly Row[] => [
  { ColumnName: 'Record_Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 },
  ...Array.from({ length: count }, (_, at) => ({
    ColumnName: `Value${at + 1}`,
    ColumnCnName: `字段${at + 1}`,
    EditRowNo: Math.floor(at / 2) + 1,
    SearchType: 'like',
    SearchRowNo: Math.floor(at / 4) + 1,
    ...kinds[at % kinds.length],
  })),
];

const headOf = (table: string): Row => ({
  ColumnCNName: `表${table}`,
  TableName: table,
  MenuParent: 60,
  Mixins: 'owned',
});

/** Posts JSON; throws unless the answer says that it was done. */
async function done(user: SignedUser, path: string, body: object): Promise<void> {
  const answer = await (await post(user, path, body)).json();
  if ((answer as { readonly status?: boolean }).status === false)
    throw new Error(`bench: ${path} was refused: ${JSON.stringify(answer).slice(0, 500)}`);
}

/** Seconds from the save of an entry with many columns until its page answers with its schema and rows. */
async function saveOfEntry(user: SignedUser, { rounds, wide }: Size): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const table = `Bench_Wide${round}`;
    const start = performance.now();
    await done(user, '/api/Sys_TableInfo/Add', {
      mainData: headOf(table),
      detailData: columnsOf(wide),
    });
    const headers = { authorization: `Bearer ${user.token}` };
    const schema = await fetch(`${user.base}/api/jig/table?name=${table}`, { headers });
    if (!schema.ok) throw new Error(`bench: the table ${table} answered ${schema.status}`);
    await schema.arrayBuffer();
    await done(user, `/api/${table}/Page`, { page: 1, rows: 30, wheres: '[]' });
    times.push((performance.now() - start) / 1000);
  }
  return median(times);
}

/** Entries that link to each other in a circle: each to the next one, the last one to the first. */
const circle = (many: number): readonly object[] =>
  Array.from({ length: many }, (_, at) => ({
    ...headOf(`Bench_Many${at}`),
    tableColumns: [
      ...columnsOf(usual),
      {
        ColumnName: `Next_Id`,
        ColumnCnName: '下一张表',
        ColumnType: 'int',
        EditType: 'select',
        EditRowNo: 9,
        DropNo: `Bench_Many${(at + 1) % many}`,
      },
    ],
  }));

/** Entries that know nothing of each other. */
const apart = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({
    ...headOf(`Bench_Apart${at}`),
    tableColumns: columnsOf(usual),
  }));

/** Gzip KB of the answers that the first load of a list waits for. */
async function firstAnswers(base: string, userName: string): Promise<number> {
  const { token } = await signIn(base, userName);
  const headers = { authorization: `Bearer ${token}` };
  let bytes = 0;
  for (const path of ['/api/jig/session', '/api/jig/table?name=Production_SalesOrder']) {
    const answer = await fetch(base + path, { headers });
    bytes += gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 6 }).length;
  }
  return bytes / 1024;
}

/** `data` and `environment` are those of a product with the demo company. */
async function figuresOn(
  kind: string,
  data: string,
  environment: Readonly<Record<string, string>>,
  size: Size,
): Promise<readonly Figure[]> {
  const { rounds, wide, many, batch } = size;
  let product = await startProduct(data, environment);
  try {
    const admin = await signIn(product.base, 'admin');
    const saved = await saveOfEntry(admin, size);
    const sales = await signIn(product.base, 'sales');
    const entries = apart(batch);
    const waits = await longestWaits(sales, () => done(admin, '/api/builder/import', { entries }));
    const before = await firstAnswers(product.base, 'sales');
    const start = performance.now();
    await done(admin, '/api/builder/import', { entries: circle(many) });
    const imported = (performance.now() - start) / 1000;
    await product.stop();
    product = await startProduct(data, environment);
    const after = await firstAnswers(product.base, 'sales');
    return [
      {
        what: `${kind}: an entry of ${wide + 1} columns saved, until its page answers (median of ${rounds})`,
        value: saved,
        unit: 's',
        limit: 1,
      },
      {
        what: `${kind}: the longest page of another user while ${batch} entries are imported`,
        value: waits.page / 1000,
        unit: 's',
        limit: 0.5,
      },
      {
        what: `${kind}: the longest /healthz meanwhile`,
        value: waits.health / 1000,
        unit: 's',
        limit: 0.1,
      },
      {
        what: `${kind}: ${many} entries imported, linked in a circle`,
        value: imported,
        unit: 's',
        limit: 60,
      },
      { what: `${kind}: start with them`, value: product.startTime / 1000, unit: 's', limit: 3 },
      {
        what: `${kind}: answers of a list's first load, more with them (${after.toFixed(1)} KB, gzip)`,
        value: after - before,
        unit: 'KB',
        limit: 2,
      },
    ];
  } finally {
    await product.stop();
  }
}

const databases = {
  async PGlite(size: Size) {
    const data = mkdtempSync(join(tmpdir(), 'jig-bench-'));
    try {
      return await figuresOn('PGlite', data, { DEMO: '1', DEMO_SIZE: size.demo }, size);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
  async PostgreSQL(size: Size, companies: DemoCompanies) {
    const { environment } = await companies.copy(size.demo);
    return figuresOn('PostgreSQL', environment.DATA_DIR, environment, size);
  },
} as const;

/** `npm run bench -- codegen`: entries become pages, and what many of them cost. */
export const codegenSuite = suiteOf<Size>({
  title: 'code generation',
  full: { rounds: 5, wide: 32, many: 200, batch: 60, demo: 'normal', databases: ['PGlite', 'PostgreSQL'] },
  tiny: { rounds: 1, wide: 4, many: 3, batch: 2, demo: 'small', databases: ['PostgreSQL'] },
  async measure(size, { companies }) {
    ensureBuilt();
    const figures: Figure[] = [];
    for (const name of size.databases) figures.push(...(await databases[name](size, companies)));
    return figures;
  },
});
