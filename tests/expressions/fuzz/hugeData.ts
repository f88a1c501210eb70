import type { Data } from '../../../expressions/index.ts';

/** Data too big to create per attempt; frozen, to detect changes. */
const makers: Readonly<Record<string, () => Data>> = {
  '@deep': () => nested(20_000),
  '@levels': () => nested(190),
  '@wide': () => ({
    明细: Array.from({ length: 20_000 }, (_, row) => ({
      数量: row % 7,
      单价: row / 8,
      名: `物料${row}`,
      a: [row],
    })),
    a: Array.from({ length: 5_000 }, (_, row) => (row % 3 === 0 ? `${row}` : row)),
    数量: 3,
  }),
  '@keys': () =>
    Object.fromEntries(Array.from({ length: 30_000 }, (_, key) => [`a${key}`, { a: key, 数量: [key] }])),
  '@texts': () => ({
    a: 'a'.repeat(1_000_000),
    b: `${'甲𠮷'.repeat(300_000)}b`,
    数量: ' '.repeat(1_000_000),
    明细: Array.from({ length: 300 }, () => ({ 数量: '9'.repeat(3_000), a: 'ab'.repeat(2_000) })),
  }),
  '@matrix': () => ({
    a: Array.from({ length: 300 }, (_, row) => Array.from({ length: 300 }, (_, column) => row * column)),
    'A1:B3': [
      [1, 2],
      [3, null],
      ['x', { error: '#N/A' }],
    ],
  }),
};

function nested(levels: number): Data {
  let data: Data = 1;
  for (let level = 0; level < levels; level += 1)
    data = Object.freeze(level % 2 === 0 ? [data] : { a: data });
  return { a: data, 明细: data };
}

const made = new Map<string, Data>();

/** Huge data by name. */
export function hugeData(name: string): Data {
  const known = made.get(name);
  if (known !== undefined) return known;
  const data = frozen((makers[name] ?? (() => null))());
  made.set(name, data);
  return data;
}

export const hugeNames: readonly string[] = Object.keys(makers);

/** Freezes without recursion, because some data is deep. */
function frozen(data: Data): Data {
  const waiting: Data[] = [data];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    waiting.push(...Object.values(next).filter((inner) => typeof inner === 'object'));
    Object.freeze(next);
  }
  return data;
}
