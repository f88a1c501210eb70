import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { knownFont } from '../../../runtime/model/print/layout/knownFont.ts';
import { fontFiles } from '../../../server-mock/prints/pdf/fontFiles.ts';
import { PdfFonts } from '../../../server-mock/prints/pdf/PdfFonts.ts';

const samples = [
  ...' !"#%&()*,-./0123456789:;ABCMWXYZabcimwxyz~ £©°±×÷αβΩЖя—“”…※℃①⑩Ⅲ→√≤■◆○★、。《》「」【】〒あアー㎡中文国际龘（），：；？￥',
];

it('lays out in browsers with the widths that the font has on paper', () => {
  const doc = new PDFDocument({ autoFirstPage: false, font: null, info: {}, lang: 'zh' });
  const fonts = new PdfFonts(doc, fontFiles());
  const differing = samples.filter((character) =>
    [false, true].some((isBold) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return Math.abs(knownFont.width(codePoint, isBold) - fonts.width(codePoint, isBold)) > 0.002;
    }),
  );
  expect(differing).toEqual([]);
  expect([knownFont.width(9, false), knownFont.width(0x4e2d, true)]).toEqual([0, 1]);
});
