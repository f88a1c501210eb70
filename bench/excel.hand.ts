import { crc32, createDeflateRaw, inflateRawSync } from 'node:zlib';
import { validate } from '../runtime/model/record/validate.ts';
import type { MutableRow, Row } from '../runtime/model/schema/Row.ts';
import { checkZip } from '../server-mock/workbooks/checkZip.ts';
import { excelFields, excelTable } from './excel.data.ts';

// Minimal code that reads and writes only these columns. It supports no styles except dates, no checks of the
// file and no other layout.

const letters = excelFields.map((_, at) => String.fromCharCode(65 + at));
const labels = excelFields.map((name) => {
  const { data } = excelTable.byName.get(name) ?? {};
  return data && new Map(data.map(({ key, value }) => [String(key), value] as const));
});
const keys = labels.map((map) => map && new Map([...map].map(([key, label]) => [label, key] as const)));
const isDate = excelFields.map((name) => /^date/.test(excelTable.byName.get(name)?.columnType ?? ''));
const isSwitch = excelFields.map((name) => excelTable.byName.get(name)?.type === 'switch');
const day = 86_400_000;

const escaped = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;

const serial = (text: string): number =>
  Date.parse(`${text.slice(0, 10)}T${text.length > 10 ? text.slice(11) : '00:00:00'}Z`) / day + 25_569;

const rowText = (row: Row, number: number): string => {
  let xml = `<row r="${number}">`;
  for (let at = 0; at < excelFields.length; at += 1) {
    const value = row[excelFields[at] as string] ?? null;
    if (value === null) continue;
    const ref = `<c r="${letters[at]}${number}"`;
    if (isDate[at]) xml += `${ref} s="1"><v>${serial(String(value))}</v></c>`;
    else if (typeof value === 'number' && !isSwitch[at]) xml += `${ref}><v>${value}</v></c>`;
    else {
      const text = isSwitch[at]
        ? value === 1
          ? '是'
          : '否'
        : (labels[at]?.get(String(value)) ?? String(value));
      xml += `${ref} t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
    }
  }
  return `${xml}</row>`;
};

/**
 * Writes the rows as one deflated sheet. Returns its size in bytes; the small parts around it are ignored.
 */
export const writeByHand = async (rows: Iterable<Row>): Promise<number> => {
  const packer = createDeflateRaw();
  let bytes = 0;
  let sum = 0;
  packer.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  const put = async (text: string): Promise<void> => {
    const part = Buffer.from(text);
    sum = crc32(part, sum);
    if (!packer.write(part)) await new Promise((resolve) => packer.once('drain', resolve));
  };
  let number = 1;
  let text = `<worksheet><sheetData><row r="1">${excelFields.map((name, at) => `<c r="${letters[at]}1" t="inlineStr"><is><t>${name}</t></is></c>`).join('')}</row>`;
  for (const row of rows) {
    number += 1;
    text += rowText(row, number);
    if (text.length > 65_536) {
      await put(text);
      text = '';
    }
  }
  await put(`${text}</sheetData></worksheet>`);
  await new Promise<void>((resolve) => packer.end(resolve));
  return bytes + sum * 0;
};

const open = '<'.charCodeAt(0);
const letterC = 'c'.charCodeAt(0);
const space = ' '.charCodeAt(0);
const slash = '/'.charCodeAt(0);

const converted = (at: number, text: string): string | number => {
  if (isDate[at]) {
    const moment = new Date(Math.round((Number(text) - 25_569) * day)).toISOString();
    return excelTable.byName.get(excelFields[at] as string)?.columnType === 'date'
      ? moment.slice(0, 10)
      : moment.slice(0, 19).replace('T', ' ');
  }
  const key = keys[at]?.get(text);
  if (key !== undefined) return key;
  if (isSwitch[at]) return text === '是' ? 1 : 0;
  const type = excelTable.byName.get(excelFields[at] as string)?.columnType;
  if (type === 'decimal' || type === 'int') return Number(text);
  return text.includes('&')
    ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    : text;
};

/**
 * Scans the bytes of the sheet for cells, makes records and validates each. Returns the numbers of rows and
 * issues.
 */
export const readByHand = (file: Uint8Array): { readonly rows: number; readonly issues: number } => {
  const entry = checkZip(file).find(({ name }) => name.includes('worksheets/sheet1'));
  if (entry === undefined) throw new Error('no sheet');
  const view = new DataView(file.buffer, file.byteOffset);
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const xml = inflateRawSync(file.subarray(start, start + entry.packed));
  let rows = 0;
  let issues = 0;
  let record: MutableRow = {};
  let current = 0;
  const finish = (): void => {
    if (current > 1) {
      rows += 1;
      issues += validate(excelTable, record, 'form').length;
    }
    record = {};
  };
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] !== open || xml[at + 1] !== letterC || xml[at + 2] !== space) continue;
    const close = xml.indexOf('>', at);
    // An empty cell with only a format.
    if (xml[close - 1] === slash) continue;
    const column = (xml[at + 6] as number) - 65;
    let number = 0;
    for (let digit = at + 7; ; digit += 1) {
      const value = (xml[digit] as number) - 48;
      if (!(value >= 0 && value <= 9)) break;
      number = number * 10 + value;
    }
    if (number !== current) {
      finish();
      current = number;
    }
    const from =
      xml.indexOf(
        '>',
        xml[close + 1] === open && xml[close + 2] === 'i'.charCodeAt(0) ? close + 5 : close + 1,
      ) + 1;
    const to = xml.indexOf('<', from);
    if (current > 1)
      record[excelFields[column] as string] = converted(column, xml.toString('utf8', from, to));
    at = to;
  }
  finish();
  return { rows, issues };
};
