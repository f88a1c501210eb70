import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../runtime/model/schema/Row.ts';

/** Functions `/bench/sheet.html` offers to the benchmark. */
export interface BenchSheet {
  /** Opens an edit box with this number of detail rows. Resolves once its grid is drawn. */
  open(rows: number): Promise<void>;
  /** Focuses the quantity of a row in the middle. */
  enter(): void;
  /** Milliseconds to paste 200 x 10 texts, and to set them cell by cell through the store. */
  paste(): Promise<{ readonly paste: number; readonly store: number; readonly steps: number }>;
}

declare global {
  interface Window {
    __sheet?: BenchSheet;
  }
}

const decimals = ['Qty', 'Price', 'TaxRate', 'Length', 'Weight'] as const;

/** Fields of a line: ten that the user fills, and two computed ones. */
export const lineFields: readonly FieldSchema[] = [
  {
    field: 'Product',
    title: '产品',
    type: 'select',
    columnType: 'int',
    required: true,
    editRowNo: 1,
    data: Array.from({ length: 300 }, (_, at) => ({ key: at + 1, value: `NMRV050 速比${at + 1}` })),
  },
  ...decimals.map((field, at) => ({
    field,
    title: ['数量', '单价', '税率(%)', '长度', '重量'][at] ?? field,
    type: 'decimal',
    required: true,
    min: 0,
    summary: at === 0,
    editRowNo: 1,
  })),
  { field: 'Date', title: '交货日期', type: 'date', editRowNo: 1 },
  { field: 'Until', title: '有效期至', type: 'date', editRowNo: 1 },
  { field: 'Batch', title: '批号', type: 'text', max: 40, editRowNo: 1 },
  { field: 'Remark', title: '备注', type: 'text', max: 200, editRowNo: 1 },
  {
    field: 'Amount',
    title: '金额',
    type: 'decimal',
    scale: 2,
    summary: true,
    formula: { round: [{ '*': [{ var: 'Qty' }, { var: 'Price' }] }, 2] },
  },
  {
    field: 'Tax',
    title: '税额',
    type: 'decimal',
    scale: 2,
    summary: true,
    formula: { round: [{ '/': [{ '*': [{ var: 'Amount' }, { var: 'TaxRate' }] }, 100] }, 2] },
  },
];

/** Fields of the header: totals over the rows. */
export const orderFields: readonly FieldSchema[] = [
  { field: 'Code', title: '单据编号', type: 'text', editRowNo: 1 },
  ...(['Qty', 'Amount', 'Tax'] as const).map((name, at) => ({
    field: `Total${name}`,
    title: ['总数量', '合计', '税额'][at] ?? name,
    type: 'decimal',
    scale: 2,
    editRowNo: 1,
    formula: { sum: [{ map: [{ var: 'Line' }, { var: name }] }] },
  })),
];

/** A stored line. */
export function lineOf(at: number): Row {
  return {
    Line_Id: at + 1,
    Product: (at % 300) + 1,
    Qty: (at % 90) + 1,
    Price: (at % 700) / 100 + 1,
    TaxRate: 13,
    Length: at % 50,
    Weight: (at % 33) / 10,
    Date: '2027-01-15',
    Until: '2027-06-30',
    Batch: `P${at}`,
    Remark: '随货附检验报告',
    Amount: 1,
    Tax: 1,
  };
}

/** The clipboard text of a spreadsheet for 200 lines. */
export function pastedText(): string {
  return Array.from({ length: 200 }, (_, at) =>
    [
      `NMRV050 速比${(at % 300) + 1}`,
      `1,${String(at).padStart(3, '0')}.5`,
      `${at}.25`,
      '13%',
      String(at),
      '0.5',
      '2027/2/8',
      '2027/8/8',
      `B${at}`,
      '急件',
    ].join('\t'),
  ).join('\r\n');
}
