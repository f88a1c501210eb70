import { trimBlanks } from '../../../runtime/model/fields/columnTypes/blanks.ts';
import { plainText } from '../../../runtime/model/fields/columnTypes/decimalText.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { Parsed } from '../../../runtime/model/fields/types/FieldType.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { momentText } from '../../workbooks/cellText.ts';
import type { SheetCell } from '../../workbooks/SheetCell.ts';
import type { ImportColumn } from './ImportColumn.ts';
import type { LabelKeys } from './LabelKeys.ts';

/** Reads one cell as the value of its field; a failure names the broken rule. */
export type CellReader = (cell: SheetCell) => Parsed;

const millisPerDay = 86_400_000;
/**
 * Excel serial numbers of 1970-01-01. Dates count from 1900 (with the leap day that year did not have) or
 * from 1904.
 */
const epochs = { from1900: 25_569, from1904: 24_107 } as const;

const serialText = (serial: number, dates1904: boolean): string => {
  const days = dates1904
    ? serial - epochs.from1904
    : serial < 60
      ? serial - epochs.from1900 + 1
      : serial - epochs.from1900;
  return momentText(new Date(Math.round(days * millisPerDay)));
};

/** Whether a number is a day of the calendar that the workbook counts by: 60 is the 29 February that 1900 did not have. */
const isDay = (serial: number, dates1904: boolean): boolean =>
  dates1904 ? serial >= 0 : serial >= 1 && Math.floor(serial) !== 60;

/** Milliseconds of 1900-01-01, the first day of workbooks. */
const firstDay = Date.UTC(1900, 0, 1);

/** Error values that a workbook stores for failed formulas. */
const errorValue = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

/** Rounds to the digits a sheet shows: 0.1 + 0.2 is stored as 0.30000000000000004. */
const numberText = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : plainText(Number(value.toPrecision(15)));

/** Numbers from here on have more than 15 digits, of which a workbook keeps 15. */
const firstRounded = 1e15;

/** Tries the forms of a moment until the field type accepts one: whole, day, time, month, year. */
const readMoment = ({ field }: ImportColumn, text: string): Parsed => {
  const parts = [text.slice(0, 10), text, text.slice(11), text.slice(0, 7), text.slice(0, 4)];
  // A day without a time is written with time zero; 08:30 alone falls on the first day of the calendar.
  const ordered = text.endsWith(' 00:00:00') ? parts : [text, ...parts];
  for (const part of ordered) {
    const read = field.kind.parse(part, field);
    if (read.ok) return read;
  }
  return field.kind.parse(text, field);
};

/** Maximum cached moments per column; days repeat. */
const rememberedMoments = 20_000;

/** Reads the moments of one column with a cache. */
const momentReader = (column: ImportColumn): ((moment: Date) => Parsed) => {
  const known = new Map<number, Parsed>();
  return (moment) => {
    const at = moment.getTime();
    const before = known.get(at);
    if (before !== undefined) return before;
    const read = readMoment(column, momentText(moment));
    if (known.size < rememberedMoments) known.set(at, read);
    return read;
  };
};

/** Fast path: tells whether a number can be stored as it is, without the text form. */
const exactly = ({ field }: ImportColumn): ((value: number) => boolean) => {
  const { valueType, holds } = columnTypes[field.columnType];
  const bounds =
    valueType === 'number' && field.kind.operators.includes('thanorequal') ? holds?.(field) : undefined;
  if (bounds === undefined) return () => false;
  const { least, greatest, places } = bounds;
  const factor = 10 ** places;
  return (value) => value >= least && value <= greatest && Math.round(value * factor) / factor === value;
};

/** The cell as text or boolean, as the field type reads it. */
const rawOf = (cell: Exclude<SheetCell, Date>): Cell => (typeof cell === 'number' ? numberText(cell) : cell);

/** Maximum options with the same label among which a dependent choice is searched: steps of all work orders, say. */
const candidateLimit = 5000;

/** Reads labels as their keys; commas, also Chinese ones, separate several labels. */
const labelReader = (column: ImportColumn, labels: LabelKeys): CellReader => {
  const { field } = column;
  const isFree = field.allowCreate === true || field.kind.suggestsOnly === true;
  const isMultiple = field.kind.isMultiple(field);
  const isDependent = field.dependsOn !== undefined && !isMultiple;
  /** Joined keys by label: one text for all rows. */
  const candidates = new Map<string, string>();
  return (cell) => {
    if (cell === null || cell === '') return field.kind.parse(null, field);
    const text =
      cell instanceof Date
        ? momentText(cell).replace(' 00:00:00', '')
        : trimBlanks(String(rawOf(cell) ?? ''));
    if (text === '') return field.kind.parse(null, field);
    const parts = isMultiple ? text.split(/[,，]/).map((part) => trimBlanks(part)) : [text];
    const keys: string[] = [];
    for (const part of parts) {
      if (part === '') continue;
      const found = labels.keysOf(part);
      // Several options share the label (总仓): `checkDependents` picks the one that fits the customer of the
      // row.
      if (isDependent && found !== undefined && found.length > 1 && found.length <= candidateLimit) {
        const joined = candidates.get(part) ?? found.join(',');
        candidates.set(part, joined);
        return { ok: true, value: joined };
      }
      if (found !== undefined && found.length > 1)
        return { ok: false, rule: 'sheet.ambiguous', params: { value: part } };
      const key = found?.[0] ?? (isFree ? part : undefined);
      if (key === undefined)
        return labels.listed === undefined
          ? { ok: false, rule: 'list.importOptionMany' }
          : { ok: false, rule: 'list.importOption', params: { options: labels.listed } };
      keys.push(key);
    }
    return field.kind.parse(isMultiple ? keys : (keys[0] ?? null), field);
  };
};

/** Makes the reader of a column, once per import. */
export const cellReader = (
  column: ImportColumn,
  labels: LabelKeys | undefined,
  dates1904: boolean,
): CellReader => {
  const { field } = column;
  const { valueType } = columnTypes[field.columnType];
  const isCalendar = valueType === 'date' || valueType === 'datetime';
  const ofMoment = momentReader(column);
  const isExact = exactly(column);
  const read: CellReader =
    labels !== undefined
      ? labelReader(column, labels)
      : (cell) => {
          if (cell instanceof Date)
            return isCalendar && !dates1904 && cell.getTime() < firstDay
              ? { ok: false, rule: 'sheet.noDay', params: { value: momentText(cell).slice(0, 10) } }
              : ofMoment(cell);
          if (typeof cell === 'number') {
            if (field.columnType === 'string' && Math.abs(cell) >= firstRounded)
              return { ok: false, rule: 'sheet.longNumber' };
            if (isExact(cell)) return { ok: true, value: cell };
            if (isCalendar)
              return isDay(cell, dates1904)
                ? readMoment(column, serialText(cell, dates1904))
                : { ok: false, rule: 'sheet.noDay', params: { value: numberText(cell) } };
          }
          return field.kind.parse(rawOf(cell), field);
        };
  return (cell) =>
    typeof cell === 'string' && cell.charCodeAt(0) === 35 && errorValue.test(cell)
      ? { ok: false, rule: 'sheet.errorValue', params: { value: cell } }
      : read(cell);
};
