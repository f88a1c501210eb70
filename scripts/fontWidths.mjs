// Writes the widths of the characters of the two fonts that documents are printed with, for the preview in browsers:
// runtime/model/print/layout/fontWidths.json. Characters as wide as the type is high, as Chinese ones are, are left out.
// usage: fontWidths.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { root } from './install.mjs';

const fonts = join(root, 'node_modules', '@expo-google-fonts', 'noto-sans-sc');
const target = join(root, 'runtime', 'model', 'print', 'layout', 'fontWidths.json');

/** Runs of neighbouring characters: the first one, and their widths in thousandths of the size of type. */
const runsOf = (file) => {
  const doc = new PDFDocument({ autoFirstPage: false, font: null });
  doc.registerFont('one', join(fonts, file)).font('one').fontSize(1000);
  const { font } = doc._font;
  const runs = [];
  let last = -2;
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) {
    if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) continue;
    const width = Math.round((font.glyphForCodePoint(codePoint).advanceWidth * 1000) / font.unitsPerEm);
    if (width === 1000) continue;
    if (codePoint === last + 1) runs.at(-1)[1].push(width);
    else runs.push([codePoint, [width]]);
    last = codePoint;
  }
  return runs;
};

const widths = {
  regular: runsOf(join('400Regular', 'NotoSansSC_400Regular.ttf')),
  bold: runsOf(join('700Bold', 'NotoSansSC_700Bold.ttf')),
};
const text = JSON.stringify(widths);
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (JSON.stringify(JSON.parse(readFileSync(target, 'utf8'))) !== text) {
  process.stderr.write('fontWidths.json is not that of the fonts: node scripts/fontWidths.mjs\n');
  process.exit(1);
}
