import type { ExcelFunction } from '../ExcelFunction.ts';
import { hour, minute, second } from './clockParts.ts';
import { date } from './date.ts';
import { datedif } from './datedif.ts';
import { day, month, year } from './dateParts.ts';
import { datevalue } from './datevalue.ts';
import { days } from './days.ts';
import { networkdays } from './networkdays.ts';
import { now, today } from './now.ts';
import { edate, eomonth } from './shiftedMonths.ts';
import { time } from './time.ts';
import { weekday, weeknum } from './weekNumbers.ts';
import { workday } from './workday.ts';

export const dates: readonly ExcelFunction[] = [
  date,
  datevalue,
  time,
  today,
  now,
  year,
  month,
  day,
  weekday,
  weeknum,
  hour,
  minute,
  second,
  edate,
  eomonth,
  days,
  datedif,
  networkdays,
  workday,
];
