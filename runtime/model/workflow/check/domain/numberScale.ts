import { decimalTextOf, greatestOf, scaleOf } from '../../../fields/columnTypes/decimal.ts';
import { decimalsOf } from '../../../fields/columnTypes/decimalText.ts';
import { columnTypes } from '../../../fields/columnTypes/index.ts';
import type { ResolvedField } from '../../../fields/resolve/ResolvedTable.ts';
import type { Scale } from './Scale.ts';

/**
 * Scale of integers, and of decimals with at most 15 digits in their smallest unit.
 * Undefined for wider decimals, which a JSON number cannot hold exactly.
 */
export function numberScale(field: ResolvedField): Scale | undefined {
  const holds = columnTypes[field.columnType].holds?.(field);
  // Wider decimals are text on the wire.
  if (holds === undefined || holds.greatest === 0) return undefined;
  const isDecimal = field.columnType === 'decimal';
  const places = isDecimal ? scaleOf(field) : 0;
  const most = isDecimal ? unitsOf(greatestOf(field), places).floor : BigInt(holds.greatest);
  const least = isDecimal ? -most : BigInt(holds.least);
  const low = bound(field.min, places);
  const high = bound(field.max, places);
  return {
    // A save accepts only values within these bounds, so every document lies inside them.
    least: low === undefined || low.ceiling < least ? least : low.ceiling,
    greatest: high === undefined || high.floor > most ? most : high.floor,
    isOrdered: true,
    place(constant) {
      const text = decimalTextOf(constant);
      if (typeof text !== 'string') return undefined;
      const { floor, ceiling } = unitsOf(text, places);
      return floor === ceiling ? { below: floor - 1n, above: floor + 1n } : { below: floor, above: ceiling };
    },
    value: (code) => Number(`${code}e-${places}`),
  };
}

function bound(given: ResolvedField['min'], places: number) {
  const text = given === undefined ? undefined : decimalTextOf(given);
  return typeof text === 'string' ? unitsOf(text, places) : undefined;
}

/** A normalized decimal in units of its last place; floor and ceiling differ when it is finer. */
function unitsOf(text: string, places: number): { readonly floor: bigint; readonly ceiling: bigint } {
  const decimals = decimalsOf(text);
  const digits = BigInt(text.replace('.', ''));
  if (decimals <= places) {
    const units = digits * 10n ** BigInt(places - decimals);
    return { floor: units, ceiling: units };
  }
  const parts = 10n ** BigInt(decimals - places);
  const whole = digits / parts;
  if (whole * parts === digits) return { floor: whole, ceiling: whole };
  const floor = digits < 0n ? whole - 1n : whole;
  return { floor, ceiling: floor + 1n };
}
