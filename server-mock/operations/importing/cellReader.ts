import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { Parsed } from '../../../runtime/model/fields/types/FieldType.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { momentText } from '../../workbooks/cellText.ts';
import type { SheetCell } from '../../workbooks/SheetCell.ts';
import type { ImportColumn } from './ImportColumn.ts';
import type { LabelKeys } from './LabelKeys.ts';

/** Reads one cell of a column as its field's value; the rule it breaks when it cannot be read. */
export type CellReader = (cell: SheetCell) => Parsed;

const millisPerDay = 86_400_000;
/** Serial numbers of 1970-01-01: dates count from 1900 (with the leap day that year did not have) or from 1904. */
const epochs = { from1900: 25_569, from1904: 24_107 } as const;

const serialText = (serial: number, dates1904: boolean): string => {
  const days = dates1904
    ? serial - epochs.from1904
    : serial < 60
      ? serial - epochs.from1900 + 1
      : serial - epochs.from1900;
  return momentText(new Date(Math.round(days * millisPerDay)));
};

/** What a workbook keeps when a formula has no answer. */
const errorValue = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

/** The digits a sheet shows: 0.1 + 0.2 is kept as 0.30000000000000004. */
const numberText = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));

/** The first reading of a moment the field's kind takes: whole, its day, its time, its month, its year. */
const readMoment = ({ field }: ImportColumn, text: string): Parsed => {
  const parts = [text.slice(0, 10), text, text.slice(11), text.slice(0, 7), text.slice(0, 4)];
  // A day without a time is written as one; 08:30 alone is a moment of the calendar's first day.
  const ordered = text.endsWith(' 00:00:00') ? parts : [text, ...parts];
  for (const part of ordered) {
    const read = field.kind.parse(part, field);
    if (read.ok) return read;
  }
  return field.kind.parse(text, field);
};

/** Moments read at most before they are read anew: days repeat. */
const rememberedMoments = 20_000;

/** Moments of one column, each day read once. */
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

/** Numbers a numeric field's column holds as they are: the frequent case needs no text of them. */
const exactly = ({ field }: ImportColumn): ((value: number) => boolean) => {
  const { valueType, holds } = columnTypes[field.columnType];
  const bounds =
    valueType === 'number' && field.kind.operators.includes('thanorequal') ? holds?.(field) : undefined;
  if (bounds === undefined) return () => false;
  const { least, greatest, places } = bounds;
  const factor = 10 ** places;
  return (value) => value >= least && value <= greatest && Math.round(value * factor) / factor === value;
};

/** A cell as the text or truth the field's kind reads. */
const rawOf = (cell: Exclude<SheetCell, Date>): Cell =>
  typeof cell === 'number' ? numberText(cell) : typeof cell === 'string' ? cell.trim() : cell;

/** Options of one label a dependent choice is looked for among. */
const candidateLimit = 200;

/** Reads labels as the keys they stand for; several are separated by commas, Chinese ones too. */
const labelReader = (column: ImportColumn, labels: LabelKeys): CellReader => {
  const { field } = column;
  const isFree = field.allowCreate === true || field.kind.suggestsOnly === true;
  const isMultiple = field.kind.isMultiple(field);
  const isDependent = field.dependsOn !== undefined && !isMultiple;
  return (cell) => {
    if (cell === null || cell === '') return field.kind.parse(null, field);
    const text = cell instanceof Date ? momentText(cell).replace(' 00:00:00', '') : String(rawOf(cell) ?? '');
    if (text === '') return field.kind.parse(null, field);
    const parts = isMultiple ? text.split(/[,，]/).map((part) => part.trim()) : [text];
    const keys: string[] = [];
    for (const part of parts) {
      if (part === '') continue;
      const found = labels.keysOf(part);
      // Whose 总仓 it is, the customer beside it says (`checkDependents`).
      if (isDependent && found !== undefined && found.length > 1 && found.length <= candidateLimit)
        return { ok: true, value: found.join(',') };
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

/** The reader of a column, made once per import. */
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
          if (cell instanceof Date) return ofMoment(cell);
          if (typeof cell === 'number') {
            if (isExact(cell)) return { ok: true, value: cell };
            if (isCalendar) return readMoment(column, serialText(cell, dates1904));
          }
          return field.kind.parse(rawOf(cell), field);
        };
  return (cell) =>
    typeof cell === 'string' && cell.charCodeAt(0) === 35 && errorValue.test(cell)
      ? { ok: false, rule: 'sheet.errorValue', params: { value: cell } }
      : read(cell);
};
