import type { FilledPicture } from '../FilledValues.ts';
import type { PlacedPicture } from '../MadeSheet.ts';
import type { TemplateSheet } from '../readTemplate.ts';
import { rangeOf } from '../references/moveRange.ts';
import { readXml } from '../xml/readXml.ts';
import { attributeOf, childOf, childrenOf, elementLike, type XmlNode } from '../xml/XmlNode.ts';
import type { WorkbookPackage } from './WorkbookPackage.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const drawingNames = [
  'xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  `xmlns:r="${office}"`,
].join(' ');
const drawingType = 'application/vnd.openxmlformats-officedocument.drawing+xml';

const perPixel = 9525;
/** Pixels around a picture in its cell. */
const gap = 2;
const usualWidth = 8.43;
const usualHeight = 15;

/** Elements of a sheet that come behind its drawing. */
const behind: ReadonlySet<string> = new Set(
  'legacyDrawing legacyDrawingHF drawingHF picture oleObjects controls webPublishItems tableParts extLst'.split(
    ' ',
  ),
);

interface Room {
  readonly width: number;
  readonly height: number;
}

const columnWidth = (root: XmlNode, column: number): number => {
  const own = childrenOf(childOf(root, 'cols') ?? { ...root, children: [] }, 'col').find(
    (one) => column >= Number(attributeOf(one, 'min')) && column <= Number(attributeOf(one, 'max')),
  );
  const usual = attributeOf(childOf(root, 'sheetFormatPr') ?? root, 'defaultColWidth');
  const characters = Number((own && attributeOf(own, 'width')) ?? usual ?? usualWidth);
  return Math.trunc(characters * 7 + 5);
};

const rowHeight = ({ root, rows }: TemplateSheet, row: number): number => {
  const own = rows.find((one) => one.row === row)?.attributes.get('ht');
  const usual = attributeOf(childOf(root, 'sheetFormatPr') ?? root, 'defaultRowHeight');
  return (Number(own ?? usual ?? usualHeight) * 4) / 3;
};

/** Pixels of a cell, or of the merged range it begins. */
const roomOf = (sheet: TemplateSheet, row: number, column: number): Room => {
  const merged = childrenOf(childOf(sheet.root, 'mergeCells') ?? sheet.root, 'mergeCell')
    .map((node) => rangeOf(attributeOf(node, 'ref') ?? ''))
    .find((range) => range?.fromRow === row && range.fromColumn === column);
  const { toColumn, toRow } = merged ?? { toColumn: column, toRow: row };
  let width = 0;
  for (let at = column; at <= toColumn; at += 1) width += columnWidth(sheet.root, at);
  let height = 0;
  for (let at = row; at <= toRow; at += 1) height += rowHeight(sheet, at);
  return { width, height };
};

const anchorOf = (
  { row, column }: PlacedPicture,
  { width, height }: FilledPicture,
  room: Room,
  id: number,
  relation: string,
): XmlNode => {
  const scale = Math.min((room.width - 2 * gap) / width, (room.height - 2 * gap) / height);
  const [wide, high] = [Math.max(1, width * scale), Math.max(1, height * scale)].map((one) =>
    Math.round(one),
  );
  const x = Math.max(0, Math.round((room.width - (wide ?? 1)) / 2)) * perPixel;
  const y = Math.max(0, Math.round((room.height - (high ?? 1)) / 2)) * perPixel;
  const extent = `cx="${(wide ?? 1) * perPixel}" cy="${(high ?? 1) * perPixel}"`;
  return readXml(`<xdr:oneCellAnchor ${drawingNames}>
<xdr:from><xdr:col>${column - 1}</xdr:col><xdr:colOff>${x}</xdr:colOff><xdr:row>${row - 1}</xdr:row><xdr:rowOff>${y}</xdr:rowOff></xdr:from>
<xdr:ext ${extent}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id}" name="Picture ${id}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>
<xdr:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>
<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`);
};

const nextName = (pack: WorkbookPackage, start: string, ending: string): string => {
  let number = 1;
  while (pack.has(`${start}${number}${ending}`)) number += 1;
  return `${start}${number}${ending}`;
};

/** The drawing of a sheet; a new one when it has none. */
const drawingOf = (pack: WorkbookPackage, part: string, root: XmlNode): string => {
  const known = pack.relationsOf(part).find(({ type }) => type === 'drawing')?.target;
  if (known !== undefined && pack.has(known)) return known;
  const name = nextName(pack, 'xl/drawings/jigDrawing', '.xml');
  pack.set(name, `<xdr:wsDr ${drawingNames}/>`);
  pack.addType(name, drawingType);
  const id = pack.relate(part, `${office}/drawing`, name);
  const node = elementLike(root, 'drawing', { 'xmlns:r': office, 'r:id': id });
  const at = root.children.findIndex((child) => typeof child !== 'string' && behind.has(child.local));
  root.children.splice(at === -1 ? root.children.length : at, 0, node);
  return name;
};

/** Puts pictures over cells of a made sheet, as large as their room allows. */
export const addPictures = (
  pack: WorkbookPackage,
  part: string,
  root: XmlNode,
  template: TemplateSheet,
  pictures: readonly PlacedPicture[],
): void => {
  if (pictures.length === 0) return;
  const drawing = drawingOf(pack, part, root);
  const canvas = pack.xml(drawing);
  const media = new Map<FilledPicture, string>();
  for (const [index, placed] of pictures.entries()) {
    const { value, templateRow, column } = placed;
    if (value === null || typeof value !== 'object') continue;
    let relation = media.get(value);
    if (relation === undefined) {
      const name = nextName(pack, 'xl/media/jigPicture', `.${value.type}`);
      pack.set(name, value.bytes);
      pack.addEnding(value.type, `image/${value.type}`);
      relation = pack.relate(drawing, `${office}/image`, name);
      media.set(value, relation);
    }
    canvas.children.push(
      anchorOf(placed, value, roomOf(template, templateRow, column), 10_000 + index, relation),
    );
  }
};
