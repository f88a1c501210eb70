import type { Data, DataObject, ValueType } from '../expressions/index.ts';
import * as hand from './expressions.hand.ts';
import { ruleFields, ruleGroup, ruleRecords, rulesByHand } from './expressions.rules.ts';

/** One formula in every language that can express it. The records contain empty values and decimal text. */
export interface Case {
  readonly what: string;
  /** Maximum time as a multiple of the hand-written code. */
  readonly limit: number;
  readonly types: Readonly<Record<string, ValueType>>;
  /** Decimal places of number fields. */
  readonly scales: Readonly<Record<string, number>>;
  readonly records: readonly DataObject[];
  readonly logic: unknown;
  /** Hand-written with the same contract. Must first give equal results for every record. */
  hand(record: DataObject): Data;
  /** Hand-written with plain JavaScript numbers and comparisons. */
  plain(record: DataObject): unknown;
  readonly cel?: string;
  readonly jsonata?: string;
  readonly amis?: string;
  /** For json-logic-js, where its operators differ. */
  readonly peerLogic?: unknown;
}

const read = (name: string) => ({ var: name });

/** Records parsed from JSON, as they arrive over the network. */
const parsed = (records: readonly DataObject[]): readonly DataObject[] =>
  JSON.parse(JSON.stringify(records)) as DataObject[];

const lines = parsed(
  Array.from({ length: 64 }, (_, at) => ({
    Qty: at % 16 === 5 ? null : at % 16 === 9 ? '12.5' : ((at * 37) % 4000) / 8,
    Price: at % 16 === 13 ? '' : ((at * 7919 + 1999) % 1_000_000) / 10_000,
    Discount: [0, 0.05, 0.1, 0.15][at % 4] ?? 0,
    TaxRate: [0.13, 0.09, 0.06, 0][at % 4] ?? 0,
    Freight: ((at * 131) % 10_000) / 100,
  })),
);

const orders = parsed(
  Array.from({ length: 64 }, (_, at) => ({
    OrderNo: at % 16 === 7 ? '销𠮷2026-01' : `SO26${1000 + at}`,
    Customer: ['海尔智家', '美的集团', '徐工机械', '三一重工'][at % 4] ?? null,
    Remark: at % 3 === 0 ? '加急 月底前发货' : at % 16 === 4 ? null : '正常排产',
    Due: at % 16 === 11 ? '' : `2026-0${1 + (at % 9)}-15`,
    Promised: `2026-0${1 + ((at * 5) % 9)}-15 18:00:00`,
    Ordered: `2025-1${at % 3}-08 09:30:00`,
  })),
);

const customers = parsed(
  Array.from({ length: 64 }, (_, at) => ({
    Grade: ['A', 'B', 'C', 'D', ''][at % 5] ?? null,
    Amount: at % 16 === 9 ? '60000.50' : (at * 7919) % 150_000,
    Prepaid: at % 16 === 2 ? null : (at % 10) / 10,
    Overdue: (at * 13) % 120,
    Region: ['华东', '华南', '海外'][at % 3] ?? null,
  })),
);

const details = parsed(
  Array.from({ length: 1000 }, (_, at) => ({
    Amount: at % 50 === 7 ? null : ((at * 7919) % 1_000_000) / 100,
    Qty: at % 50 === 9 ? '' : ((at * 37) % 4000) / 8,
    Price: ((at * 104_729) % 1_000_000) / 10_000,
  })),
);
const documents: readonly DataObject[] = [{ Lines: details }];
const detailTypes: Case['types'] = {
  Lines: 'list',
  'Lines.Amount': 'number',
  'Lines.Qty': 'number',
  'Lines.Price': 'number',
};
const detailScales: Case['scales'] = { 'Lines.Amount': 2, 'Lines.Qty': 3, 'Lines.Price': 4 };

const net = {
  round: [{ '*': [read('Qty'), read('Price'), { '-': [1, read('Discount')] }] }, 2],
};

/** The measured cases. The one with 200 rules loads its hand-written module. */
export async function casesOf(): Promise<readonly Case[]> {
  const rules = await rulesByHand(hand);
  return [
    {
      what: 'arithmetic over 5 typed fields with rounding',
      limit: 4,
      types: { Qty: 'number', Price: 'number', Discount: 'number', TaxRate: 'number', Freight: 'number' },
      scales: { Qty: 3, Price: 4, Discount: 2, TaxRate: 4, Freight: 2 },
      records: lines,
      logic: { round: [{ '+': [{ '*': [net, { '+': [1, read('TaxRate')] }] }, read('Freight')] }, 2] },
      hand: hand.lineAmount,
      plain: hand.lineAmountInDoubles,
      cel: 'round2(round2(Qty * Price * (1.0 - Discount)) * (1.0 + TaxRate) + Freight)',
      jsonata: '$round($round(Qty * Price * (1 - Discount), 2) * (1 + TaxRate) + Freight, 2)',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: amis marks formulas like this
      amis: '${ROUND(ROUND(Qty * Price * (1 - Discount), 2) * (1 + TaxRate) + Freight, 2)}',
    },
    {
      what: 'string and date',
      limit: 4,
      types: {
        OrderNo: 'text',
        Customer: 'text',
        Remark: 'text',
        Due: 'date',
        Promised: 'datetime',
        Ordered: 'datetime',
      },
      scales: {},
      records: orders,
      logic: {
        if: [
          { and: [{ '<': [read('Due'), read('Promised')] }, { in: ['急', read('Remark')] }] },
          { cat: [{ substr: [read('OrderNo'), 0, 4] }, '-', read('Customer')] },
          { cat: [read('Customer'), ' ', { substr: [read('Ordered'), 0, 7] }] },
        ],
      },
      hand: hand.label,
      plain: hand.labelPlainly,
      cel: "Due < Promised && Remark.contains('急') ? OrderNo.substring(0, 4) + '-' + Customer : Customer + ' ' + Ordered.substring(0, 7)",
      jsonata:
        "Due < Promised and $contains(Remark, '急') ? $substring(OrderNo, 0, 4) & '-' & Customer : Customer & ' ' & $substring(Ordered, 0, 7)",
    },
    {
      what: 'nested conditions',
      limit: 4,
      types: { Grade: 'text', Amount: 'number', Prepaid: 'number', Overdue: 'number', Region: 'text' },
      scales: { Amount: 2, Prepaid: 2, Overdue: 0 },
      records: customers,
      logic: {
        if: [
          {
            and: [
              { '==': [read('Grade'), 'A'] },
              { or: [{ '>': [read('Amount'), 100_000] }, { '>=': [read('Prepaid'), 0.5] }] },
            ],
          },
          { if: [{ '>': [read('Overdue'), 30] }, '主管审批', '直接放行'] },
          { and: [{ in: [read('Grade'), ['B', 'C']] }, { '<=': [read('Amount'), 50_000] }] },
          {
            if: [
              { and: [{ '==': [read('Region'), '华东'] }, { '<=': [read('Overdue'), 0] }] },
              '直接放行',
              '主管审批',
            ],
          },
          { '==': [read('Grade'), null] },
          '待评级',
          { and: [{ '>': [read('Overdue'), 90] }, { '!=': [read('Region'), '海外'] }] },
          '停止发货',
          '总监审批',
        ],
      },
      hand: hand.credit,
      plain: hand.creditPlainly,
      cel: "Grade == 'A' && (Amount > 100000.0 || Prepaid >= 0.5) ? (Overdue > 30.0 ? '主管审批' : '直接放行') : (Grade == 'B' || Grade == 'C') && Amount <= 50000.0 ? (Region == '华东' && Overdue <= 0.0 ? '直接放行' : '主管审批') : Grade == '' ? '待评级' : Overdue > 90.0 && Region != '海外' ? '停止发货' : '总监审批'",
      jsonata:
        "Grade = 'A' and (Amount > 100000 or Prepaid >= 0.5) ? (Overdue > 30 ? '主管审批' : '直接放行') : (Grade = 'B' or Grade = 'C') and Amount <= 50000 ? (Region = '华东' and Overdue <= 0 ? '直接放行' : '主管审批') : Grade = '' ? '待评级' : Overdue > 90 and Region != '海外' ? '停止发货' : '总监审批'",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: amis marks formulas like this
      amis: "${Grade == 'A' && (Amount > 100000 || Prepaid >= 0.5) ? (Overdue > 30 ? '主管审批' : '直接放行') : (Grade == 'B' || Grade == 'C') && Amount <= 50000 ? (Region == '华东' && Overdue <= 0 ? '直接放行' : '主管审批') : Grade == '' ? '待评级' : Overdue > 90 && Region != '海外' ? '停止发货' : '总监审批'}",
    },
    {
      what: 'SUM over 1,000 detail rows',
      limit: 6,
      types: detailTypes,
      scales: detailScales,
      records: documents,
      logic: { sum: [{ map: [read('Lines'), read('Amount')] }] },
      hand: hand.total,
      plain: hand.totalInDoubles,
      jsonata: '$sum(Lines.Amount)',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: amis marks formulas like this
      amis: '${SUM(ARRAYMAP(Lines, item => item.Amount))}',
      peerLogic: { reduce: [read('Lines'), { '+': [read('accumulator'), read('current.Amount')] }, 0] },
    },
    {
      what: 'SUM of Qty * Price, each rounded, over 1,000 detail rows',
      limit: 6,
      types: detailTypes,
      scales: detailScales,
      records: documents,
      logic: {
        sum: [{ map: [read('Lines'), { round: [{ '*': [read('Qty'), read('Price')] }, 2] }] }],
      },
      hand: hand.totalOfProducts,
      plain: hand.totalOfProductsInDoubles,
      jsonata: '$sum(Lines.$round(Qty * Price, 2))',
    },
    {
      what: 'group of 200 rules',
      limit: 4,
      types: Object.fromEntries(ruleFields.map(({ name, type }) => [name, type])),
      scales: Object.fromEntries(
        ruleFields.filter(({ type }) => type === 'number').map(({ name }) => [name, 2]),
      ),
      records: parsed(ruleRecords),
      logic: ruleGroup,
      hand: rules.hand,
      plain: rules.plain,
      peerLogic: ruleGroup,
    },
  ];
}
