import type { DataObject } from '../expressions/index.ts';

/**
 * Code that a good engineer would write for these formulas and their contract: '' and null are the same empty
 * value. An empty operand makes a number null and a comparison false. Decimal text counts as a number.
 * Decimals are exact and round half away from zero. Text is ordered by code point. Uses scaled integers with
 * checks, and BigInt where they do not suffice. Calls no code of the product.
 */
type Field = unknown;

const SAFE = 1e15;

/**
 * The field times the power as an integer. NaN when it is empty or has more digits; the slow path then
 * applies.
 */
export function scaled(field: Field, power: number): number {
  const value = typeof field === 'number' ? field : shortText(field);
  const n = Math.round(value * power);
  return n / power === value && n < SAFE && n > -SAFE ? n : Number.NaN;
}

/** Number of a decimal text with at most 15 characters; otherwise NaN. */
function shortText(field: Field): number {
  return typeof field === 'string' && field.length <= 15 && decimalText.test(field)
    ? Number(field)
    : Number.NaN;
}

const decimalText = /^-?\d+(\.\d+)?$/;

export function empty(value: Field): boolean {
  return value === null || value === undefined || value === '';
}

/** Rounds a scaled integer to fewer decimals, half away from zero. */
function down(n: number, divisor: number): number {
  return n < 0 ? -Math.round(-n / divisor) : Math.round(n / divisor);
}

/** The slow path: decimals as integers with 20 decimal places. */
const ONE = 10n ** 20n;

export function big(value: Field): bigint | null {
  if (typeof value === 'number') return bigOf(plain(value));
  return typeof value === 'string' && decimalText.test(value) ? bigOf(value) : null;
}

function plain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

function bigOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(20, '0').slice(0, 20));
}

/** Rounds to this number of decimal places. */
function bigRound(value: bigint, places: number): bigint {
  const unit = 10n ** BigInt(20 - places);
  const twice = (value % unit) * 2n;
  return (value / unit + (twice >= unit ? 1n : twice <= -unit ? -1n : 0n)) * unit;
}

function bigOut(value: bigint): number {
  const digits = (value < 0n ? -value : value).toString().padStart(21, '0');
  return Number(`${value < 0n ? '-' : ''}${digits.slice(0, -20)}.${digits.slice(-20)}`) + 0;
}

/** `round(round(Qty * Price * (1 - Discount), 2) * (1 + TaxRate) + Freight, 2)`; scales 3, 4, 2, 4, 2. */
export function lineAmount(r: DataObject): number | null {
  const qty = scaled(r.Qty, 1e3);
  const price = scaled(r.Price, 1e4);
  const discount = scaled(r.Discount, 1e2);
  const tax = scaled(r.TaxRate, 1e4);
  const freight = scaled(r.Freight, 1e2);
  const gross = qty * price;
  const net = gross * (100 - discount);
  if (!(gross < SAFE && gross > -SAFE && net < SAFE && net > -SAFE)) return lineAmountExactly(r);
  const taxed = down(net, 1e7) * (10_000 + tax) + freight * 10_000;
  if (!(taxed < SAFE && taxed > -SAFE)) return lineAmountExactly(r);
  return down(taxed, 1e4) / 100 + 0;
}

function lineAmountExactly(r: DataObject): number | null {
  if (empty(r.Qty) || empty(r.Price) || empty(r.Discount) || empty(r.TaxRate) || empty(r.Freight))
    return null;
  const qty = big(r.Qty);
  const price = big(r.Price);
  const discount = big(r.Discount);
  const tax = big(r.TaxRate);
  const freight = big(r.Freight);
  if (qty === null || price === null || discount === null || tax === null || freight === null) return null;
  const net = bigRound((((qty * price) / ONE) * (ONE - discount)) / ONE, 2);
  return bigOut(bigRound((net * (ONE + tax)) / ONE + freight, 2));
}

/**
 * Like {@link lineAmount} in doubles: drifts, rounds 1.005 down, and reads an empty field as 0. Reported
 * without a limit.
 */
export function lineAmountInDoubles(r: DataObject): number {
  const { Qty, Price, Discount, TaxRate, Freight } = r as Record<string, number>;
  const net = Math.round((Qty as number) * (Price as number) * (1 - (Discount as number)) * 100) / 100;
  return Math.round((net * (1 + (TaxRate as number)) + (Freight as number)) * 100) / 100;
}

/** Compares two dates. Beside a datetime, a date counts as the whole day. */
export function compareDates(a: string, b: string): number {
  const x = a.length > b.length && b.length === 10 ? a.slice(0, 10) : a;
  const y = b.length > a.length && a.length === 10 ? b.slice(0, 10) : b;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** `if Due < Promised and Remark contains 急: OrderNo[0,4]-Customer, else Customer and the month of Ordered`. */
export function label(r: DataObject): string {
  const due = r.Due;
  const promised = r.Promised;
  const remark = r.Remark;
  const customer = typeof r.Customer === 'string' ? r.Customer : '';
  if (
    typeof due === 'string' &&
    due !== '' &&
    typeof promised === 'string' &&
    promised !== '' &&
    compareDates(due, promised) < 0 &&
    typeof remark === 'string' &&
    remark.includes('急')
  )
    return `${firstCharacters(r.OrderNo, 4)}-${customer}`;
  return `${customer} ${firstCharacters(r.Ordered, 7)}`;
}

const pairs = /[\ud800-\udfff]/;

function firstCharacters(value: Field, count: number): string {
  if (typeof value !== 'string') return '';
  const head = value.slice(0, count);
  return pairs.test(head) ? [...value].slice(0, count).join('') : head;
}

/** Like {@link label}, without rules for whole days, empty values or surrogate pairs. */
export function labelPlainly(r: DataObject): string {
  const { Due, Promised, Remark, Customer, OrderNo, Ordered } = r as Record<string, string>;
  return (Due ?? '') < (Promised ?? '') && Remark?.includes('急')
    ? `${OrderNo?.slice(0, 4)}-${Customer}`
    : `${Customer} ${Ordered?.slice(0, 7)}`;
}

/** A number, also from decimal text. NaN when empty, which makes every comparison false. */
export function num(value: Field): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
}

/** Four levels of `if` over grade, amount, prepayment, region and overdue days. */
export function credit(r: DataObject): string {
  const amount = num(r.Amount);
  const overdue = num(r.Overdue);
  if (r.Grade === 'A' && (amount > 100_000 || num(r.Prepaid) >= 0.5))
    return overdue > 30 ? '主管审批' : '直接放行';
  if ((r.Grade === 'B' || r.Grade === 'C') && amount <= 50_000)
    return r.Region === '华东' && overdue <= 0 ? '直接放行' : '主管审批';
  if (empty(r.Grade)) return '待评级';
  return overdue > 90 && r.Region !== '海外' ? '停止发货' : '总监审批';
}

/** Like {@link credit} with JavaScript's own comparisons. */
export function creditPlainly(record: DataObject): string {
  const r = record as Readonly<Record<'Grade' | 'Region', string>> &
    Readonly<Record<'Amount' | 'Prepaid' | 'Overdue', number>>;
  if (r.Grade === 'A' && (r.Amount > 100_000 || r.Prepaid >= 0.5))
    return r.Overdue > 30 ? '主管审批' : '直接放行';
  if ((r.Grade === 'B' || r.Grade === 'C') && r.Amount <= 50_000)
    return r.Region === '华东' && r.Overdue <= 0 ? '直接放行' : '主管审批';
  if (!r.Grade) return '待评级';
  return r.Overdue > 90 && r.Region !== '海外' ? '停止发货' : '总监审批';
}

interface Line {
  readonly Amount: Field;
  readonly Qty: Field;
  readonly Price: Field;
}

/** `sum(Lines.Amount)`, scale 2. Skips empty lines; null when all are empty. */
export function total(r: DataObject): number | null {
  let sum = 0;
  let found = false;
  const lines = r.Lines as unknown as readonly Line[];
  for (let at = 0; at < lines.length; at += 1) {
    const value = lines[at]?.Amount;
    if (empty(value)) continue;
    const n = scaled(value, 1e2);
    sum += n;
    if (!(sum < SAFE && sum > -SAFE)) return totalExactly(lines, (line) => big(line.Amount));
    found = true;
  }
  return found ? sum / 100 + 0 : null;
}

/** `sum(round(Qty * Price, 2))` of the lines, scales 3 and 4. */
export function totalOfProducts(r: DataObject): number | null {
  let sum = 0;
  let found = false;
  const lines = r.Lines as unknown as readonly Line[];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    if (empty(line.Qty) || empty(line.Price)) continue;
    const product = scaled(line.Qty, 1e3) * scaled(line.Price, 1e4);
    sum += down(product, 1e5);
    if (!(product < SAFE && product > -SAFE && sum < SAFE && sum > -SAFE)) {
      return totalExactly(lines, ({ Qty, Price }) => {
        const qty = big(Qty);
        const price = big(Price);
        return qty === null || price === null ? null : bigRound((qty * price) / ONE, 2);
      });
    }
    found = true;
  }
  return found ? sum / 100 + 0 : null;
}

function totalExactly(lines: readonly Line[], of: (line: Line) => bigint | null): number | null {
  const values = lines.map(of).filter((value) => value !== null);
  return values.length === 0 ? null : bigOut(values.reduce((a, b) => a + b, 0n));
}

/** Like {@link total} in doubles; empty lines count as 0. */
export function totalInDoubles(r: DataObject): number {
  let sum = 0;
  for (const line of r.Lines as unknown as readonly { readonly Amount: number }[]) sum += line.Amount;
  return Math.round(sum * 100) / 100;
}

/** Like {@link totalOfProducts} in doubles. */
export function totalOfProductsInDoubles(r: DataObject): number {
  let sum = 0;
  for (const { Qty, Price } of r.Lines as unknown as readonly {
    readonly Qty: number;
    readonly Price: number;
  }[])
    sum += Math.round(Qty * Price * 100) / 100;
  return Math.round(sum * 100) / 100;
}
