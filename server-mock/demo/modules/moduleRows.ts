import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from '../DemoContext.ts';
import type { DemoDates } from '../DemoDates.ts';
import type { DemoTable } from './DemoModule.ts';

/** Days before the last day of the data on which rows without a `CreateDate` were created. */
const created = -200;

/** Rows of a module's table as they are stored: days as dates, with who created them and every column of any row. */
export const moduleRows = (context: DemoContext, { by, rows }: DemoTable): readonly Row[] => {
  const empty: Row = Object.fromEntries(rows.flatMap((row) => Object.keys(row)).map((name) => [name, null]));
  return rows.map((row, index) => ({
    ...empty,
    ...ownedBy(context, by, context.dates.past(created, index % 480)),
    ...Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, dated(context.dates, cell)])),
  }));
};

/** `@-12 08:30` as a time, `@+3` as a day, `{@-12}` in a code as `yyyyMMdd`; other values as they are. */
const dated = (dates: DemoDates, cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell;
  if (!/^@[-+]\d{1,4}( \d\d:\d\d)?$/.test(cell))
    return cell.replace(/\{@([-+]\d{1,4})\}/g, (_, days) => dates.day(Number(days)).replaceAll('-', ''));
  const [days = '', time] = cell.slice(1).split(' ');
  const day = dates.day(Number(days));
  return time === undefined ? day : `${day} ${time}:00`;
};
