import type { DataSource } from '../../../runtime/data/DataSource.ts';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';

/** Name of the font in styles. */
const family = 'Jig Print';

/** Most characters of one call. */
const most = 3000;

const unicodeRange = (characters: Iterable<string>): string =>
  [...characters].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16)}`).join(',');

const textOf = (box: Box): { readonly text: string; readonly bold: boolean } | undefined =>
  box.kind === 'text' ? box : box.kind === 'watermark' ? { text: box.text, bold: true } : undefined;

/**
 * Loads the font of printed documents for the characters that are drawn, a part at a time. Until a part is there, and when it does
 * not come, the browser draws with a font of its own in the same widths.
 */
export class PrintFont {
  readonly #data: Pick<DataSource, 'designs'>;
  readonly #asked = { regular: new Set<string>(), bold: new Set<string>() };
  readonly #open = { regular: new Set<string>(), bold: new Set<string>() };
  #isAsking = false;

  constructor(data: Pick<DataSource, 'designs'>) {
    this.#data = data;
  }

  /** Loads the characters of these boxes that are not there yet. */
  want(boxes: readonly Box[]): void {
    if (typeof FontFace === 'undefined') return;
    for (const box of boxes) {
      const { text = '', bold = false } = textOf(box) ?? {};
      const weight = bold ? 'bold' : 'regular';
      for (const character of text)
        if (!this.#asked[weight].has(character)) this.#open[weight].add(character);
    }
    if (this.#isAsking || this.#open.regular.size + this.#open.bold.size === 0) return;
    this.#isAsking = true;
    queueMicrotask(() => void this.#ask());
  }

  async #ask(): Promise<void> {
    for (const weight of ['regular', 'bold'] as const) await this.#load(weight);
    this.#isAsking = false;
    this.want([]);
  }

  async #load(weight: 'regular' | 'bold'): Promise<void> {
    const characters = [...this.#open[weight]].slice(0, most);
    if (characters.length === 0) return;
    for (const one of characters) {
      this.#open[weight].delete(one);
      this.#asked[weight].add(one);
    }
    const { prints } = await this.#data.designs();
    const answer = await prints.font({ characters: characters.join(''), bold: weight === 'bold' });
    if (!answer.ok) return;
    const bytes = Uint8Array.from(atob(answer.data.font), (one) => one.charCodeAt(0));
    const face = new FontFace(family, bytes.buffer, {
      weight: weight === 'bold' ? '700' : '400',
      unicodeRange: unicodeRange(characters),
    });
    try {
      document.fonts.add(await face.load());
    } catch {
      // The font of the browser stays.
    }
  }
}
