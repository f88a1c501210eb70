import { SheetFault } from '../SheetFault.ts';
import { sheetNames } from '../sheetNames.ts';
import { filledText } from './cells/textContent.ts';
import {
  type FilledDocument,
  type FilledValue,
  type Filling,
  keyOfUse,
  listRows,
  type PlaceholderUse,
} from './FilledValues.ts';
import { fillingLimits } from './fillingLimits.ts';
import type { MadeSheet } from './MadeSheet.ts';
import { moveSheetParts } from './moveSheetParts.ts';
import { addPictures } from './parts/addPictures.ts';
import { placeParts } from './parts/placeParts.ts';
import type { WorkbookPackage } from './parts/WorkbookPackage.ts';
import { readPlaceholders } from './readPlaceholders.ts';
import type { Template, TemplateCell, TemplateSheet } from './readTemplate.ts';
import type { MovedSheets } from './references/moveFormula.ts';
import type { FormulaPiece } from './references/Reference.ts';
import { RowMap } from './references/RowMap.ts';
import { type DetailBlock, rowBlocks } from './rowBlocks.ts';
import { SheetStyles } from './SheetStyles.ts';
import { withheldCells } from './withheldCells.ts';
import { writeRows } from './writeRows.ts';
import { writeWorkbookPart } from './writeWorkbookPart.ts';
import { writeXml } from './xml/writeXml.ts';
import { cloneNode, descendantsOf, elementLike } from './xml/XmlNode.ts';

/** Days between the two calendars of Excel. */
const daysTo1904 = 1462;

/** Cells and pictures that are still allowed in one call. */
export interface FillingBudget {
  cells: number;
  pictures: number;
}

export const fillingBudget = (): FillingBudget => ({
  cells: fillingLimits.madeCells,
  pictures: fillingLimits.pictures,
});

/** What is the same for all documents of a call. */
interface Plan {
  readonly template: Template;
  readonly filling: Filling;
  readonly withheld: ReadonlySet<TemplateCell>;
  readonly blocks: ReadonlyMap<TemplateSheet, readonly DetailBlock[]>;
}

const usesOf = (sheet: TemplateSheet): readonly PlaceholderUse[] => [
  ...sheet.otherUses,
  ...sheet.rows.flatMap(({ cells }) => cells.flatMap(({ content }) => content.uses)),
];

/** Names of sheets that the formulas of a sheet read. */
const sheetsRead = ({ rows }: TemplateSheet, { names }: Template): ReadonlySet<string> => {
  const read = new Set<string>();
  const namesRead = new Set<string>();
  const add = (pieces: readonly FormulaPiece[]): void => {
    for (const piece of pieces) {
      if (typeof piece !== 'string') read.add(piece.sheet?.toLowerCase() ?? '');
      else if (!namesRead.has(piece)) {
        namesRead.add(piece);
        for (const one of names) if (one.name === piece) add(one.pieces);
      }
    }
  };
  for (const { cells } of rows) for (const { content } of cells) add(content.pieces ?? []);
  return read;
};

/**
 * Sheets that are made for each document: those with placeholders, but for lists of all documents, and those that read such a
 * sheet.
 */
const sheetsOfDocuments = (template: Template, { plan }: Filling): readonly TemplateSheet[] => {
  const sheets = template.sheets.filter((sheet) => sheet !== undefined);
  const isList = (sheet: TemplateSheet): boolean =>
    usesOf(sheet).some((use) => plan[keyOfUse(use)]?.detail === listRows);
  const found = new Set(sheets.filter((sheet) => usesOf(sheet).length > 0 && !isList(sheet)));
  const others = sheets
    .filter((sheet) => !found.has(sheet) && !isList(sheet))
    .map((sheet) => ({ sheet, read: sheetsRead(sheet, template) }));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    const names = [...found].map(({ name }) => name.toLowerCase());
    for (const { sheet, read } of others) if (names.some((name) => read.has(name))) found.add(sheet);
  }
  return sheets.filter((sheet) => found.has(sheet));
};

const planOf = (template: Template, filling: Filling): Plan => ({
  ...{ template, filling, withheld: withheldCells(template, filling.plan) },
  blocks: new Map(
    template.sheets.flatMap((sheet) =>
      sheet === undefined ? [] : [[sheet, rowBlocks(sheet, filling.plan).blocks] as const],
    ),
  ),
});

const rowsOf = ({ list }: Filling, document: FilledDocument, detail: string) =>
  detail === listRows ? list : (document.rows[detail] ?? []);

const mapFor = ({ blocks, filling }: Plan, sheet: TemplateSheet, document: FilledDocument): RowMap =>
  new RowMap(
    (blocks.get(sheet) ?? []).map(({ detail, start, height }) => ({
      ...{ start, height, copies: Math.max(1, rowsOf(filling, document, detail).length) },
    })),
  );

const valueIn =
  (
    { template, filling, blocks }: Plan,
    sheet: TemplateSheet,
    document: FilledDocument,
  ): MadeSheet['valueFor'] =>
  (use, block, copy): FilledValue => {
    const plan = filling.plan[keyOfUse(use)];
    if (plan === undefined || plan.isWithheld === true) return null;
    const own = blocks.get(sheet)?.[block];
    const values =
      plan.detail === undefined
        ? document.values
        : own?.detail === plan.detail
          ? rowsOf(filling, document, plan.detail)[copy]
          : undefined;
    const value = values?.[plan.at] ?? null;
    const isEarlier = template.dates1904 && plan.isDate === true && typeof value === 'number';
    return isEarlier ? value - daysTo1904 : value;
  };

interface Wanted {
  readonly template: TemplateSheet;
  readonly record: number;
  readonly document: FilledDocument;
  readonly name: string;
}

const nothing: FilledDocument = { name: '', values: [], rows: {} };

/** The sheets to make with the names they ask for: those of the template first, then a set for each further document. */
const wantedSheets = (plan: Plan, documents: readonly FilledDocument[]): readonly Wanted[] => {
  const { template, filling } = plan;
  const sheets = template.sheets.filter((sheet) => sheet !== undefined);
  const repeated = sheetsOfDocuments(template, filling);
  const nameOf = (sheet: TemplateSheet, document: FilledDocument): string => {
    const parts = readPlaceholders(sheet.name);
    const valueFor = (use: PlaceholderUse): FilledValue => valueIn(plan, sheet, document)(use, -1, 0);
    if (parts.some((part) => typeof part !== 'string')) return filledText(parts, valueFor);
    if (documents.length < 2 || !repeated.includes(sheet)) return sheet.name;
    return repeated.length === 1 ? document.name : `${sheet.name} ${document.name}`;
  };
  const first = documents[0] ?? nothing;
  return documents.flatMap((document, record) =>
    (record === 0 ? sheets : repeated).map((sheet) => ({
      ...{ template: sheet, record, document: record === 0 ? first : document },
      name: nameOf(sheet, document),
    })),
  );
};

/** Where references from a sheet lead: to sheets of the same document, else to those of the first. */
const movedSheets = (own: Wanted, all: readonly (readonly [Wanted, string, RowMap])[]): MovedSheets => {
  const byName = new Map<string, readonly [Wanted, string, RowMap]>();
  for (const one of all) {
    const [{ template, record }] = one;
    if (record === 0 || record === own.record) byName.set(template.name.toLowerCase(), one);
  }
  return {
    mapOf: (sheet) => byName.get((sheet ?? own.template.name).toLowerCase())?.[2],
    nameOf: (sheet) => byName.get(sheet.toLowerCase())?.[1] ?? sheet,
  };
};

const makeSheet = (
  pack: WorkbookPackage,
  template: Template,
  sheet: MadeSheet,
  budget: FillingBudget,
): void => {
  const { map, part } = sheet;
  const perRow = new Map(sheet.template.rows.map(({ row, cells }) => [row, cells.length]));
  for (const [row, cells] of perRow) budget.cells -= cells * (map.blocks[map.blockOf(row)]?.copies ?? 1);
  if (budget.cells < 0) throw new SheetFault('excelTemplate.tooManyCells', { n: fillingLimits.madeCells });
  const last = sheet.template.rows.at(-1)?.row ?? 0;
  if (last + map.added > 1_048_576)
    throw new SheetFault('excelTemplate.tooManyCells', { n: fillingLimits.madeCells });
  const root = cloneNode(sheet.template.root);
  moveSheetParts(root, sheet);
  placeParts(template.package, pack, sheet.template.part, part, sheet);
  const { xml, pictures } = writeRows(sheet);
  budget.pictures -= pictures.length;
  if (budget.pictures < 0)
    throw new SheetFault('excelTemplate.tooManyPictures', { n: fillingLimits.pictures });
  if (sheet.record > 0) {
    for (const node of descendantsOf(root)) {
      if (node.local === 'pageSetup') node.attributes.delete('r:id');
      if (node.local === 'sheetPr') node.attributes.delete('codeName');
    }
    const type = template.package.typeOf(sheet.template.part);
    if (type !== undefined) pack.addType(part, type);
  }
  addPictures(pack, part, root, sheet.template, pictures);
  const { name } = elementLike(root, 'sheetData');
  pack.set(
    part,
    writeXml(root).replace(`<${name}/>`, () => `<${name}>${xml}</${name}>`),
  );
};

/** Sheets with tables of Excel would need a second table of the same name. */
const refuseTables = (template: Template, sheets: readonly Wanted[]): void => {
  const found = sheets.find(
    ({ record, template: { part } }) =>
      record > 0 && template.package.relationsOf(part).some(({ type }) => type === 'table'),
  );
  if (found !== undefined) throw new SheetFault('excelTemplate.tables', { name: found.template.name });
};

/** Fills a template with documents, a sheet each. Throws SheetFault where a limit is reached. */
export const fillTemplate = (
  template: Template,
  filling: Filling,
  documents: readonly FilledDocument[],
  budget: FillingBudget,
): Uint8Array<ArrayBuffer> => {
  const plan = planOf(template, filling);
  const wanted = wantedSheets(plan, documents.length === 0 ? [nothing] : documents);
  if (wanted.length > fillingLimits.madeSheets)
    throw new SheetFault('excelTemplate.tooManySheets', { n: fillingLimits.madeSheets });
  refuseTables(template, wanted);
  const pack = template.package.copy();
  const styles = new SheetStyles(pack, template.workbook);
  const names = sheetNames(wanted.map(({ name }) => name));
  const all = wanted.map(
    (one, at) => [one, names[at] ?? one.name, mapFor(plan, one.template, one.document)] as const,
  );
  const made = all.map(([one, name, map], at): MadeSheet => {
    const { template: sheet, record, document } = one;
    return {
      ...{ template: sheet, name, record, map, sheets: movedSheets(one, all), withheld: plan.withheld },
      part: record === 0 ? sheet.part : `xl/worksheets/jigSheet${at}.xml`,
      valueFor: valueIn(plan, sheet, document),
      styleOf: (use, style) => {
        const format = filling.plan[keyOfUse(use)]?.format;
        return format === undefined ? style : styles.withFormat(style, format);
      },
    };
  });
  for (const sheet of made) makeSheet(pack, template, sheet, budget);
  writeWorkbookPart(pack, template, made);
  return pack.save();
};
