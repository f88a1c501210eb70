import type { IntegerFormat } from '../pictures/integers/IntegerFormat.ts';
import type { Component } from './components.ts';
import type { FieldFormat, FieldReading } from './FieldFormat.ts';
import type { Width } from './Width.ts';

/** Maximum digits of a number to read; enough for any part of a date. */
const LONGEST = 9;

/** Formats a component as a number. */
export function numberFormat(component: Component, format: IntegerFormat): FieldFormat {
  return {
    digits: format.digits,
    write: (moment) => signed(component.of(moment), format),
    read: (text, at, most) => readNumber(format, text, at, most),
  };
}

/** Formats milliseconds. Reads the digits after a decimal point, so that 5 is half a second. */
export function fractionFormat(component: Component, format: IntegerFormat): FieldFormat {
  return {
    ...numberFormat(component, format),
    read(text, at, most) {
      const reading = readNumber(format, text, at, most);
      if (reading === undefined || format.digits === 0) return reading;
      return { ...reading, value: Math.floor(reading.value / 10 ** (reading.end - at - 3)) };
    },
  };
}

/** Formats a year. With two or more digits in the picture, or a maximum width, shows only the last digits. */
export function yearFormat(component: Component, format: IntegerFormat, width: Width): FieldFormat {
  const shown = width.max ?? (format.places >= 2 ? format.places : undefined);
  return {
    digits: format.digits,
    write(moment) {
      const year = component.of(moment);
      return signed(shown === undefined ? year : year % 10 ** shown, format);
    },
    read(text, at, most) {
      const reading = readNumber(format, text, at, most);
      // Two digits mean the 20th century, as in JavaScript dates.
      if (reading === undefined || reading.value > 99) return reading;
      return { ...reading, value: 1900 + reading.value };
    },
  };
}

function signed(value: number, format: IntegerFormat): string {
  const text = format.write(BigInt(Math.abs(value)));
  return value < 0 ? `-${text}` : text;
}

function readNumber(
  format: IntegerFormat,
  text: string,
  at: number,
  most: number | undefined,
): FieldReading | undefined {
  const reading = format.read(text, at, Math.min(most ?? LONGEST, LONGEST));
  return reading === undefined ? undefined : { value: Number(reading.value), end: reading.end };
}
