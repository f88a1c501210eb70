import type PDFDocument from 'pdfkit';
import type { PdfPicture } from 'pdfkit';
import { checkPicture } from './checkPicture.ts';

/** The pictures of a document, each put into the file once. */
export class PdfPictures {
  /** Paths of pictures that are missing or cannot be drawn. */
  readonly bad = new Set<string>();
  readonly #doc: PDFDocument;
  readonly #contents: ReadonlyMap<string, Uint8Array>;
  readonly #opened = new Map<string, PdfPicture | undefined>();

  constructor(doc: PDFDocument, contents: ReadonlyMap<string, Uint8Array>) {
    this.#doc = doc;
    this.#contents = contents;
  }

  /** Draws a picture into a rectangle in points, as large as it fits, in its middle. */
  draw(source: string, x: number, y: number, width: number, height: number): void {
    if (!this.#opened.has(source)) this.#opened.set(source, this.#open(source));
    const picture = this.#opened.get(source);
    if (picture === undefined) this.bad.add(source);
    else this.#doc.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }

  #open(source: string): PdfPicture | undefined {
    const bytes = this.#contents.get(source);
    if (bytes === undefined || !checkPicture(bytes)) return undefined;
    try {
      return this.#doc.openImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    } catch {
      return undefined;
    }
  }
}
