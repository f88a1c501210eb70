import PDFDocument from 'pdfkit';

/** What a file says of itself. */
export interface PdfHead {
  readonly title: string;
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Language of the texts, as in HTML. */
  readonly lang: string;
}

/** An empty PDF, and how to end it; `end` resolves with its bytes. */
export const openPdf = ({ title, author, created, lang }: PdfHead) => {
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, font: null, lang },
    info: { Title: title, Author: author, Creator: 'Jig', CreationDate: new Date(created) },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  return {
    doc,
    async end(): Promise<Uint8Array<ArrayBuffer>> {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
};
