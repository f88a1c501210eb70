import type { Cell, MutableRow, Row } from '../runtime/model/schema/Row.ts';
import { validationFields } from './validation.fields.ts';

type Make = (n: number) => Cell;

const two = (n: number): string => String(n).padStart(2, '0');
const day = (n: number): string => `2026-${two((n % 12) + 1)}-${two((n % 28) + 1)}`;

/** A valid value for each of the twenty lines of a block. */
const right: readonly Make[] = [
  (n) => `物料名称 M${n}`,
  (n) => (n % 3 === 0 ? null : `规格 ${n} x ${n * 2}`),
  (n) => `B-${n}`,
  (n) => `u${n % 5}`,
  (n) => n,
  (n) => (n % 2 === 0 ? 'CNY' : 'USD'),
  (n) => n * 1.5,
  (n) => ((n * 37) % 100_000) / 100,
  (n) => (n % 4 === 0 ? null : n + 0.25),
  (n) => (n % 4000) + 1,
  (n) => n,
  day,
  (n) => (n % 2 === 0 ? null : day(n)),
  (n) => `${day(n)} 08:${two(n % 60)}:00`,
  (n) => n % 2,
  (n) => (n % 3 === 0 ? null : `138${String(10_000_000 + n).slice(0, 8)}`),
  (n) => (n % 3 === 0 ? null : `user${n}@factory.example`),
  (n) => (n % 2 === 0 ? null : `备注第 ${n} 行\n请按图纸加工`),
  (n) => `K${n}`,
  (n) => n + 0.5,
];

/**
 * An invalid value for each line. The last two are invalid by their conditions, which lines 9 and 14 then
 * fulfil.
 */
const wrong: readonly Make[] = [
  () => null,
  () => '长'.repeat(101),
  () => 'x',
  () => 'none',
  () => null,
  () => 'TOO-LONG-CODE',
  () => -1,
  () => 2_000_000,
  () => 1.234,
  () => 10_000,
  () => 1.5,
  () => '',
  () => '2026-02-30',
  () => 'tomorrow',
  () => 'perhaps',
  () => '12345',
  () => 'nobody',
  () => '长'.repeat(501),
  () => '',
  () => -5,
];

const made = (n: number, isWrong: (at: number) => boolean): Row => {
  const row: MutableRow = {};
  for (const [at, { field }] of validationFields.entries()) {
    const make = (isWrong(at) ? wrong : right)[at % 20];
    row[field] = make?.(n * 31 + at) ?? null;
  }
  return row;
};

/** Parsed from JSON, as over the network: object shapes in the engine depend on how objects are made. */
const parsed = (rows: readonly Row[]): readonly Row[] => JSON.parse(JSON.stringify(rows)) as readonly Row[];

/** One of ten records breaks five fields, the others none. */
export const mostlyValid = (count: number): readonly Row[] =>
  parsed(Array.from({ length: count }, (_, n) => made(n, (at) => n % 10 === 0 && at % 41 === 0)));

/** Every record breaks every fourth field. */
export const allInvalid = (count: number): readonly Row[] =>
  parsed(Array.from({ length: count }, (_, n) => made(n, (at) => (at + n) % 4 === 0)));

/** Every record breaks all fields it can. */
export const whollyInvalid = (count: number): readonly Row[] =>
  parsed(Array.from({ length: count }, (_, n) => made(n, (at) => at % 20 !== 14)));
