import { deepStrictEqual } from 'node:assert';
import jsonLogic from 'json-logic-js';
import { compile, type DataObject, type Program, parseJsonLogic, scopeOf } from '../expressions/index.ts';
import { type Figure, report } from './measure.ts';
import { race } from './race.ts';

/** One expression: as schemas write it, as JavaScript by hand, and (where its operators differ) for json-logic-js. */
interface Case {
  readonly what: string;
  readonly logic: unknown;
  readonly peer?: unknown;
  hand(record: DataObject): unknown;
  readonly record: DataObject;
}

const order = { Currency: 'USD', Status: '已审核', TotalAmount: 128_000.5, Customer_Id: 42, Urgent: 1 };
const line = { Qty: 12.5, UnitPrice: 7.35 };
const rows = Array.from({ length: 1000 }, (_, at) => ({ Amount: ((at * 7919) % 1_000_000) / 100 }));

const read = (name: string) => ({ var: name });

const cases: readonly Case[] = [
  {
    what: 'condition, one comparison',
    logic: { '!=': [read('Currency'), 'CNY'] },
    hand: (record) => record.Currency !== 'CNY',
    record: order,
  },
  {
    what: 'condition, four comparisons with and / or / in',
    logic: {
      and: [
        { in: [read('Status'), ['已审核', '生产中']] },
        { '>': [read('TotalAmount'), 100_000] },
        { or: [{ '==': [read('Urgent'), 1] }, { '==': [read('Customer_Id'), 7] }] },
      ],
    },
    hand: (record) =>
      ['已审核', '生产中'].includes(record.Status as string) &&
      (record.TotalAmount as number) > 100_000 &&
      (record.Urgent === 1 || record.Customer_Id === 7),
    record: order,
  },
  {
    what: 'round(Qty * UnitPrice, 2)',
    logic: { round: [{ '*': [read('Qty'), read('UnitPrice')] }, 2] },
    // Doubles: 1.005 * 100 would round wrongly here, ours is exact.
    hand: (record) => Math.round((record.Qty as number) * (record.UnitPrice as number) * 100) / 100,
    record: line,
  },
  {
    what: 'sum over 1,000 rows',
    logic: { sum: [{ map: [read('rows'), read('Amount')] }] },
    peer: { reduce: [read('rows'), { '+': [read('accumulator'), read('current.Amount')] }, 0] },
    hand(record) {
      let total = 0;
      for (const row of record.rows as readonly { readonly Amount: number }[]) total += row.Amount;
      // Doubles drift; rounding at the end is what a careful hand adds.
      return Math.round(total * 100) / 100;
    },
    record: { rows },
  },
];

const programOf = (logic: unknown): Program => {
  const tree = parseJsonLogic(logic);
  if (!tree.ok) throw new Error(`bench: ${tree.error.message}`);
  return compile(tree.value);
};

const answerOf = (program: Program, record: DataObject): unknown => {
  const result = program.run(scopeOf(record));
  if (!result.ok) throw new Error(`bench: ${result.error.message}`);
  return result.value;
};

const figuresOf = ({ what, logic, peer = logic, hand, record }: Case): readonly Figure[] => {
  const program = programOf(logic);
  const expected = hand(record);
  deepStrictEqual(answerOf(program, record), expected, what);
  const answered = jsonLogic.apply(peer, record);
  deepStrictEqual(typeof answered === 'number' ? Math.round(answered * 100) / 100 : answered, expected, what);
  const time = race({
    hand: () => hand(record),
    jig: () => program.run(scopeOf(record)),
    peer: () => jsonLogic.apply(peer, record),
    compile: () => programOf(logic),
  });
  return [
    { what: `${what}: Jig / by hand (${time.hand.toFixed(3)} us)`, value: time.jig / time.hand, unit: 'x' },
    { what: `${what}: json-logic-js / by hand`, value: time.peer / time.hand, unit: 'x' },
    { what: `${what}: Jig / json-logic-js`, value: time.jig / time.peer, unit: 'x' },
    { what: `${what}: parse and compile, once`, value: time.compile, unit: 'us' },
  ];
};

/** `npm run bench -- expressions`: compiled programs beside closures by hand and json-logic-js. Reported, no limits. */
export async function benchExpressions(): Promise<number> {
  jsonLogic.add_operation('round', (value: number, places: number) => {
    const factor = 10 ** places;
    return Math.round(value * factor) / factor;
  });
  return report('expressions (one run of a compiled program; best of 25 rounds)', cases.flatMap(figuresOf));
}
