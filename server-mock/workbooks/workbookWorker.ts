import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { fillFiles } from './filling/fillFiles.ts';
import { readTemplate, type Template } from './filling/readTemplate.ts';
import { faultsIn, placeholdersIn } from './filling/TemplateReading.ts';
import { tryTemplate } from './filling/tryTemplate.ts';
import { openSheet } from './openSheet.ts';
import type { SheetRow } from './SheetCell.ts';
import { SheetFault } from './SheetFault.ts';
import type { WorkbookAnswer, WorkbookReply, WorkbookRequest } from './workbookMessages.ts';
import { writeMarked } from './writeMarked.ts';
import { type SheetWriter, writeSheet } from './writeSheet.ts';
import { writeTemplate } from './writeTemplate.ts';

// Worker thread that reads and writes workbooks, one request at a time. The main thread kills it to stop a slow file.

const rowsAtOnce = 200;

// Calls for pages come first. On Linux a thread has its own priority; elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const nothing: WorkbookAnswer = { dates1904: false, rows: [], bytes: [] };

let file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
let reading: AsyncIterator<SheetRow> | undefined;
let writing: SheetWriter | undefined;
let filled: Template | undefined;

type Handlers = {
  readonly [K in WorkbookRequest['kind']]: (
    request: Extract<WorkbookRequest, { kind: K }>,
  ) => Promise<WorkbookAnswer>;
};

const bug = (what: string): Error => new Error(`${what} (bug)`);

const handlers: Handlers = {
  async open({ name, bytes }) {
    file = { name, bytes };
    const { dates1904, rows } = await openSheet(name, bytes);
    reading = rows()[Symbol.asyncIterator]();
    return { ...nothing, dates1904 };
  },
  async next() {
    if (reading === undefined) throw bug('no file is open');
    const rows: SheetRow[] = [];
    while (rows.length < rowsAtOnce) {
      const next = await reading.next();
      if (next.done === true) break;
      rows.push(next.value);
    }
    return { ...nothing, rows };
  },
  async mark({ marks, heading }) {
    if (file === undefined) throw bug('no file is open');
    const { rows } = await openSheet(file.name, file.bytes);
    return { ...nothing, bytes: [new Uint8Array(await writeMarked(rows(), marks, heading))] };
  },
  template: async ({ spec }) => ({ ...nothing, bytes: [new Uint8Array(await writeTemplate(spec))] }),
  async begin({ spec }) {
    writing = writeSheet(spec);
    return nothing;
  },
  async write({ rows }) {
    if (writing === undefined) throw bug('no workbook is begun');
    return { ...nothing, bytes: await writing.write(rows) };
  },
  async end() {
    if (writing === undefined) throw bug('no workbook is begun');
    return { ...nothing, bytes: await writing.end() };
  },
  async readTemplate({ bytes }) {
    filled = readTemplate(bytes);
    return { ...nothing, placeholders: placeholdersIn(filled) };
  },
  async checkTemplate({ plan }) {
    if (filled === undefined) throw bug('no template is read');
    tryTemplate(filled, plan);
    return { ...nothing, faults: faultsIn(filled, plan) };
  },
  async fillTemplate({ filling, as }) {
    if (filled === undefined) throw bug('no template is read');
    return { ...nothing, bytes: [fillFiles(filled, filling, as)] };
  },
};

const handle = (request: WorkbookRequest): Promise<WorkbookAnswer> => {
  // Each handler takes the request of its kind.
  const handler = handlers[request.kind] as (request: WorkbookRequest) => Promise<WorkbookAnswer>;
  return handler(request);
};

parentPort?.on('message', async (request: WorkbookRequest) => {
  let reply: WorkbookReply;
  try {
    reply = { answer: await handle(request) };
  } catch (error) {
    // Other errors end the thread, and the waiting caller gets an error.
    if (!(error instanceof SheetFault)) throw error;
    reply = { fault: { rule: error.rule, params: error.params } };
  }
  const transfer = 'answer' in reply ? reply.answer.bytes.map(({ buffer }) => buffer) : [];
  parentPort?.postMessage(reply, transfer);
});
