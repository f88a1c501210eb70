import type { PlaceholderUse } from '../FilledValues.ts';
import { readPlaceholders, type TextPart } from '../readPlaceholders.ts';
import { writeNode } from '../xml/writeXml.ts';
import type { CellContent, CellWriting } from './CellContent.ts';
import { inlineText } from './inlineText.ts';
import type { SharedText, TextRun } from './sharedTexts.ts';

interface FilledRun {
  readonly looks: TextRun['looks'];
  readonly parts: readonly TextPart[];
}

const usesOf = (parts: readonly TextPart[]): readonly PlaceholderUse[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [{ source: part.source, isAlone: false }]));

/** The text of parts with their values. */
export const filledText = (parts: readonly TextPart[], valueFor: CellWriting['valueFor']): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = valueFor({ source: part.source, isAlone: false });
      return value === null || typeof value === 'object' ? '' : String(value);
    })
    .join('');

/** A text with placeholders among words. Parts keep their looks unless a placeholder stands across them. */
export const textContent = ({ plain, runs }: SharedText): CellContent => {
  const whole = readPlaceholders(plain);
  const parted: readonly FilledRun[] = runs.map(({ looks, text }) => ({
    looks,
    parts: readPlaceholders(text),
  }));
  const isParted =
    parted.length > 0 && parted.flatMap(({ parts }) => usesOf(parts)).length === usesOf(whole).length;
  return {
    uses: usesOf(whole),
    write({ valueFor, prefix }, style) {
      const inside = isParted
        ? parted
            .map(({ looks, parts }) => {
              const text = inlineText(filledText(parts, valueFor), prefix);
              return `<${prefix}r>${looks === undefined ? '' : writeNode(looks)}${text}</${prefix}r>`;
            })
            .join('')
        : inlineText(filledText(whole, valueFor), prefix);
      return { type: 'inlineStr', style, inside: `<${prefix}is>${inside}</${prefix}is>` };
    },
  };
};
