import type { DataObject } from '../expressions/index.ts';
import type { Case } from './expressions.cases.ts';
import type { DecimalLike, Peers } from './expressions.peers.ts';
import { median } from './measure.ts';

/** Evaluates a record with one of the compared libraries. */
type Answer = (record: DataObject) => unknown;

/**
 * Libraries that can express a case: synchronous ones, asynchronous ones, and runs from text to the first
 * result.
 */
export interface Contenders {
  readonly now: Readonly<Record<string, Answer>>;
  readonly later: Readonly<Record<string, (record: DataObject) => Promise<unknown>>>;
  readonly texts: Readonly<Record<string, Answer>>;
}

/** The contenders where no library is compared. */
export const noContenders: Contenders = { now: {}, later: {}, texts: {} };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Prepares the case for each library. */
export function peersOf(
  { cel, jsonata, amis, logic, peerLogic, what, types }: Case,
  peers: Peers,
): Contenders {
  const now: Record<string, Answer> = {};
  const later: Record<string, (record: DataObject) => Promise<unknown>> = {};
  const texts: Record<string, Answer> = {};
  if (cel !== undefined) {
    const environment = new peers.cel.Environment({ unlistedVariablesAreDyn: true });
    environment.registerFunction('round2(double): double', rounded as (...values: never[]) => unknown);
    now['cel-js'] = environment.parse(cel);
    // It compiles at the first evaluation.
    texts['cel-js'] = (record) => environment.parse(cel)(record);
  }
  if (amis !== undefined) {
    const tree = peers.amis.parse(amis, { evalMode: false });
    now['amis-formula'] = (record) => peers.amis.evaluate(tree, record);
    texts['amis-formula'] = (record) =>
      peers.amis.evaluate(peers.amis.parse(amis, { evalMode: false }), record);
  }
  if (jsonata !== undefined) {
    const expression = peers.jsonata(jsonata);
    later.jsonata = (record) => expression.evaluate(record);
    // Parses only, because evaluation is asynchronous.
    texts.jsonata = () => peers.jsonata(jsonata);
  }
  for (const [name, run] of Object.entries(operations)) peers.jsonLogic.add_operation(name, run);
  const said = peerLogic ?? logic;
  now['json-logic-js'] = (record) => peers.jsonLogic.apply(said, record);
  if (what.startsWith('arithmetic')) now['decimal.js'] = withDecimals(peers.Decimal);
  if (Object.keys(types).length === 0) throw new Error(`bench: ${what} has no types`);
  return { now, later, texts };
}

/** Operators that json-logic-js lacks. */
const operations: Readonly<Record<string, (...values: never[]) => unknown>> = {
  round: rounded as (...values: never[]) => unknown,
  sum: ((values: readonly number[]) => values.reduce((a, b) => a + b, 0)) as (...values: never[]) => unknown,
};

/** The first case with direct calls of decimal.js. */
function withDecimals(Decimal: Peers['Decimal']): Answer {
  const HALF_UP = 4;
  const round = (value: DecimalLike): DecimalLike => value.toDecimalPlaces(2, HALF_UP);
  return ({ Qty, Price, Discount, TaxRate, Freight }) => {
    const net = round(new Decimal(Qty).times(Price).times(new Decimal(1).plus(-Number(Discount))));
    return round(net.times(new Decimal(1).plus(TaxRate)).plus(Freight)).toNumber();
  };
}

/** Median microseconds of CPU per round over the records. Awaits each result, as a caller must. */
export async function timeOfPromises(
  runs: Contenders['later'],
  records: readonly DataObject[],
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const [name, run] of Object.entries(runs)) {
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const start = process.cpuUsage();
      for (const record of records) await run(record);
      const { user, system } = process.cpuUsage(start);
      times.push(user + system);
    }
    answers[name] = median(times);
  }
  return answers;
}
