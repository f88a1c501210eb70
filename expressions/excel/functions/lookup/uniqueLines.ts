import type { Frame } from '../../../evaluate/Frame.ts';
import { textOf } from '../../../values/textOf.ts';
import { folded, numeric } from '../../values/compareScalars.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import type { Line } from './lines.ts';

/** Removes duplicate lines, or with `once` keeps only lines that occur once. Ignores the case of text. */
export function uniqueLines(frame: Frame, lines: readonly Line[], once: boolean): readonly Line[] {
  const counts = new Map<string, number>();
  const keys = lines.map((line) => {
    const key = line.map(keyOf).join('\n');
    frame.charge(1 + (key.length >>> 4));
    frame.allocateText(key.length);
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return { key, isFirst: before === 0 };
  });
  return lines.filter((_line, at) => keys[at]?.isFirst && (!once || counts.get(keys[at].key) === 1));
}

/** A key that equal cells share. */
function keyOf(cell: ExcelScalar): string {
  if (cell === null) return 'blank';
  if (typeof cell === 'string') return `text ${JSON.stringify(folded(cell))}`;
  if (cell instanceof ExcelError) return cell.code;
  const number = numeric(cell);
  return number === undefined ? String(cell) : `number ${textOf(number)}`;
}
