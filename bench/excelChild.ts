import { readFileSync, writeFileSync } from 'node:fs';
import '../runtime/model/explain/allMessages.ts';
import { text } from '../runtime/model/messages/index.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import type { ServerContext } from '../server-mock/context/ServerContext.ts';
import type { UserCall } from '../server-mock/http/Call.ts';
import { exportColumns } from '../server-mock/operations/exporting/exportColumns.ts';
import { readSheet } from '../server-mock/operations/importing/readSheet.ts';
import { Clock } from '../server-mock/time/Clock.ts';
import type { SheetCell } from '../server-mock/workbooks/SheetCell.ts';
import { sheetStream } from '../server-mock/workbooks/sheetStream.ts';
import { WorkbookThread } from '../server-mock/workbooks/WorkbookThread.ts';
import { excelFields, excelRow, excelTable } from './excel.data.ts';
import { readByHand, writeByHand } from './excel.hand.ts';

// One measurement in its own process: `node excelChild.js MODE ROWS FILE`. Prints CPU and memory to stdout.

const [, , mode = '', count = '', file = ''] = process.argv;

function* rows(): Generator<Row> {
  for (let n = 0; n < Number(count); n += 1) yield excelRow(n);
}

const columns = exportColumns(
  { table: excelTable, answered: new Set(excelFields), figures: new Set() },
  [...excelFields],
  'zh',
).columns;
const labels = columns.map(
  ({ field }) => field.data && new Map(field.data.map(({ key, value }) => [String(key), value] as const)),
);

async function* batches(): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  let batch: (readonly SheetCell[])[] = [];
  for (const row of rows()) {
    batch.push(columns.map(({ field, cell }, at) => cell(row[field.field] ?? null, labels[at])));
    if (batch.length < 1_000) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Services of an import without a database: this table has no dictionary of rows, no unique fields and no hooks. */
const context: Partial<ServerContext> = {
  clock: new Clock('Asia/Shanghai'),
  hooks: {},
  rules: [],
  fills: [],
  log: console,
};

const call = {
  user: {
    id: 1,
    userName: 'bench',
    realName: '性能',
    roleIds: [1],
    roleNames: [],
    isSuperAdmin: true,
    subordinateIds: [],
    grants: new Map(),
    fieldRights: new Map(),
  },
  locale: 'zh',
  say: (key: Parameters<UserCall['say']>[0], params: Parameters<UserCall['say']>[1]) =>
    text(key, 'zh', params),
  context,
} as unknown as UserCall; // a service that is missing here throws, and the run of `npm test` says so

const modes: Readonly<Record<string, () => Promise<unknown>>> = {
  idle: async () => undefined,
  async export() {
    const parts: Uint8Array[] = [];
    let bytes = 0;
    const spec = { name: '性能', columns: columns.map(({ sheet }) => sheet) };
    const reader = sheetStream(spec, batches()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (file !== '') parts.push(part.value);
    }
    if (file !== '') writeFileSync(file, Buffer.concat(parts));
    return bytes;
  },
  exportHand: () => writeByHand(rows()),
  async import() {
    const thread = await WorkbookThread.start();
    const document = { main: excelTable, details: [] };
    const bytes = new Uint8Array(readFileSync(file));
    const { total, errors } = await readSheet(
      call,
      { document, full: document },
      { name: 'bench.xlsx', bytes, thread },
      () => undefined,
    );
    await thread.close();
    return { rows: total, issues: errors.count };
  },
  importHand: async () => readByHand(new Uint8Array(readFileSync(file))),
};

const idle = process.memoryUsage().rss;
const before = process.cpuUsage();
const answer = await modes[mode]?.();
const { user, system } = process.cpuUsage(before);
const peak = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ cpu: (user + system) / 1000, memory: (peak - idle) / 1_048_576, answer }));
process.exit(0);
