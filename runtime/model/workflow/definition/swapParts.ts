import { parseTree } from 'jsonc-parser';
import { readJson } from './readConfig.ts';

/**
 * The text with two of its parts in each other's place, every byte of both and of what lies between kept. Undefined: it is
 * damaged, or has no such parts.
 */
export function swapParts(text: string, one: number, other: number): string | undefined {
  const { value, issues } = readJson(text, '');
  if (issues.length > 0 || !Array.isArray(value)) return undefined;
  const parts = parseTree(text)?.children ?? [];
  const first = parts[Math.min(one, other)];
  const second = parts[Math.max(one, other)];
  if (!first || !second || first === second) return undefined;
  const written = ({ offset, length }: { offset: number; length: number }): string =>
    text.slice(offset, offset + length);
  return (
    text.slice(0, first.offset) +
    written(second) +
    text.slice(first.offset + first.length, second.offset) +
    written(first) +
    text.slice(second.offset + second.length)
  );
}
