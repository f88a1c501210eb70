import { readFileSync, writeFileSync } from 'node:fs';
import '../runtime/model/explain/allMessages.ts';
import { cellName } from '../expressions/excel/grammar/cells.ts';
import { text } from '../runtime/model/messages/index.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import type { ServerContext } from '../server-mock/context/ServerContext.ts';
import type { UserCall } from '../server-mock/http/Call.ts';
import { exportColumns } from '../server-mock/operations/exporting/exportColumns.ts';
import { readSheet } from '../server-mock/operations/importing/readSheet.ts';
import { Clock } from '../server-mock/time/Clock.ts';
import { drawWorkbook } from '../server-mock/workbooks/drawWorkbook.ts';
import { type FilledValue, keyOfUse } from '../server-mock/workbooks/filling/FilledValues.ts';
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

/** Documents exported one after the other by the modes that compare a template with a plain export. */
const documents = 10;

const plainExport = async (): Promise<number> => {
  let bytes = 0;
  const spec = { name: '性能', columns: columns.map(({ sheet }) => sheet) };
  const reader = sheetStream(spec, batches()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.byteLength;
  return bytes;
};

/** A template of two rows in which every cell has borders, a font and a fill. */
const styledTemplate = (): Promise<Uint8Array<ArrayBuffer>> => {
  const edge = { style: 'thin' } as const;
  const style = {
    border: { top: edge, bottom: edge, left: edge, right: edge },
    font: { bold: true, color: { rgb: '1F5FBF' } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F2F6FC' } },
  } as const;
  const sums = columns.map(
    (_, at) => [`2,${at}`, { style, formula: `COUNTA(${cellName(2, at + 1)})` }] as const,
  );
  return drawWorkbook([
    {
      name: '性能',
      rows: [
        columns.map(({ sheet }) => sheet.title),
        columns.map((_, at) => `{${at}}`),
        columns.map(() => null),
      ],
      cells: new Map([
        ...columns.flatMap((_, at) => [[`0,${at}`, { style }] as const, [`1,${at}`, { style }] as const]),
        ...sums,
      ]),
    },
  ]);
};

const templateExport = async (template: Uint8Array<ArrayBuffer>): Promise<number> => {
  const thread = await WorkbookThread.start();
  await thread.ask({ kind: 'readTemplate', bytes: template.slice() }, 60_000);
  const values: FilledValue[][] = [];
  for await (const batch of batches())
    for (const row of batch) values.push(row.map((cell) => (cell instanceof Date ? null : cell)));
  const plan = Object.fromEntries(
    columns.map(({ sheet }, at) => [
      keyOfUse({ source: String(at), isAlone: true }),
      { detail: 'rows', at, format: sheet.format },
    ]),
  );
  const document = { name: '性能', values: [], rows: { rows: values } };
  const filling = { plan, documents: [document], list: [] };
  const { bytes } = await thread.ask({ kind: 'fillTemplate', filling, as: 'sheets' }, 60_000);
  await thread.close();
  return bytes[0]?.byteLength ?? 0;
};

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
  async plain() {
    let bytes = 0;
    for (let at = 0; at < documents; at += 1) bytes += await plainExport();
    return bytes > 0;
  },
  async template() {
    const template = await styledTemplate();
    let bytes = 0;
    for (let at = 0; at < documents; at += 1) bytes += await templateExport(template);
    return bytes > 0;
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
