import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, type Data, parseJsonLogic, type Tree, writeJsonLogic } from '../../expressions/index.ts';
import { checkCondition, checkGroups } from '../../runtime/model/check/expressionIssues.ts';
import type { ConditionEntry, ConditionGroup } from '../../runtime/model/conditions/ConditionGroup.ts';
import { conditionSentence } from '../../runtime/model/conditions/conditionSentence.ts';
import { groupsToTree } from '../../runtime/model/conditions/groupsToTree.ts';
import { offeredOperators } from '../../runtime/model/conditions/offeredOperators.ts';
import { conditionOperators } from '../../runtime/model/conditions/operators/index.ts';
import { readGroups } from '../../runtime/model/conditions/readGroups.ts';
import { treeToGroups } from '../../runtime/model/conditions/treeToGroups.ts';
import { randomCases } from '../setup/randomCases.ts';
import '../../runtime/model/explain/allMessages.ts';
import { headerScope } from '../../runtime/model/formulas/recordScope.ts';
import { isMessageKey, messageOf } from '../../runtime/model/messages/index.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import checks from './cases/conditionChecks.json' with { type: 'json' };
import stored from './cases/conditionGroups.json' with { type: 'json' };
import sentences from './cases/conditionSentences.json' with { type: 'json' };
import { orderDocument as doc } from './orderDocument.ts';
import { fieldOf } from './tableOf.ts';

const now = '2026-11-21 08:00:00';

/** Short form of a group: its type, then `[rows table.field, sign, value]`. */
const brief = ({ tjzType, tjOptions }: ConditionGroup): readonly unknown[] => [
  tjzType,
  ...tjOptions.map(({ tableName, rows, field, filterType, value }) => [
    `${rows === undefined ? '' : `${rows} `}${tableName === undefined ? '' : `${tableName}.`}${field}`,
    filterType,
    ...(value === undefined ? [] : [value]),
  ]),
];

interface StoredCase {
  readonly says: string;
  readonly stored: unknown;
  readonly surface?: 'workflow' | 'view';
  readonly groups: unknown;
  readonly issues?: readonly (readonly string[])[];
}

describe('stored condition groups', () => {
  it.each(stored as readonly StoredCase[])('$says', ({ stored: source, surface, groups, issues = [] }) => {
    const read = readGroups(source, doc, surface);
    expect(read.groups.map(brief)).toEqual(groups);
    expect(
      read.issues.map((issue) => [
        issue.path,
        messageOf(issue, 'zh'),
        ...(issue.fix === undefined ? [] : [issue.fix.value]),
      ]),
    ).toEqual(issues);
  });

  it('are limited in number, and say so', () => {
    const many = Array.from({ length: 101 }, () => ({ field: 'Qty', filterType: '=', value: 1 }));
    const { groups, issues } = readGroups(many, doc);
    expect(groups[0]?.tjOptions).toHaveLength(100);
    expect(issues.map((issue) => messageOf(issue, 'zh'))).toEqual(['条件不能超过100个']);
  });

  it('are read or refused whatever they are, and never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (source) => {
        expect(checkGroups(source, doc)).toBeInstanceOf(Array);
      }),
    );
  });
});

/** Values for entries of a builder, for every operator and field type. */
const value: Readonly<Record<string, fc.Arbitrary<Data>>> = {
  Qty: fc.integer({ min: -3, max: 3 }),
  Amount: fc.integer({ min: -300, max: 300 }).map((cents) => cents / 100),
  Code: fc.constantFrom('SO-1', 'so', '轴承', '%', '_'),
  Customer: fc.constantFrom(1, 2, 3),
  OrderDate: fc.constantFrom('2026-11-21', '2026-11-16', '2026-02-28'),
  SentAt: fc.constantFrom('2026-11-21', '2026-11-21 08:00:00'),
  Frozen: fc.boolean(),
  Tags: fc.constantFrom('1', '11', '2'),
  Product: fc.constantFrom('轴承', '减速机'),
  Price: fc.integer({ min: 0, max: 9999 }).map((n) => n / 1000),
  DueDate: fc.constantFrom('2026-11-20', '2026-12-01'),
};
const mainFields = ['Qty', 'Amount', 'Code', 'Customer', 'OrderDate', 'SentAt', 'Frozen', 'Tags'];
const rowFields = ['Product', 'Qty', 'Price', 'DueDate'];
const dated = new Set(['OrderDate', 'SentAt', 'DueDate']);
/** Cell of a field with several values. */
const tags = fc.uniqueArray(fc.constantFrom('1', '11', '2'), { minLength: 1 }).map((keys) => keys.join(','));
const drawable = conditionOperators.filter(({ node }) => node !== undefined);

const entryOf = (field: string, more: Partial<ConditionEntry>): fc.Arbitrary<ConditionEntry> =>
  fc
    .constantFrom(...drawable)
    .filter(({ operator }) => {
      if (operator === 'within') return dated.has(field) && more.rows !== 'sum';
      if (more.rows === 'sum') return ['gt', 'lt', 'equal', 'notEmpty'].includes(operator);
      return !(field === 'Frozen' && ['gt', 'lt', 'thanorequal', 'lessorequal'].includes(operator));
    })
    .chain(({ sign, takes, operator }) => {
      const base = { ...more, field, filterType: sign };
      const one = value[field] ?? fc.constant(1);
      const values: Readonly<Record<typeof takes, fc.Arbitrary<ConditionEntry>>> = {
        none: fc.constant(base),
        days: fc.nat(30).map((days) => ({ ...base, value: days })),
        many: fc.array(one, { minLength: 1, maxLength: 3 }).map((list) => ({ ...base, value: list })),
        one: one.map((given) => ({ ...base, value: operator.startsWith('like') ? String(given) : given })),
      };
      return values[takes];
    });

const mainEntry = fc.constantFrom(...mainFields).chain((field) => entryOf(field, {}));
const rowEntry = fc
  .constantFrom(undefined, 'all', 'none', 'sum' as const)
  .chain((rows) =>
    (rows === 'sum' ? fc.constantFrom('Qty', 'Price') : fc.constantFrom(...rowFields)).chain((field) =>
      entryOf(field, { tableName: 'OrderList', ...(rows === undefined ? {} : { rows: rows as 'all' }) }),
    ),
  );
const group: fc.Arbitrary<ConditionGroup> = fc.record({
  tjzType: fc.constantFrom('and', 'or'),
  tjOptions: fc.array(fc.oneof(mainEntry, mainEntry, rowEntry), { minLength: 1, maxLength: 5 }),
});
const groupsGiven = fc.array(group, { maxLength: 4 });

describe('groups and their tree', () => {
  it('are the same thing: drawn, stored, read, made a tree and drawn again', () => {
    fc.assert(
      fc.property(groupsGiven, (given) => {
        const read = readGroups(JSON.stringify(given), doc);
        expect(read.issues).toEqual([]);
        expect(readGroups(read.groups, doc).groups).toEqual(read.groups);
        expect(treeToGroups(groupsToTree(read.groups, doc))).toEqual(read.groups);
      }),
      { numRuns: randomCases },
    );
  });

  it('are the same thing as JSON Logic, too', () => {
    fc.assert(
      fc.property(groupsGiven, (given) => {
        const { groups } = readGroups(given, doc);
        const logic = writeJsonLogic(groupsToTree(groups, doc));
        const tree = logic.ok ? parseJsonLogic(logic.value) : logic;
        expect(tree.ok && treeToGroups(tree.value)).toEqual(groups);
        expect(logic.ok && checkCondition(logic.value as Json, doc)).toEqual([]);
      }),
      { numRuns: randomCases },
    );
  });

  it('hold for a record as people mean them', () => {
    fc.assert(
      fc.property(groupsGiven, record(), (given, { main, rows }) => {
        const { groups } = readGroups(given, doc);
        expect(holds(groupsToTree(groups, doc), main, rows)).toBe(meant(groups, main, rows));
      }),
      { numRuns: randomCases },
    );
  });

  it.each<[string, Json, unknown]>([
    ['a bare comparison', { '>': [{ var: 'Qty' }, 1] }, [['and', ['Qty', '>', 1]]]],
    ['always', true, []],
    [
      'an or of comparisons',
      { or: [{ '>': [{ var: 'Qty' }, 1] }, { '==': [{ var: 'Code' }, 'a'] }] },
      [['or', ['Qty', '>', 1], ['Code', '=', 'a']]],
    ],
    [
      'an or beside comparisons',
      {
        and: [
          { '>': [{ var: 'Qty' }, 1] },
          { or: [{ '==': [{ var: 'Code' }, 'a'] }] },
          { '<': [{ var: 'Qty' }, 9] },
        ],
      },
      [
        ['and', ['Qty', '>', 1], ['Qty', '<', 9]],
        ['or', ['Code', '=', 'a']],
      ],
    ],
    [
      'two rows of a detail, which may be different ones',
      {
        and: [
          { some: [{ var: 'OrderList' }, { '>': [{ var: 'Qty' }, 1] }] },
          { some: [{ var: 'OrderList' }, { '<': [{ var: 'Qty' }, 0] }] },
        ],
      },
      [
        ['and', ['OrderList.Qty', '>', 1]],
        ['and', ['OrderList.Qty', '<', 0]],
      ],
    ],
    [
      'a row of which one thing or another holds',
      {
        or: [
          {
            some: [
              { var: 'OrderList' },
              { or: [{ '>': [{ var: 'Qty' }, 1] }, { '<': [{ var: 'Qty' }, 0] }] },
            ],
          },
        ],
      },
      [['or', ['OrderList.Qty', '>', 1], ['OrderList.Qty', '<', 0]]],
    ],
    ['never', false, undefined],
    ['a comparison of two fields', { '>': [{ var: 'Qty' }, { var: 'Amount' }] }, undefined],
    ['arithmetic', { '>': [{ '+': [{ var: 'Qty' }, 1] }, 2] }, undefined],
    ['a default', { '>': [{ var: ['Qty', 0] }, 2] }, undefined],
    ['a path', { '>': [{ var: 'A.B' }, 2] }, undefined],
    ['a negated group', { '!': [{ or: [{ '>': [{ var: 'Qty' }, 1] }] }] }, undefined],
    [
      'nested groups',
      { or: [{ and: [{ '>': [{ var: 'Qty' }, 1] }, { '<': [{ var: 'Qty' }, 9] }] }] },
      undefined,
    ],
    [
      'a same row of an or',
      {
        or: [
          {
            some: [
              { var: 'OrderList' },
              { and: [{ '>': [{ var: 'Qty' }, 1] }, { '<': [{ var: 'Qty' }, 9] }] },
            ],
          },
        ],
      },
      undefined,
    ],
    ['a truth', { '!!': [{ var: 'Urgent' }] }, undefined],
  ])('of a tree written by hand: %s', (_, logic, groups) => {
    const tree = parseJsonLogic(logic);
    const drawn = tree.ok ? treeToGroups(tree.value) : undefined;
    expect(drawn?.map(brief)).toEqual(groups);
  });
});

function holds(tree: Tree, main: Row, rows: readonly Row[]): boolean {
  const typeOf = (path: string) => {
    const [first = '', column] = path.split('.');
    if (first === 'OrderList' && column === undefined) return 'list' as const;
    const table = column === undefined ? doc.main : doc.details[0]?.table;
    const type = table?.byName.get(column ?? first)?.columnType;
    return type === 'int' || type === 'decimal' ? 'number' : type === 'string' ? 'text' : 'any';
  };
  const result = compile(tree, { typeOf }).run(headerScope({ main, details: { OrderList: rows } }), { now });
  if (!result.ok) throw new Error(result.error.message);
  return result.value === true;
}

function record() {
  const cells = (names: readonly string[]) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.option(name === 'Tags' ? tags : (value[name] ?? fc.constant(1)))]),
      ),
    );
  return fc.record({
    main: cells(mainFields),
    rows: fc.array(cells(rowFields), { maxLength: 3 }),
  }) as fc.Arbitrary<{
    main: Row;
    rows: readonly Row[];
  }>;
}

/** A second implementation of conditions, without trees. */
function meant(groups: readonly ConditionGroup[], main: Row, rows: readonly Row[]): boolean {
  return groups.every(({ tjzType, tjOptions }) => {
    const own = tjOptions
      .filter(({ tableName }) => tableName === undefined)
      .map((entry) => single(entry, main));
    const any = tjOptions.filter(({ tableName, rows: how }) => tableName !== undefined && how === undefined);
    const others = tjOptions
      .filter(({ rows: how }) => how !== undefined)
      .map((entry) => quantified(entry, rows));
    if (tjzType === 'or')
      return [...own, ...others, ...any.map((entry) => rows.some((row) => single(entry, row)))].some(Boolean);
    const row = any.length === 0 || rows.some((one) => any.every((entry) => single(entry, one)));
    return row && [...own, ...others].every(Boolean);
  });
}

function quantified(entry: ConditionEntry, rows: readonly Row[]): boolean {
  if (entry.rows === 'all') return rows.length > 0 && rows.every((row) => single(entry, row));
  if (entry.rows === 'none') return !rows.some((row) => single(entry, row));
  const filled = rows.map((row) => row[entry.field] ?? null).filter((cell) => cell !== null);
  const thousandths = filled.reduce<number>((total, cell) => total + Math.round(Number(cell) * 1000), 0);
  return single(entry, { [entry.field]: filled.length === 0 ? null : thousandths / 1000 });
}

const spans: Readonly<Record<string, readonly [string, string]>> = {
  today: ['2026-11-21', '2026-11-21'],
  yesterday: ['2026-11-20', '2026-11-20'],
  thisWeek: ['2026-11-16', '2026-11-22'],
  lastWeek: ['2026-11-09', '2026-11-15'],
  thisMonth: ['2026-11-01', '2026-11-30'],
  lastMonth: ['2026-10-01', '2026-10-31'],
  lastThreeMonths: ['2026-08-21', '2026-11-21'],
};

function single({ field, filterType, value: wanted }: ConditionEntry, row: Row): boolean {
  const cell = row[field] ?? null;
  const list = Array.isArray(wanted) ? wanted : [wanted];
  const same = (other: unknown) => {
    const [a, b] = [String(cell), String(other)];
    return (
      cell !== null &&
      (dated.has(field) ? a.slice(0, Math.min(a.length, b.length)) === b.slice(0, a.length) : a === b)
    );
  };
  const held = (key: unknown) => String(cell).split(',').includes(String(key));
  const day = String(cell).slice(0, 10);
  const away = (days: number) => new Date(Date.UTC(2026, 10, 21 + (days || 0))).toISOString().slice(0, 10);
  const [from, to] = spans[filterType] ?? [
    filterType === 'past' ? away(-Number(wanted)) : '2026-11-21',
    filterType === 'past' ? '2026-11-21' : away(Number(wanted)),
  ];
  const less = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b) && !same(wanted);
  const results: Readonly<Record<string, () => boolean>> = {
    '=': () => same(wanted),
    '!=': () => !same(wanted),
    '>': () => cell !== null && less(wanted, cell),
    '<': () => cell !== null && less(cell, wanted),
    '>=': () => cell !== null && (same(wanted) || less(wanted, cell)),
    '<=': () => cell !== null && (same(wanted) || less(cell, wanted)),
    in: () => list.some(field === 'Tags' ? held : same),
    notIn: () => !list.some(field === 'Tags' ? held : same),
    like: () => cell !== null && String(cell).toLowerCase().includes(String(wanted).toLowerCase()),
    likeStart: () => cell !== null && String(cell).toLowerCase().startsWith(String(wanted).toLowerCase()),
    likeEnd: () => cell !== null && String(cell).toLowerCase().endsWith(String(wanted).toLowerCase()),
    empty: () => cell === null,
    notEmpty: () => cell !== null,
  };
  return results[filterType]?.() ?? (cell !== null && day >= from && day <= to);
}

describe('the operators a builder offers', () => {
  const signs = (field: string, surface: 'workflow' | 'view' | 'rule') =>
    offeredOperators(fieldOf(doc.main, field), surface)
      .map(({ sign }) => sign)
      .join(' ');
  const tokens = 'today yesterday thisWeek lastWeek thisMonth lastMonth lastThreeMonths past future';

  it.each([
    ['Qty', 'workflow', '= != > >= < <='],
    ['OrderDate', 'workflow', '= != > >= < <='],
    ['SentAt', 'workflow', '= != > >= < <='],
    ['Code', 'workflow', '= != in like'],
    ['Customer', 'workflow', 'in'],
    ['Level', 'workflow', 'in'],
    ['Amount', 'workflow', '= != > >= < <= like in'],
    ['Urgent', 'workflow', '= != > >= < <= like in'],
    ['Code', 'view', '= != like'],
    ['Qty', 'view', '= != > >= < <= like likeStart likeEnd'],
    ['Amount', 'view', '= != > >= < <= like likeStart likeEnd'],
    ['Customer', 'view', 'in'],
    ['OrderDate', 'view', `= != > >= < <= ${tokens}`],
    ['OrderDate', 'rule', `= != > >= < <= ${tokens} empty notEmpty`],
    ['Customer', 'rule', 'in notIn = != empty notEmpty'],
  ] as const)('of %s in a %s', (field, surface, expected) => {
    expect(signs(field, surface)).toBe(expected);
  });

  it('have a sentence each, and a sign of their own', () => {
    expect(new Set(conditionOperators.map(({ sign }) => sign)).size).toBe(conditionOperators.length);
    for (const { says } of conditionOperators) expect(isMessageKey(says), says).toBe(true);
  });
});

describe('a condition as a sentence', () => {
  const labels: Readonly<Record<string, string>> = { A: 'A级', B: 'B级' };
  const options = {
    now,
    label: ({ field }: { readonly field: string }, key: Data) =>
      field === 'Level' ? labels[String(key)] : undefined,
  };

  it.each(sentences as readonly { says: string; logic: Json; zh: string; en?: string }[])(
    '$says',
    (given) => {
      expect(conditionSentence(given.logic, doc, 'zh', options)).toBe(given.zh);
      if (given.en !== undefined) expect(conditionSentence(given.logic, doc, 'en', options)).toBe(given.en);
    },
  );

  it('shows no dates without a clock', () => {
    const logic = { within: [{ var: 'OrderDate' }, 'thisWeek'] };
    expect(conditionSentence(logic, doc, 'zh')).toBe('下单日期 在本周');
    expect(conditionSentence({ '<': [{ var: 'OrderDate' }, { today: [] }] }, doc, 'zh')).toBe(
      '下单日期 小于 今天',
    );
  });

  it('says every group a builder can draw', () => {
    fc.assert(
      fc.property(groupsGiven, (given) => {
        const { groups } = readGroups(given, doc);
        const sentence = conditionSentence(groupsToTree(groups, doc), doc, 'zh', options);
        expect(sentence).not.toMatch(/[{}]|undefined|null|Qty|OrderList/);
      }),
    );
  });
});

describe('a condition to be saved', () => {
  it.each(checks as readonly { says: string; logic: Json; issues: unknown }[])(
    '$says',
    ({ logic, issues }) => {
      const found = checkCondition(logic, doc);
      expect(
        found.map(({ rule, path, fix }) => [rule, path, ...(fix === undefined ? [] : [fix.value])]),
      ).toEqual(issues);
    },
  );
});
