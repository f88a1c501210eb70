import type PDFDocument from 'pdfkit';
import { readXml } from '../../workbooks/filling/xml/readXml.ts';
import {
  attributeOf,
  childrenOf,
  descendantsOf,
  textIn,
  type XmlNode,
} from '../../workbooks/filling/xml/XmlNode.ts';
import type { PdfFonts } from './PdfFonts.ts';

/** What pictures are drawn with. */
interface SvgPen {
  readonly doc: PDFDocument;
  readonly fonts: PdfFonts;
  /** Paths that limit others, by their id. */
  readonly clips: ReadonlyMap<string, string>;
}

const numberIn = (node: XmlNode, name: string, absent: number): number => {
  const value = Number(attributeOf(node, name) ?? absent);
  return Number.isFinite(value) ? value : absent;
};

/** A colour that paints; undefined: none, or none that is seen. */
const painted = (node: XmlNode, name: 'fill' | 'stroke'): string | undefined => {
  const color = attributeOf(node, name) ?? (name === 'fill' ? '#000' : 'none');
  return color === 'none' || numberIn(node, `${name}-opacity`, 1) === 0 ? undefined : color;
};

/** A colour as six hexadecimal digits. */
const hex = (color: string): string => {
  const channels = /^rgba?\(([^)]{1,60})\)$/.exec(color)?.[1]?.split(',');
  if (channels === undefined) return color;
  const digits = channels.slice(0, 3).map((one) => Math.round(Number(one)).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
};

/** Moves as the transforms of an element say, `translate(1 2) rotate(90)`. */
const moved = (doc: PDFDocument, transforms: string): void => {
  for (const one of transforms.split(')')) {
    const [name = '', list = ''] = one.split('(').map((part) => part.trim());
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
    if (name === 'matrix') doc.transform(a, b, c, d, e, f);
    else if (name === 'translate') doc.translate(a, b);
    else if (name === 'scale') doc.transform(a, 0, 0, b === 0 ? a : b, 0, 0);
    else if (name === 'rotate') doc.rotate(a, { origin: [b, c] });
  }
};

const drawPath = ({ doc }: SvgPen, node: XmlNode, path: string): void => {
  const [fill, stroke] = [painted(node, 'fill'), painted(node, 'stroke')];
  const width = numberIn(node, 'stroke-width', 1);
  const opacity = numberIn(node, 'opacity', 1);
  if (fill !== undefined) {
    doc
      .path(path)
      .fillColor(hex(fill), numberIn(node, 'fill-opacity', 1) * opacity)
      .fill();
  }
  if (stroke === undefined || width === 0) return;
  const dashes = (attributeOf(node, 'stroke-dasharray') ?? '').split(/[\s,]+/).map(Number);
  doc
    .path(path)
    .lineWidth(width)
    .strokeColor(hex(stroke), numberIn(node, 'stroke-opacity', 1) * opacity);
  if (dashes.every((one) => one > 0)) doc.dash(dashes);
  doc.stroke();
};

/** Parts of a text's width that stand before its place, by its anchor. */
const before: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** From the middle and the top of a text to its baseline, as parts of its size. */
const baselines: Readonly<Record<string, number>> = { central: 0.37, hanging: 0.86 };

const drawText = ({ doc, fonts }: SvgPen, node: XmlNode): void => {
  const style = attributeOf(node, 'style') ?? '';
  const size = Number(/font-size:([\d.]{1,10})px/.exec(style)?.[1] ?? 12);
  const bold = /font-weight:(bold|[6-9]00)/.test(style);
  const text = fonts.use(bold) && fonts.drawn(textIn(node));
  const color = painted(node, 'fill');
  if (text === '' || color === undefined) return;
  doc.fontSize(size).fillColor(hex(color), numberIn(node, 'fill-opacity', 1));
  const left =
    numberIn(node, 'x', 0) - doc.widthOfString(text) * (before[attributeOf(node, 'text-anchor') ?? ''] ?? 0);
  const down = (baselines[attributeOf(node, 'dominant-baseline') ?? ''] ?? 0) * size;
  doc.text(text, left, numberIn(node, 'y', 0) + down, { lineBreak: false, baseline: 'alphabetic' });
};

const rectangle = (node: XmlNode): string => {
  const [width, height] = [numberIn(node, 'width', 0), numberIn(node, 'height', 0)];
  return `M${numberIn(node, 'x', 0)} ${numberIn(node, 'y', 0)}h${width}v${height}h${-width}Z`;
};

const drawers: Readonly<Record<string, (pen: SvgPen, node: XmlNode) => void>> = {
  path: (pen, node) => drawPath(pen, node, attributeOf(node, 'd') ?? ''),
  rect: (pen, node) => drawPath(pen, node, rectangle(node)),
  text: drawText,
  g: (pen, node) => drawAll(pen, node),
};

/** Draws what is in an element. Names that it does not know, such as styles, draw nothing. */
function drawAll(pen: SvgPen, parent: XmlNode): void {
  const { doc, clips } = pen;
  for (const node of parent.children) {
    const draw = typeof node === 'string' ? undefined : drawers[node.local];
    if (typeof node === 'string' || draw === undefined) continue;
    doc.save();
    const clip = clips.get((attributeOf(node, 'clip-path') ?? '').replace('url(#', '').replace(')', ''));
    if (clip !== undefined) doc.path(clip).clip();
    moved(doc, attributeOf(node, 'transform') ?? '');
    draw(pen, node);
    doc.restore();
  }
}

/** Draws the picture of a chart at the origin, a point for each of its pixels. */
export const drawSvg = (doc: PDFDocument, fonts: PdfFonts, svg: string): void => {
  const root = readXml(svg);
  const clips = new Map<string, string>();
  for (const node of descendantsOf(root)) {
    const [path] = node.local === 'clipPath' ? childrenOf(node, 'path') : [];
    if (path !== undefined) clips.set(attributeOf(node, 'id') ?? '', attributeOf(path, 'd') ?? '');
  }
  drawAll({ doc, fonts, clips }, root);
};
