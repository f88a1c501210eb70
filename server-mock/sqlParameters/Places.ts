import type { Token } from './parse.ts';
import type { Placed } from './placeholders.ts';

/** Range in the original text: UTF-16 offsets, `to` exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Converts positions of the parser (UTF-8 bytes, code points) to offsets in the original text. */
export class Places {
  readonly #placed: Placed;
  readonly #tokens: readonly Token[];

  constructor(placed: Placed, tokens: readonly Token[] = []) {
    this.#placed = placed;
    this.#tokens = tokens;
  }

  /** Range of the token at a node's position. */
  ofByte(location: number): Place {
    const token = this.#tokens.find(({ start, end }) => start <= location && location < end);
    const start = token?.start ?? location;
    return this.#between(this.#utf16(start, utf8Length), this.#utf16(token?.end ?? start, utf8Length));
  }

  /** Range from the parser's stop position to the end of that word. */
  ofCodePoint(at: number): Place {
    const { text } = this.#placed;
    const from = this.#utf16(at, () => 1);
    const word = /^[\p{L}\p{N}_]+|^\P{L}/u.exec(text.slice(from))?.[0] ?? '';
    return this.#between(from, from + word.length);
  }

  #between(from: number, to: number): Place {
    return { from: this.#placed.original(from), to: this.#placed.original(to) };
  }

  /** Offset in the parsed text after `count` units. */
  #utf16(count: number, unitsOf: (character: string) => number): number {
    let units = 0;
    let offset = 0;
    for (const character of this.#placed.text) {
      if (units >= count) break;
      units += unitsOf(character);
      offset += character.length;
    }
    return offset;
  }
}

const utf8Length = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};
