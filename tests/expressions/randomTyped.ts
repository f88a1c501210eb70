import { type Data, type DataObject, periodTokens } from '../../expressions/index.ts';
import type { Random } from './Random.ts';

type Make = (random: Random) => Data;

const texts = [
  'a',
  'A',
  'ab',
  'aBC',
  'abc',
  'b',
  'É',
  'é',
  'İ',
  '50%',
  'a_b',
  '10',
  '9',
  '物料',
  '物',
  '\u{1F600}',
  '\uffee',
  "o'brien",
  '%',
  '_',
  ' ',
  '0',
] as const;
const guids = ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a12'] as const;
const days = ['2026-03-01', '2026-03-05', '2025-12-31', '2026-02-28'] as const;
const moments = [
  '2026-03-05 00:00:00',
  '2026-03-05 23:59:59',
  '2026-03-01 08:30:00',
  '2025-12-31 12:00:00',
] as const;

/** Values of each field type; decimals over 15 digits are sent as text. */
const values: Readonly<Record<string, Make>> = {
  Qty: (random) => random.below(9) - 3,
  Price: (random) => (random.below(400_000) - 100_000) / 10_000,
  Big: (random) =>
    random.of(['12345678901234567890.1234', '12345678901234567890.1235', '-0.5', '0.0000', '2.5000']),
  Long: (random) => random.of(['9007199254740993', '-9223372036854775808', '9007199254740992', '0', '7']),
  Tiny: (random) => random.below(5) - 2,
  Name: (random) => random.of(texts),
  Guid: (random) => random.of(guids),
  Code: (random) => random.of(texts),
  Day: (random) => random.of(days),
  Due: (random) => random.of(days),
  At: (random) => random.of(moments),
  On: (random) => random.below(2) === 0,
  Off: (random) => random.below(2) === 0,
};

/** A record with about a third of its fields empty; empty texts are null or ''. */
export function randomRow(random: Random): DataObject {
  const entries = Object.entries(values).map(([name, make]) => {
    const empty = name === 'Name' || name === 'Code' ? random.of([null, '']) : null;
    return [name, random.below(3) === 0 ? empty : make(random)];
  });
  return Object.fromEntries(entries) as DataObject;
}

const field =
  (...names: readonly [string, ...string[]]): Make =>
  (random) => ({ var: random.of(names) });
const numberField = field('Qty', 'Price', 'Big', 'Long', 'Tiny');
const textField = field('Name', 'Code', 'Guid');
const dateField = field('Day', 'Due', 'At');
const switchField = field('On', 'Off');
const maybeEmpty =
  (make: Make): Make =>
  (random) =>
    random.below(3) === 0 ? random.of([null, '']) : make(random);
const numberConstant = maybeEmpty((random) =>
  random.of<Data>([0, 1, 2, 2.5, -0.5, '2.50', 3.125, '12345678901234567890.1234']),
);
const textConstant = maybeEmpty((random) => random.of(texts));
const dateConstant = maybeEmpty((random) =>
  random.of<Data>([...days, ...moments, { today: [] }, { now: [] }] as unknown as [Data, ...Data[]]),
);
const pureDate: Make = (random) => random.of<Data>([{ var: 'Day' }, { var: 'Due' }, { today: [] }]);
const token: Make = (random) => random.of(periodTokens as [string, ...string[]]);

/** An arithmetic expression that SQL can express. */
export function randomNumber(random: Random, depth: number): Data {
  if (depth === 0 || random.below(4) === 0)
    return random.below(4) === 0 ? numberConstant(random) : numberField(random);
  const below = (): Data => randomNumber(random, depth - 1);
  const forms: readonly [() => Data, ...(() => Data)[]] = [
    () => ({ [random.of(['+', '-'])]: [below(), below()] }),
    () => ({ '*': [below(), random.of<Data>([2, 0.5, -1, 1.13, { var: 'Qty' }])] }),
    () => ({ round: [below(), random.below(4)] }),
    () => ({ [random.of(['max', 'min'])]: [below(), below(), numberField(random)] }),
    () => ({ if: [randomCondition(random, depth - 1), below(), numberField(random)] }),
    () => ({ [random.of(['-', '+'])]: [below()] }),
    () => ({ '?:': [randomCondition(random, depth - 1), below(), numberField(random)] }),
    () => ({ log: [below()] }),
    () => ({ var: [random.of(['Qty', 'Price', 'Big']), numberConstant(random)] }),
  ];
  return random.of(forms)();
}

function randomText(random: Random): Data {
  const forms: readonly [() => Data, ...(() => Data)[]] = [
    () => textField(random),
    () => textField(random),
    () => ({ cat: [textField(random), random.of(texts), numberField(random), dateField(random)] }),
    () => ({ substr: [textField(random), random.below(2), 1 + random.below(2)] }),
  ];
  return random.of(forms)();
}

/** A condition over typed fields that passes `checkTypes` and that SQL can express. */
export function randomCondition(random: Random, depth: number): Data {
  const compare = ['==', '!=', '<', '<=', '>', '>=', '===', '!=='] as const;
  const leaves: readonly [() => Data, ...(() => Data)[]] = [
    () => ({
      [random.of(compare)]: [
        randomNumber(random, 1),
        random.below(2) ? numberConstant(random) : randomNumber(random, 1),
      ],
    }),
    () => ({
      [random.of(compare)]: [randomText(random), random.below(2) ? textConstant(random) : randomText(random)],
    }),
    () => ({
      [random.of(compare)]: [dateField(random), random.below(2) ? dateConstant(random) : dateField(random)],
    }),
    () => ({ [random.of(compare)]: [dateConstant(random), dateField(random)] }),
    () => ({
      [random.of(['==', '!=', '===', '!=='])]: [
        switchField(random),
        random.of<Data>([true, false, null, 1, 0, { var: 'Off' }, { var: 'Qty' }]),
      ],
    }),
    () => ({
      [random.of(['<', '<='])]: [numberConstant(random), numberField(random), numberConstant(random)],
    }),
    () => ({
      [random.of(['<', '<='])]: [dateConstant(random), dateField(random), dateConstant(random)],
    }),
    () => ({ [random.of(['<', '<='])]: [textConstant(random), textField(random), textField(random)] }),
    () => ({ within: [dateField(random), token(random), random.of([0, 1, 7, 100])] }),
    () => ({ within: [dateField(random), random.of(['today', 'thisWeek', 'lastThreeMonths'])] }),
    () => ({
      [random.of(compare)]: [
        { addDays: [pureDate(random), random.of([0, 1, -1, 31, -400, 3_000_000])] },
        random.below(2) ? dateConstant(random) : dateField(random),
      ],
    }),
    () => ({
      [random.of(['like', 'likeStart', 'likeEnd'])]: [
        randomText(random),
        random.below(3) ? textConstant(random) : textField(random),
      ],
    }),
    () => ({
      [random.of(['like', 'likeStart', 'likeEnd'])]: [
        random.of([numberField, dateField])(random),
        random.of<Data>(['1', '0', '-', '2026', 9]),
      ],
    }),
    () => ({
      in: [numberField(random), Array.from({ length: random.below(4) }, () => numberConstant(random))],
    }),
    () => ({ in: [textField(random), Array.from({ length: random.below(4) }, () => textConstant(random))] }),
    () => ({ in: [dateField(random), Array.from({ length: random.below(4) }, () => dateConstant(random))] }),
    () => ({ in: [textConstant(random), textField(random)] }),
    () => ({ in: [textField(random), textField(random)] }),
    () => random.of([numberField, textField, dateField, switchField])(random),
  ];
  if (depth === 0 || random.below(3) === 0) return random.of(leaves)();
  const below = (): Data => randomCondition(random, depth - 1);
  const forms: readonly [() => Data, ...(() => Data)[]] = [
    () => ({ [random.of(['and', 'or'])]: Array.from({ length: 1 + random.below(3) }, below) }),
    () => ({ [random.of(['!', '!!'])]: [below()] }),
    () => ({ if: [below(), below(), below()] }),
  ];
  return random.of(forms)();
}

/** A record with detail rows under `Lines`, which have the same field names. */
export function randomDocument(random: Random): DataObject {
  const Lines = Array.from({ length: random.below(5) }, () => randomRow(random));
  return { ...randomRow(random), Lines };
}

/** A condition on the record together with its detail rows. */
export function randomRowsCondition(random: Random, depth: number): Data {
  const body = (): Data => randomCondition(random, random.below(2));
  const rows = (): Data =>
    random.below(4) === 0 ? { filter: [{ var: 'Lines' }, body()] } : { var: 'Lines' };
  const compare = ['==', '!=', '<', '<=', '>', '>='] as const;
  const leaves: readonly [() => Data, ...(() => Data)[]] = [
    () => ({ some: [rows(), body()] }),
    () => ({ some: [rows(), { and: [body(), body()] }] }),
    () => ({ all: [rows(), body()] }),
    () => ({ none: [rows(), body()] }),
    () => ({
      [random.of(compare)]: [{ sum: [{ map: [rows(), randomNumber(random, 1)] }] }, numberConstant(random)],
    }),
    () => ({ [random.of(['!', '!!'])]: [rows()] }),
    () => randomCondition(random, 1),
  ];
  if (depth === 0 || random.below(3) === 0) return random.of(leaves)();
  const below = (): Data => randomRowsCondition(random, depth - 1);
  const forms: readonly [() => Data, ...(() => Data)[]] = [
    () => ({ [random.of(['and', 'or'])]: Array.from({ length: 1 + random.below(3) }, below) }),
    () => ({ [random.of(['!', '!!'])]: [below()] }),
    () => ({ if: [below(), below(), below()] }),
  ];
  return random.of(forms)();
}
