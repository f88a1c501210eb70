import type { DrawnSheet, DrawnStyle } from '../../workbooks/drawWorkbook.ts';
import { demoLogo } from './demoLogo.ts';

const blue = '1F5FBF';
const thin = { style: 'thin', color: { rgb: '8C8C8C' } } as const;
const border = { top: thin, bottom: thin, left: thin, right: thin };
const amount = '#,##0.00';

const middle = { vertical: 'center' } as const;
const title: DrawnStyle = {
  font: { bold: true, size: 18, color: { rgb: blue } },
  alignment: { horizontal: 'center', ...middle },
};
const subtitle: DrawnStyle = { font: { size: 14 }, alignment: { horizontal: 'center', ...middle } };
const line: DrawnStyle = { alignment: { ...middle, wrapText: true } };
const head: DrawnStyle = {
  ...{ border, font: { bold: true, color: { rgb: 'FFFFFF' } } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: blue } },
  alignment: { horizontal: 'center', ...middle },
};
const cell: DrawnStyle = { border, alignment: { ...middle, wrapText: true } };
const centred: DrawnStyle = { border, alignment: { horizontal: 'center', ...middle } };
const number = (numFmt: string): DrawnStyle => ({
  border,
  numFmt,
  alignment: { horizontal: 'right', ...middle },
});
const sum: DrawnStyle = { ...number(amount), font: { bold: true } };
const sumLabel: DrawnStyle = { border, font: { bold: true }, alignment: { horizontal: 'right', ...middle } };

/** A cell: its text or formula, its style, and how many columns it covers. */
type DemoCell = readonly [content: string, style: DrawnStyle, span?: number];

interface DemoRow {
  readonly height: number;
  readonly cells: readonly DemoCell[];
}

const columns = 8;

const drawn = (rows: readonly DemoRow[]): Pick<DrawnSheet, 'cells' | 'merges' | 'rowDefs' | 'rows'> => {
  const cells: NonNullable<DrawnSheet['cells']> = new Map();
  const merges: NonNullable<DrawnSheet['merges']> = [];
  const values = rows.map((_, row): (string | null)[] => {
    const list: (string | null)[] = [];
    for (const [content, style, span = 1] of rows[row]?.cells ?? []) {
      const column = list.length;
      const isFormula = content.startsWith('=');
      for (let at = 0; at < span; at += 1) cells.set(`${row},${column + at}`, { style });
      if (isFormula) cells.set(`${row},${column}`, { style, formula: content.slice(1) });
      if (span > 1) merges.push({ startRow: row, startCol: column, endRow: row, endCol: column + span - 1 });
      list.push(isFormula ? null : content, ...Array.from({ length: span - 1 }, () => null));
    }
    return list;
  });
  return { cells, merges, rows: values, rowDefs: new Map(rows.map(({ height }, at) => [at, { height }])) };
};

/** A confirmation of a sales order for its customer: heads, rows, sums, amount in words and a code. */
export const orderSheet = (): DrawnSheet => ({
  name: '销售订单确认书',
  ...drawn([
    {
      height: 36,
      cells: [
        ['', {}],
        ['{公司}', title, 6],
        ['', {}],
      ],
    },
    {
      height: 26,
      cells: [
        ['', {}],
        ['销售订单确认书', subtitle, 6],
        ['', {}],
      ],
    },
    {
      height: 20,
      cells: [
        ['编号：{单据编号}', line, 4],
        ['订单日期', line],
        [
          '{订单日期}',
          { ...line, numFmt: 'yyyy"年"m"月"d"日"', alignment: { horizontal: 'left', ...middle } },
          3,
        ],
      ],
    },
    {
      height: 20,
      cells: [
        ['客户：{客户}', line, 4],
        ['交货日期', line],
        [
          '{交货日期}',
          { ...line, numFmt: 'yyyy"年"m"月"d"日"', alignment: { horizontal: 'left', ...middle } },
          3,
        ],
      ],
    },
    {
      height: 20,
      cells: [
        ['联系人：{联系人}　{联系电话}', line, 4],
        ['业务员：{业务员}', line, 4],
      ],
    },
    { height: 20, cells: [['收货地址：{收货地址}', line, 8]] },
    { height: 8, cells: [] },
    {
      height: 24,
      cells: ['序号', '产品编号', '产品名称', '规格', '单位', '数量', '单价', '未税金额'].map(
        (one) => [one, head] as const,
      ),
    },
    {
      height: 22,
      cells: [
        ['{明细.序号}', centred],
        ['{明细.产品编号}', cell],
        ['{明细.产品名称}', cell],
        ['{明细.产品规格}', cell],
        ['{明细.单位}', centred],
        ['{明细.数量}', number('#,##0.###')],
        ['{明细.单价}', number('#,##0.00##')],
        ['=ROUND(F9*G9,2)', number(amount)],
      ],
    },
    {
      height: 22,
      cells: [
        ['未税合计（{币别}）', sumLabel, 7],
        ['=SUM(H9)', sum],
      ],
    },
    {
      height: 22,
      cells: [
        ['税额', sumLabel, 7],
        ['{税额}', sum],
      ],
    },
    {
      height: 22,
      cells: [
        ['价税合计', sumLabel, 7],
        ['=H10+H11', sum],
      ],
    },
    { height: 22, cells: [['人民币大写：{价税合计:大写}', { ...cell, font: { bold: true } }, 8]] },
    { height: 18, cells: [] },
    { height: 20, cells: [['一、付款方式：{付款方式}。', line, 8]] },
    { height: 20, cells: [['二、请核对产品、数量、单价和交期，三日内签章回传；逾期视为确认。', line, 8]] },
    {
      height: 64,
      cells: [
        ['供方（章）：', line, 3],
        ['需方（章）：', line, 4],
        ['{单据编号:二维码}', {}],
      ],
    },
    { height: 16, cells: [['导出：{导出人}　{现在}', { font: { size: 8, color: { rgb: '8C8C8C' } } }, 8]] },
  ]),
  columns: [6, 16, 24, 20, 8, 12, 12, 16].slice(0, columns).map((width) => ({ width })),
  images: [
    {
      data: demoLogo(),
      type: 'png',
      anchor: { from: { row: 0, col: 0 }, to: { row: 1, col: 1 } },
      width: 46,
      height: 46,
      altText: '公司标志',
    },
  ],
  pageSetup: {
    ...{
      paperSize: 'a4',
      orientation: 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
    },
    ...{ printArea: '$A$1:$H$18', printTitlesRow: '$8:$8' },
  },
  headerFooter: { oddFooter: '&C第 &P 页，共 &N 页' },
});

/** A list with a row for each order. */
export const orderListSheet = (): DrawnSheet => ({
  name: '销售订单清单',
  ...drawn([
    { height: 30, cells: [['销售订单清单（{今天}）', title, 8]] },
    {
      height: 22,
      cells: ['序号', '单据编号', '客户', '业务员', '订单日期', '交货日期', '币别', '价税合计'].map(
        (one) => [one, head] as const,
      ),
    },
    {
      height: 20,
      cells: [
        ['{列表.序号}', centred],
        ['{列表.单据编号}', cell],
        ['{列表.客户}', cell],
        ['{列表.业务员}', centred],
        ['{列表.订单日期}', { ...centred, numFmt: 'yyyy-mm-dd' }],
        ['{列表.交货日期}', { ...centred, numFmt: 'yyyy-mm-dd' }],
        ['{列表.币别}', centred],
        ['{列表.价税合计}', number(amount)],
      ],
    },
    {
      height: 22,
      cells: [
        ['人民币合计', sumLabel, 7],
        ['=SUMIF(G3:G3,"人民币",H3:H3)', sum],
      ],
    },
  ]),
  columns: [6, 22, 32, 10, 12, 12, 10, 16].map((width) => ({ width })),
  freezePane: { rows: 2 },
  pageSetup: {
    ...{ paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    printTitlesRow: '$2:$2',
  },
});
