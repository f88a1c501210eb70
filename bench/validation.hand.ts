import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDate, isDateTime } from '../runtime/model/fields/columnTypes/calendar.ts';
import { characters } from '../runtime/model/fields/columnTypes/string.ts';
import type { Issue } from '../runtime/model/schema/Issue.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import { fieldCount } from './validation.fields.ts';

/**
 * Hand-written validation of the fields of `validation.fields.ts`. Gives the same issues without a schema.
 */
export type ByHand = (record: Row) => Issue[];

/**
 * Code for the twenty lines of a block: one property access and condition after the other, without shared
 * code or lookups. Generated for the ten blocks as source text, because a loop over names would be slower
 * than hand-written code.
 */
const blockSource = (at: number): string => {
  const f = (offset: number): string => `F${at + offset}`;
  const issue = (offset: number, rule: string, params = ''): string =>
    `issues.push({ path: '${f(offset)}', rule: '${rule}', params: { title: '字段${at + offset}'${params} }, severity: 'error' })`;
  const text = (offset: number, longest: number): string => `
  v = r.${f(offset)};
  if (filled(v) && v.length > ${longest} && characters(v) > ${longest}) ${issue(offset, 'form.maxLength', `, n: ${longest}`)};`;
  const decimals = (offset: number, scale: number): string =>
    `else if (Math.round(v * 1e${scale}) / 1e${scale} !== v) ${issue(offset, 'form.decimals', `, n: ${scale}`)};`;
  const greatest = (scale: number): string => `${'9'.repeat(15 - scale)}.${'9'.repeat(scale)}`;
  const limits = (offset: number, scale: number): string => `
  else if (v > ${greatest(scale)}) ${issue(offset, 'form.max', `, max: '${greatest(scale)}'`)};
  else if (v < -${greatest(scale)}) ${issue(offset, 'form.min', `, min: '-${greatest(scale)}'`)};
  ${decimals(offset, scale)}`;
  return `
  v = r.${f(0)};
  if (!filled(v)) ${issue(0, 'form.required')};
  else if (v.length > 40 && characters(v) > 40) ${issue(0, 'form.maxLength', ', n: 40')};
  ${text(1, 100)}
  v = r.${f(2)};
  if (filled(v)) {
    if (characters(v) < 2) ${issue(2, 'form.minLength', ', n: 2')};
    else if (v.length > 30 && characters(v) > 30) ${issue(2, 'form.maxLength', ', n: 30')};
  }
  v = r.${f(3)};
  if (!filled(v)) ${issue(3, 'form.select')};
  else if (v !== 'u0' && v !== 'u1' && v !== 'u2' && v !== 'u3' && v !== 'u4') ${issue(3, 'form.optionOf', ", options: '个,件,套,千克,米'")};
  v = r.${f(4)};
  if (v === null || v === undefined || v === '') ${issue(4, 'form.select')};
  else if (!Number.isInteger(v)) ${issue(4, 'form.integer')};
  else if (v > 2147483647) ${issue(4, 'form.max', ', max: 2147483647')};
  else if (v < -2147483648) ${issue(4, 'form.min', ', min: -2147483648')};
  ${text(5, 10)}
  v = r.${f(6)};
  if (typeof v !== 'number') ${issue(6, 'form.number')};
  else if (v < 0) ${issue(6, 'form.min', ', min: 0')};
  ${limits(6, 3)}
  v = r.${f(7)};
  if (v !== null && v !== undefined && v !== '') {
    if (typeof v !== 'number') ${issue(7, 'form.number')};
    else if (v < 0) ${issue(7, 'form.min', ', min: 0')};
    else if (v > 1000000) ${issue(7, 'form.max', ', max: 1000000')};
    ${decimals(7, 2)}
  }
  v = r.${f(8)};
  if (v !== null && v !== undefined && v !== '') {
    if (typeof v !== 'number') ${issue(8, 'form.number')};
    ${limits(8, 2)}
  }
  v = r.${f(9)};
  if (!Number.isInteger(v)) ${issue(9, 'form.integer')};
  else if (v < 1) ${issue(9, 'form.min', ', min: 1')};
  else if (v > 9999) ${issue(9, 'form.max', ', max: 9999')};
  v = r.${f(10)};
  if (v !== null && v !== undefined && v !== '') {
    if (!Number.isInteger(v)) ${issue(10, 'form.integer')};
    else if (v > 2147483647) ${issue(10, 'form.max', ', max: 2147483647')};
    else if (v < -2147483648) ${issue(10, 'form.min', ', min: -2147483648')};
  }
  v = r.${f(11)};
  if (!filled(v)) ${issue(11, 'form.date')};
  else if (!isDate(v)) ${issue(11, 'form.dateFormat')};
  v = r.${f(12)};
  if (filled(v) && !isDate(v)) ${issue(12, 'form.dateFormat')};
  v = r.${f(13)};
  if (filled(v) && !isDateTime(v)) ${issue(13, 'form.dateFormat')};
  v = r.${f(14)};
  if (v !== null && v !== undefined && v !== '' && v !== 0 && v !== 1) ${issue(14, 'form.boolean')};
  v = r.${f(15)};
  if (filled(v) && !phone.test(v)) ${issue(15, 'form.phone')};
  v = r.${f(16)};
  if (filled(v)) {
    if (!mail.test(v)) ${issue(16, 'form.mail')};
    else if (v.length > 60) ${issue(16, 'form.maxLength', ', n: 60')};
  }
  ${text(17, 500)}
  v = r.${f(18)};
  if (!filled(v)) { if (r.${f(9)} > 5000) ${issue(18, 'form.required')}; }
  else if (v.length > 20 && characters(v) > 20) ${issue(18, 'form.maxLength', ', n: 20')};
  if (r.${f(14)} === 1) {
    v = r.${f(19)};
    if (v !== null && v !== undefined && v !== '') {
      if (typeof v !== 'number') ${issue(19, 'form.number')};
      else if (v < 0) ${issue(19, 'form.min', ', min: 0')};
      ${limits(19, 2)}
    }
  }`;
};

const moduleSource = (): string => `
const phone = /^1[3-9]\\d{9}$/;
const mail = /^[^\\s@,;<>()"]{1,64}@[^\\s@,;<>()".]{1,63}(?:\\.[^\\s@,;<>()".]{1,63}){1,8}$/;
const filled = (v) => typeof v === 'string' && v !== '' && (v.charCodeAt(0) > 32 || v.trim() !== '');
export const make = ({ isDate, isDateTime, characters }) => function byHand(r) {
  const issues = [];
  let v;
  ${Array.from({ length: fieldCount / 20 }, (_, at) => blockSource(at * 20)).join('\n')}
  return issues;
};
`;

/** Writes the module, loads it and deletes the file. */
export async function loadByHand(): Promise<ByHand> {
  const directory = await mkdtemp(join(tmpdir(), 'jig-bench-'));
  try {
    const file = join(directory, 'byHand.mjs');
    await writeFile(file, moduleSource().replaceAll(/;(\s+else)/g, '$1'));
    const { make } = (await import(pathToFileURL(file).href)) as { make(primitives: object): ByHand };
    return make({ isDate, isDateTime, characters });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
