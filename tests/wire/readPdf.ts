import { getDocumentProxy } from 'unpdf';

/** A text of a PDF with its place. */
export interface PageText {
  readonly text: string;
  /** Millimetres from the left and the bottom edge, to the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const millimetres = (points: number): number => (points * 25.4) / 72;

/** The texts of a PDF by page, with their places, and the sizes of its pages as `210x297`. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(bytes);
  const pages: (readonly PageText[])[] = [];
  const sizes: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    sizes.push(`${Math.round(millimetres(width))}x${Math.round(millimetres(height))}`);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str.trim(),
                x: millimetres(Number(item.transform[4])),
                y: millimetres(Number(item.transform[5])),
                width: millimetres(item.width),
              },
            ]
          : [],
      ),
    );
  }
  return { pages, sizes, words: pages.flat().map(({ text }) => text) };
};
