import type PDFDocument from 'pdfkit';
import type { OpenedFont } from 'pdfkit';
import type { FontMetrics } from '../../../runtime/model/print/layout/FontMetrics.ts';
import type { FontFiles } from './fontFiles.ts';

/** Size at which characters are measured, in points. */
const measured = 1000;

/** Drawn in place of a character that the font does not have. */
const replacement = '□';

/** Characters that draw nothing. */
const isControl = (codePoint: number): boolean => codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);

/** Widths by character, kept as long as the thread: regular and bold. */
const widths = [new Map<number, number>(), new Map<number, number>()] as const;

/** Opened fonts by file, kept as long as the thread: opening one takes longer than a page. */
const opened = new Map<string, OpenedFont>();

/** The fonts of a document: Noto Sans SC, regular and bold. Only the characters used are put into the file. */
export class PdfFonts implements FontMetrics {
  readonly #doc: PDFDocument;
  readonly #files: readonly [regular: string, bold: string];
  /** Characters that the font does not have. */
  readonly missing = new Set<string>();

  constructor(doc: PDFDocument, { regular, bold }: FontFiles) {
    this.#doc = doc;
    doc.registerFont('regular', opened.get(regular) ?? regular);
    doc.registerFont('bold', opened.get(bold) ?? bold);
    this.#files = [regular, bold];
  }

  use(isBold: boolean): PDFDocument {
    const doc = this.#doc.font(isBold ? 'bold' : 'regular');
    const file = this.#files[isBold ? 1 : 0];
    if (!opened.has(file)) opened.set(file, doc._font.font);
    return doc;
  }

  width(codePoint: number, isBold: boolean): number {
    const known = widths[isBold ? 1 : 0];
    const found = known.get(codePoint);
    if (found !== undefined) return found;
    const doc = this.use(isBold).fontSize(measured);
    const text = this.#has(codePoint) ? String.fromCodePoint(codePoint) : replacement;
    const width = isControl(codePoint) ? 0 : doc.widthOfString(text) / measured;
    known.set(codePoint, width);
    return width;
  }

  /** The text with characters that the font in use can draw. */
  drawn(text: string): string {
    let made = '';
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (isControl(codePoint)) continue;
      const isThere = this.#has(codePoint);
      if (!isThere) this.missing.add(character);
      made += isThere ? character : replacement;
    }
    return made;
  }

  #has(codePoint: number): boolean {
    return this.#doc._font.font.hasGlyphForCodePoint(codePoint);
  }
}
