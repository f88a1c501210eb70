import type { IntegerFormat } from '../pictures/integers/IntegerFormat.ts';
import type { Component } from './components.ts';
import type { FieldFormat } from './FieldFormat.ts';
import type { Width } from './Width.ts';

/** No part of a date needs longer numbers. */
const LONGEST = 9;

/** A component as a number, with at least `width.min` digits. */
export function numberFormat(component: Component, format: IntegerFormat, width: Width): FieldFormat {
  const digits = Math.max(format.digits, width.min ?? 0);
  return {
    digits: format.digits === 0 ? 0 : digits,
    write: (moment) => signed(component.of(moment), format, digits),
    read: (text, at, most) => readNumber(format, text, at, most),
  };
}

/** A year: of a picture with two or more digits, or with a greatest width, only the last so many digits are shown. */
export function yearFormat(component: Component, format: IntegerFormat, width: Width): FieldFormat {
  const digits = width.max ?? Math.max(format.places, width.min ?? 0);
  const cut = format.digits > 0 && digits >= (width.max === undefined ? 2 : 1);
  return {
    digits: format.digits === 0 ? 0 : digits,
    write(moment) {
      const year = component.of(moment);
      return signed(cut ? year % 10 ** digits : year, format, Math.max(width.min ?? 0, width.max ?? 0));
    },
    read(text, at, most) {
      const reading = readNumber(format, text, at, width.max ?? most);
      // Two digits mean the twentieth century, as they do to JavaScript's dates.
      if (reading === undefined || digits !== 2 || reading.end - at > 2) return reading;
      return { ...reading, value: 1900 + reading.value };
    },
  };
}

function signed(value: number, format: IntegerFormat, digits: number): string {
  const text = format.write(BigInt(Math.abs(value))).padStart(format.digits === 0 ? 0 : digits, '0');
  return value < 0 ? `-${text}` : text;
}

function readNumber(format: IntegerFormat, text: string, at: number, most: number | undefined) {
  const reading = format.read(text, at, Math.min(most ?? LONGEST, LONGEST));
  return reading === undefined ? undefined : { value: Number(reading.value), end: reading.end };
}
