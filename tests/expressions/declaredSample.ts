import { declareFunction, functionTable, multiply } from '../../expressions/index.ts';

const texts = { title: { zh: '测试', en: 'Test' }, summary: { zh: '用于测试', en: 'For tests' } };
const number = (name: string) => ({ name, title: texts.title, type: 'number' }) as const;

/** Endless. */
const deep = (): string => `${deep()}x`;

const answers: Readonly<Record<string, () => unknown>> = {
  object: () => ({ toString: () => 'x' }),
  promise: async () => 'x',
  huge: () => 'x'.repeat(5_000_000),
  deep,
};

/** Declared functions for tests: one with SQL, the others each wrong in one way. */
export const declaredSample = functionTable([
  declareFunction({
    name: 'T_WEIGHT',
    ...texts,
    parameters: [
      { ...number('thickness'), min: 0, max: 500 },
      number('width'),
      { ...number('density'), optional: true },
    ],
    result: 'number',
    run: (thickness, width, density) => multiply(multiply(thickness, width), density ?? 7.85),
    sql: (sql, thickness, width, density) => sql`${thickness} * ${width} * coalesce(${density}, ${7.85})`,
  }),
  declareFunction({
    name: 'T_TEXT',
    ...texts,
    parameters: [{ name: 'text', title: texts.title, type: 'text', maxLength: 3 }],
    result: 'text',
    run: (text) => `<${text}>`,
    sql: (sql, text) => sql`concat(${'<'}, ${text}, ${'>'})`,
  }),
  declareFunction({
    name: 'T_DAY',
    ...texts,
    parameters: [{ name: 'date', title: texts.title, type: 'date' }],
    result: 'date',
    run: (date) => `${date.slice(0, 8)}01`,
    sql: (sql, date) => sql`${date} - cast(extract(day from ${date}) as integer) + 1`,
  }),
  declareFunction({
    name: 'T_THROWS',
    ...texts,
    parameters: [number('x')],
    result: 'number',
    run: () => {
      throw new Error('broken');
    },
  }),
  declareFunction({
    name: 'T_GIVES',
    ...texts,
    parameters: [{ name: 'what', title: texts.title, type: 'text' }],
    result: 'text',
    run: (what) => answers[what]?.() as string,
  }),
  declareFunction({
    name: 'T_NUMBER',
    ...texts,
    parameters: [number('x')],
    result: 'number',
    run: () => Number.NaN,
  }),
  declareFunction({
    name: 'T_COSTLY',
    ...texts,
    parameters: [number('x')],
    result: 'number',
    cost: 400_000,
    run: (x) => x,
  }),
]);
