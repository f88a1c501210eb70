import { toInteger } from '../../values/coerce.ts';
import { type ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';

/** The working days of a week, ascending, as serial numbers modulo 7 (0 is Saturday). */
export type WorkWeek = readonly number[];

/** Monday to Friday. */
export const mondayToFriday: WorkWeek = [2, 3, 4, 5, 6];

/** Types 1 to 7 have two days off, 11 to 17 one: type 1 is Saturday and Sunday, 11 Sunday. */
const PAIRS = 1;
const SINGLES = 11;
const DAYS = 7;

/**
 * Parses the weekend argument of NETWORKDAYS.INTL. It is a number, or seven characters from Monday on with 1
 * for a day off. #NUM! for other numbers, #VALUE! for other texts.
 */
export function workWeekOf(weekend: ExcelScalar | undefined): WorkWeek | ExcelError {
  if (weekend === undefined || weekend === null) return mondayToFriday;
  if (typeof weekend === 'string') return /^[01]{7}$/.test(weekend) ? weekOfText(weekend) : errors.value;
  if (typeof weekend === 'boolean') return errors.value;
  const type = toInteger(weekend);
  if (typeof type !== 'number') return type;
  if (type >= PAIRS && type < PAIRS + DAYS) return without([type - PAIRS, (type - PAIRS + 1) % DAYS]);
  return type >= SINGLES && type < SINGLES + DAYS ? without([(type - SINGLES + 1) % DAYS]) : errors.number;
}

function without(free: readonly number[]): WorkWeek {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !free.includes(day));
}

function weekOfText(text: string): WorkWeek {
  // The first character is Monday, which is 2.
  return without([0, 1, 2, 3, 4, 5, 6].filter((day) => text.charAt((day + 5) % DAYS) === '1'));
}
