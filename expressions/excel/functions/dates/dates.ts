import type { ExcelFunction } from '../ExcelFunction.ts';
import { hour, minute, second } from './clockParts.ts';
import { date } from './date.ts';
import { datedif } from './datedif.ts';
import { day, month, year } from './dateParts.ts';
import { datevalue } from './datevalue.ts';
import { days } from './days.ts';
import { networkdays, networkdaysIntl } from './networkdays.ts';
import { now, today } from './now.ts';
import { edate, eomonth } from './shiftedMonths.ts';
import { time } from './time.ts';
import { timevalue } from './timevalue.ts';
import { isoweeknum, weekday, weeknum } from './weekNumbers.ts';
import { workday, workdayIntl } from './workday.ts';
import { days360, yearfrac } from './yearFractions.ts';

export const dates: readonly ExcelFunction[] = [
  date,
  datevalue,
  time,
  timevalue,
  today,
  now,
  year,
  month,
  day,
  weekday,
  weeknum,
  isoweeknum,
  hour,
  minute,
  second,
  edate,
  eomonth,
  days,
  datedif,
  days360,
  yearfrac,
  networkdays,
  networkdaysIntl,
  workday,
  workdayIntl,
];
