import type { BoardFilters } from '../../runtime/model/boards/BoardFilters.ts';
import { boardLimits } from '../../runtime/model/boards/boardLimits.ts';
import type { DayRange } from '../../runtime/model/boards/periods/Period.ts';
import { isDate } from '../../runtime/model/fields/columnTypes/calendar.ts';
import { asObject, isObject, type Json } from '../../runtime/model/schema/Json.ts';

const readDays = (given: Json): DayRange | undefined => {
  if (!isObject(given)) return undefined;
  const day = (one: Json | undefined): string | undefined =>
    typeof one === 'string' && isDate(one) ? one : undefined;
  return { from: day(given.from), to: day(given.to) };
};

/** Reads the filters of a viewer; what has no shape is left out. */
export const readFilters = (given: Json | undefined): BoardFilters => {
  const { period, values } = asObject(given) ?? {};
  const chosen = typeof period === 'string' ? period : period === undefined ? undefined : readDays(period);
  const read = Object.entries(asObject(values) ?? {})
    .slice(0, boardLimits.filters * 2)
    .flatMap(([field, list]) =>
      Array.isArray(list)
        ? [
            [
              field,
              list.slice(0, boardLimits.values).filter((one) => !isObject(one) && !Array.isArray(one)),
            ] as const,
          ]
        : [],
    );
  return {
    ...(chosen !== undefined && { period: chosen }),
    ...(read.length > 0 && { values: Object.fromEntries(read) as NonNullable<BoardFilters['values']> }),
  };
};

/** Reads what viewers chose by card: short texts. */
export const readMeasures = (given: Json | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asObject(given) ?? {})
      .slice(0, boardLimits.cards)
      .flatMap(([card, one]) => (typeof one === 'string' && one.length <= 100 ? [[card, one] as const] : [])),
  );
