import { jsonSpans, type Span } from '../../check/jsonSpans.ts';
import { readJson } from './readConfig.ts';

/**
 * Swaps two parts of the text and keeps every other byte.
 * Undefined when the text is damaged or a part is missing.
 */
export function swapParts(text: string, one: number, other: number): string | undefined {
  const { value, issues } = readJson(text, '');
  if (issues.length > 0 || !Array.isArray(value)) return undefined;
  const spans = jsonSpans(text);
  const first = spans[Math.min(one, other)];
  const second = spans[Math.max(one, other)];
  if (!first || !second || first === second) return undefined;
  const written = ({ from, to }: Span): string => text.slice(from, to);
  return (
    text.slice(0, first.from) +
    written(second) +
    text.slice(first.to, second.from) +
    written(first) +
    text.slice(second.to)
  );
}
