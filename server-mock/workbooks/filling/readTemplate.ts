import { cellOf, columnName } from '../../../expressions/excel/grammar/cells.ts';
import { isEncrypted, isOle2, isZip } from '../magic.ts';
import { SheetFault } from '../SheetFault.ts';
import type { CellContent } from './cells/CellContent.ts';
import { readCell } from './cells/readCell.ts';
import { type SharedText, sharedTexts } from './cells/sharedTexts.ts';
import type { PlaceholderUse } from './FilledValues.ts';
import { fillingLimits } from './fillingLimits.ts';
import { WorkbookPackage } from './parts/WorkbookPackage.ts';
import { readPlaceholders } from './readPlaceholders.ts';
import type { FormulaPiece } from './references/Reference.ts';
import { scanFormula } from './references/scanFormula.ts';
import { attributeOf, childOf, childrenOf, descendantsOf, textIn, type XmlNode } from './xml/XmlNode.ts';

/** A cell of a template. */
export interface TemplateCell {
  /** From 1. */
  readonly column: number;
  readonly style: string | undefined;
  readonly content: CellContent;
}

/** A row of a template with its attributes but for its number. */
export interface TemplateRow {
  readonly row: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly cells: readonly TemplateCell[];
}

/** A sheet of a template. */
export interface TemplateSheet {
  readonly name: string;
  /** Part of the package. */
  readonly part: string;
  /** The part without its cells. */
  readonly root: XmlNode;
  readonly rows: readonly TemplateRow[];
  /** Placeholders in heads and feet of pages, and in its name. */
  readonly otherUses: readonly PlaceholderUse[];
}

/** A name that the workbook defines. */
export interface TemplateName {
  readonly node: XmlNode;
  readonly name: string;
  /** Index of the only sheet that knows it. */
  readonly sheet: number | undefined;
  readonly pieces: readonly FormulaPiece[];
}

/** A workbook with placeholders, read once for all documents. */
export interface Template {
  readonly package: WorkbookPackage;
  readonly workbook: string;
  /** Sheets in their order; undefined for one that holds no cells, such as a chart. */
  readonly sheets: readonly (TemplateSheet | undefined)[];
  readonly names: readonly TemplateName[];
  readonly dates1904: boolean;
}

const refusedParts: readonly (readonly [pattern: RegExp, rule: 'macros' | 'links' | 'pivots'])[] = [
  [/vbaProject|\/activeX\/|\/macrosheets\//i, 'macros'],
  [/\/externalLinks\/|\/connections\.xml$|\/queryTables\/|\/embeddings\//i, 'links'],
  [/\/pivot(Tables|Cache)\/|\/slicers\//i, 'pivots'],
];

const refuseParts = (pack: WorkbookPackage, workbook: string): void => {
  if (/macroEnabled/i.test(pack.typeOf(workbook) ?? '')) throw new SheetFault('excelTemplate.macros');
  for (const [pattern, rule] of refusedParts)
    if (pack.names.some((name) => pattern.test(name))) throw new SheetFault(`excelTemplate.${rule}`);
};

/** Reads a template. Throws SheetFault for a file that is damaged, protected, or holds what a template may not. */
export const readTemplate = (bytes: Uint8Array): Template => {
  try {
    return read(bytes);
  } catch (error) {
    throw error instanceof SheetFault && error.rule !== 'sheet.unreadable'
      ? error
      : new SheetFault('excelTemplate.damaged');
  }
};

const read = (bytes: Uint8Array): Template => {
  if (bytes.byteLength === 0) throw new SheetFault('sheet.empty');
  if (bytes.byteLength > fillingLimits.bytes)
    throw new SheetFault('sheet.tooLarge', { n: fillingLimits.bytes / 1024 / 1024 });
  if (isEncrypted(bytes)) throw new SheetFault('excelTemplate.encrypted');
  if (isOle2(bytes)) throw new SheetFault('excelTemplate.old');
  if (!isZip(bytes)) throw new SheetFault('excelTemplate.damaged');
  const pack = WorkbookPackage.open(bytes);
  const workbook = pack.relationsOf('').find(({ type }) => type === 'officeDocument')?.target;
  if (workbook === undefined || !pack.has(workbook)) throw new SheetFault('sheet.noWorkbook');
  refuseParts(pack, workbook);
  const root = pack.xml(workbook);
  if (root.local !== 'workbook') throw new SheetFault('sheet.noWorkbook');
  const relations = new Map(pack.relationsOf(workbook).map((one) => [one.id, one]));
  const texts = readTexts(pack, workbook);
  const listed = childrenOf(childOf(root, 'sheets') ?? root, 'sheet');
  if (listed.length === 0) throw new SheetFault('sheet.noWorkbook');
  if (listed.length > fillingLimits.sheets)
    throw new SheetFault('excelTemplate.manySheets', { n: fillingLimits.sheets });
  refuseSameNames(listed.map((one) => attributeOf(one, 'name') ?? ''));
  const counter = { cells: 0 };
  const sheets = listed.map((one) => {
    const relation = relations.get(attributeOf(one, 'id') ?? '');
    if (relation === undefined || !pack.has(relation.target)) throw new SheetFault('excelTemplate.damaged');
    return relation.type === 'worksheet'
      ? readSheet(pack.xml(relation.target), attributeOf(one, 'name') ?? '', relation.target, texts, counter)
      : undefined;
  });
  return {
    ...{ package: pack, workbook, sheets, names: namesOf(root) },
    dates1904: ['1', 'true'].includes(attributeOf(childOf(root, 'workbookPr') ?? root, 'date1904') ?? ''),
  };
};

const refuseSameNames = (names: readonly string[]): void => {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.toLowerCase())) throw new SheetFault('excelTemplate.sameSheets', { name });
    seen.add(name.toLowerCase());
  }
};

const readTexts = (pack: WorkbookPackage, workbook: string): readonly SharedText[] => {
  const part = pack.relationsOf(workbook).find(({ type }) => type === 'sharedStrings')?.target;
  return part === undefined || !pack.has(part) ? [] : sharedTexts(pack.xml(part));
};

const namesOf = (root: XmlNode): readonly TemplateName[] =>
  childrenOf(childOf(root, 'definedNames') ?? root, 'definedName').map((node) => {
    const sheet = attributeOf(node, 'localSheetId');
    return {
      ...{ node, name: attributeOf(node, 'name') ?? '', pieces: scanFormula(textIn(node)) },
      sheet: sheet === undefined ? undefined : Number(sheet),
    };
  });

const usesIn = (text: string): readonly PlaceholderUse[] =>
  readPlaceholders(text).flatMap((part) =>
    typeof part === 'string' ? [] : [{ source: part.source, isAlone: false }],
  );

const readSheet = (
  root: XmlNode,
  name: string,
  part: string,
  texts: readonly SharedText[],
  counter: { cells: number },
): TemplateSheet => {
  const data = childOf(root, 'sheetData');
  if (data === undefined) throw new SheetFault('excelTemplate.damaged');
  const shared = new Map<string, { readonly pieces: readonly FormulaPiece[]; row: number; column: number }>();
  let lastRow = 0;
  const rows = childrenOf(data, 'row').map((node): TemplateRow => {
    const row = Number(attributeOf(node, 'r') ?? lastRow + 1);
    if (!Number.isInteger(row) || row <= lastRow || row > 1_048_576)
      throw new SheetFault('excelTemplate.damaged');
    lastRow = row;
    let lastColumn = 0;
    const cells = childrenOf(node, 'c').map((cell): TemplateCell => {
      counter.cells += 1;
      if (counter.cells > fillingLimits.cells)
        throw new SheetFault('excelTemplate.manyCells', { n: fillingLimits.cells });
      const named = attributeOf(cell, 'r') ?? `${columnName(lastColumn + 1)}${row}`;
      const at = cellOf(named);
      if (at === undefined || at.row !== row || at.column <= lastColumn)
        throw new SheetFault('excelTemplate.damaged');
      lastColumn = at.column;
      return {
        ...{ column: at.column, style: attributeOf(cell, 's') },
        content: readCell(cell, texts, { row, column: at.column, shared }),
      };
    });
    const attributes = new Map(node.attributes);
    for (const dropped of ['r', 'spans']) attributes.delete(dropped);
    return { row, attributes, cells };
  });
  data.children = [];
  data.attributes.clear();
  const heads = childOf(root, 'headerFooter');
  const otherUses = [
    ...usesIn(name),
    ...(heads === undefined ? [] : [...descendantsOf(heads)].flatMap((node) => usesIn(textIn(node)))),
  ];
  return { name, part, root, rows, otherUses };
};
