import type { Section } from './Section.ts';
import type { Token } from './Token.ts';
import { type Piece, tokenize } from './tokenize.ts';

/** A parsed number format. `choices` decides which numbers a section accepts. */
export interface NumberFormat {
  /** Sections for numbers, at most three; none when the format is for text only. */
  readonly numbers: readonly Section[];
  /** The section for text, if any. */
  readonly text: Section | undefined;
}

const MOST_SECTIONS = 4;
const unset: Omit<Section, 'tokens'> = { condition: undefined, numerals: undefined };

/** Parses a number format; null when it is invalid. */
export function parseFormat(format: string): NumberFormat | null {
  const pieces = tokenize(format);
  const sections = pieces === undefined ? [] : sectionsOf(pieces);
  if (sections.length === 0 || sections.length > MOST_SECTIONS) return null;
  const last = sections[sections.length - 1];
  const isText =
    sections.length === MOST_SECTIONS || last?.tokens.some(({ kind }) => kind === 'text') === true;
  return { numbers: isText ? sections.slice(0, -1) : sections, text: isText ? last : undefined };
}

function sectionsOf(pieces: readonly Piece[]): Section[] {
  const sections: Section[] = [];
  let tokens: Token[] = [];
  let setting = unset;
  const close = () => {
    // `[DBNum2]` alone spells the number.
    const bare = tokens.length === 0 && setting.numerals !== undefined;
    sections.push({ ...setting, tokens: bare ? [{ kind: 'general' }] : tokens });
    tokens = [];
    setting = unset;
  };
  for (const piece of pieces) {
    if (piece.kind === 'break') close();
    else if (piece.kind === 'setting')
      setting = {
        condition: piece.condition ?? setting.condition,
        numerals: piece.numerals ?? setting.numerals,
      };
    else tokens.push(piece);
  }
  close();
  return sections;
}
