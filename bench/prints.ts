import type { Document, DocumentTable } from '../runtime/model/fields/resolve/DocumentTable.ts';
import type { FilledPrint } from '../runtime/model/print/FilledPrint.ts';
import { Filler } from '../runtime/model/print/Filler.ts';
import type { Box } from '../runtime/model/print/layout/Box.ts';
import { layoutDocument } from '../runtime/model/print/layout/layoutDocument.ts';
import { sheetOf } from '../runtime/model/print/papers.ts';
import { type PrintSchema, printsOf } from '../runtime/model/schema/PrintSchema.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import { readBundle, type ShippedSchemas } from '../server-mock/catalog/readBundle.ts';
import { type FontFiles, fontFiles } from '../server-mock/prints/pdf/fontFiles.ts';
import type { PrintResult } from '../server-mock/prints/pdf/printMessages.ts';
import { writePdf } from '../server-mock/prints/pdf/writePdf.ts';
import { createCatalog } from '../server-mock/process/createContext.ts';
import { placesOf } from '../server-mock/process/places.ts';
import { cpuTime, type Figure, median } from './measure.ts';
import { handPdf } from './prints.hand.ts';
import { suiteOf } from './Suite.ts';

interface Size {
  readonly rows: number;
  readonly documents: number;
  readonly rounds: number;
}

const table = 'ProcureOrder';
const names = [
  '深沟球轴承',
  '内六角螺栓',
  '锡青铜棒',
  '变频器',
  '不锈钢板',
  '斜齿轮减速机',
  '密封圈',
  '导轨滑块',
];

const rowOf = (at: number): Row => ({
  ProcureOrderList_Id: at,
  ProductCode: `BZ02-${String(at % 1000).padStart(3, '0')}`,
  ProductName: `${names[at % names.length]}M${at % 40}`,
  ProductStandard: `GB/T ${at % 900}`,
  Unit: 'PCS',
  Qty: (at % 90) + 1,
  UnitPrice: 12.5 + (at % 37),
  TaxRate: 13,
  Amount: ((at % 90) + 1) * (12.5 + (at % 37)),
  DeliveryDate: '2026-12-20',
});

const documentOf = (number: number, rows: number): Document => ({
  main: {
    ProcureOrder_Id: number,
    ProcureOrderCode: `CGDD20261129${String(number).padStart(4, '0')}`,
    OrderDate: '2026-11-29',
    Currency: 'CNY',
    TotalAmount: 123_456.78,
    TaxAmount: 16_049.38,
    TotalWithTax: 139_506.16,
    SupplierAddress: '江苏省无锡市新吴区长江路530号',
    Remark: '请按图纸加工，附检验报告',
    AuditStatus: 1,
  },
  details: { ProcureOrderList: Array.from({ length: rows }, (_, at) => rowOf(number * 10 + at)) },
});

const worldOf = (doc: DocumentTable): ConstructorParameters<typeof Filler>[0] => ({
  doc,
  readable: new Map(
    [doc.main, ...doc.details.map((detail) => detail.table)].map((one) => [
      one.table,
      new Set(one.fields.map(({ field }) => field)),
    ]),
  ),
  locale: 'zh',
  facts: { company: '江南精密机械有限公司', user: '李采购', now: '2026-11-29 08:00:00' },
  labelOf: () => undefined,
});

const jobOf = (template: PrintSchema, documents: readonly FilledPrint[]) => {
  const sheet = sheetOf(template.paper);
  if (sheet === undefined) throw new Error('the template has no paper');
  return {
    ...{ documents, sheet, size: template.size ?? 9, title: template.title },
    ...{ author: '李采购', created: 1_795_000_000_000, lang: 'zh', pictures: new Map<string, Uint8Array>() },
  };
};

/** A transfer of five rows, on continuous paper. */
const printNote = async (shipped: ShippedSchemas, files: FontFiles): Promise<PrintResult> => {
  const doc = createCatalog(shipped).document('Ware_TransferWareHouseBill');
  const template = printsOf(shipped.bundle).get('transferNote');
  if (doc === undefined || template === undefined) throw new Error('the transfer is not there');
  const rows = Array.from({ length: 5 }, (_, at) => ({ ...rowOf(at), TransferQty: 3, BatchNo: `PC${at}` }));
  const main = {
    TransferWareHouseBillCode: 'DBD202611290001',
    TransferDate: '2026-11-29',
    Reason: '线边补料',
  };
  const filled = new Filler(worldOf(doc)).fill(template, {
    main: { ...main, AuditStatus: 1 },
    details: { Ware_TransferWareHouseBillList: rows },
  });
  return writePdf(jobOf(template, [filled]), files);
};

/** CPU time of this process, its answer and what memory grew by. */
const measured = async <T>(run: () => Promise<T>): Promise<{ readonly made: T; readonly cpu: number }> => {
  const before = process.cpuUsage();
  const made = await run();
  const { user, system } = process.cpuUsage(before);
  return { made, cpu: (user + system) / 1000 };
};

const megabytes = (): number => process.memoryUsage().rss / 1_048_576;

/**
 * `npm run bench -- prints`: an order of 100 rows from its document to the PDF, 500 orders of 10 rows as one file, and the
 * size of one page, beside the least that draws the same texts and lines with pdfkit.
 */
export const printsSuite = suiteOf<Size>({
  title: 'prints',
  full: { rows: 100, documents: 500, rounds: 15 },
  tiny: { rows: 5, documents: 2, rounds: 1 },
  async measure({ rows, documents, rounds }) {
    const shipped = readBundle(placesOf(import.meta.url).schemas);
    const doc = createCatalog(shipped).document(table);
    const template = printsOf(shipped.bundle).get('purchaseOrder');
    if (doc === undefined || template === undefined) throw new Error('the purchase order is not there');
    const files = fontFiles();
    const print = async (all: readonly Document[]) => {
      const filler = new Filler(worldOf(doc));
      return writePdf(
        jobOf(
          template,
          all.map((one) => filler.fill(template, one)),
        ),
        files,
      );
    };
    // Where texts stand does not matter to what drawing them takes.
    const pagesOf = (all: readonly Document[]): readonly (readonly Box[])[] => {
      const filler = new Filler(worldOf(doc));
      const { sheet, size } = jobOf(template, []);
      const fonts = { width: (codePoint: number) => (codePoint >= 0x2e80 ? 1 : 0.55) };
      return all.flatMap((one) => layoutDocument(filler.fill(template, one), { sheet, size }, fonts).pages);
    };
    const long = [documentOf(1, rows)];
    const first = await measured(() => print(long));
    const hand = handPdf(files);
    const longPages = pagesOf(long);
    await hand(longPages);
    const ours: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push((await measured(() => print(long))).cpu);
      least.push((await measured(() => hand(longPages))).cpu);
    }
    const idle = megabytes();
    const many = Array.from({ length: documents }, (_, at) => documentOf(at, 10));
    const begun = performance.now();
    const whole = await measured(() => print(many));
    const seconds = (performance.now() - begun) / 1000;
    const memory = Math.max(0, megabytes() - idle);
    const manyPages = pagesOf(many);
    const handMany = await measured(() => hand(manyPages));
    const page = await print([documentOf(7, 5)]);
    const note = await printNote(shipped, files);
    if (whole.made.pages !== documents || page.pages !== 1)
      throw new Error('a document has more pages than one');
    const figures: readonly Figure[] = [
      { what: `an order of ${rows} rows, the first in its thread`, value: first.cpu, unit: cpuTime },
      { what: `an order of ${rows} rows, warm`, value: median(ours), unit: cpuTime, limit: 150 },
      {
        what: `  an order of ${rows} rows beside the least`,
        value: median(ours) / median(least),
        unit: 'x',
        limit: 4,
      },
      { what: `${documents} orders of 10 rows as one file`, value: seconds, unit: 's', limit: 60 },
      {
        what: `  ${documents} orders beside the least`,
        value: whole.cpu / handMany.cpu,
        unit: 'x',
        limit: 7,
      },
      { what: '  memory over idle', value: memory, unit: 'MB', limit: 400 },
      { what: 'an order of one page', value: page.bytes.length / 1024, unit: 'KB', limit: 50 },
      { what: 'a transfer of one page', value: note.bytes.length / 1024, unit: 'KB', limit: 40 },
      {
        what: `${documents} orders, a page of the file`,
        value: whole.made.bytes.length / 1024 / documents,
        unit: 'KB',
      },
    ];
    return figures;
  },
});
