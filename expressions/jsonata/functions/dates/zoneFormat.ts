import type { Frame } from '../../../evaluate/Frame.ts';
import { readIntegerFormat } from '../pictures/integers/readIntegerFormat.ts';
import type { FieldFormat } from './FieldFormat.ts';

/**
 * `+8`, `+08`, `+0800` or `+08:00`, with the digits of the presentation. `z` adds the prefix GMT; `t` writes
 * Z for UTC.
 */
export function zoneFormat(frame: Frame, presentation: string, prefix: string, short: boolean): FieldFormat {
  if (!/\p{Nd}/u.test(presentation)) throw frame.refuse('D3134', 'The timezone format has no digits.');
  const format = readIntegerFormat(frame, presentation, false);
  const separator = /[^\p{Nd}#]/u.exec(presentation)?.[0] ?? '';
  if (format.digits > 4)
    throw frame.refuse('D3134', 'The timezone format cannot have more than four digits.');
  return {
    write({ offset }) {
      if (offset === 0 && short) return 'Z';
      const hours = Math.floor(Math.abs(offset) / 60);
      const minutes = Math.abs(offset) % 60;
      const onlyHours = separator === '' && format.digits <= 2;
      const rest = onlyHours && minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : '';
      return `${prefix}${offset < 0 ? '-' : '+'}${format.write(BigInt(onlyHours ? hours : hours * 100 + minutes))}${rest}`;
    },
    read(text, at) {
      if (short && text.startsWith('Z', at)) return { value: 0, end: at + 1 };
      const from = text.startsWith(prefix, at) ? at + prefix.length : at;
      const parts = /^([-+])(\d\d?)(?::?(\d\d))?/.exec(text.slice(from, from + 6));
      if (parts === null) return undefined;
      const minutes = 60 * Number(parts[2]) + Number(parts[3] ?? 0);
      return { value: parts[1] === '-' ? -minutes : minutes, end: from + parts[0].length };
    },
  };
}

/**
 * Parses the timezone of `$fromMillis` to minutes ahead of UTC: `+0800`, `-05:00`, `Z`; else `bad-timezone`.
 */
export function offsetOf(frame: Frame, timezone: string | undefined): number {
  if (timezone === undefined || timezone === 'Z') return 0;
  const parts = /^([-+]?)(\d\d):?(\d\d)$/.exec(timezone);
  if (parts === null) throw frame.refuse('bad-timezone', 'A timezone is written +hhmm or -hhmm.');
  const minutes = 60 * Number(parts[2]) + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
}
