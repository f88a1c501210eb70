import { LINE_HEIGHT, ROW_HEIGHT } from './metrics.ts';

/** Lines of a total drawn at most; the last one counts those left out. */
const MOST_LINES = 6;

/** Lines of a total as drawn: one for each currency. */
export function totalLines(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), `+${lines.length - MOST_LINES + 1}`];
}

/** A total in one line, as it is read out and copied. */
export function totalInOneLine(text: string): string {
  return text.replaceAll('\n', ' · ');
}

/** Pixels of the summary row, as high as its longest total; 0: there is none. */
export function summaryHeight(summary: Readonly<Record<string, string>> | undefined): number {
  if (!summary) return 0;
  const lines = Math.max(1, ...Object.values(summary).map((text) => totalLines(text).length));
  return ROW_HEIGHT + LINE_HEIGHT * (lines - 1);
}

/** Where the lines of a total start in a summary row of this height, in pixels from its top. */
export function totalTop(height: number, lines: number): number {
  return (height - LINE_HEIGHT * lines) / 2;
}
