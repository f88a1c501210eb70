import type { MadeSheet } from './MadeSheet.ts';
import type { WorkbookPackage } from './parts/WorkbookPackage.ts';
import type { Template } from './readTemplate.ts';
import { moveAreas } from './references/moveFormula.ts';
import { attributeOf, childOf, childrenOf, elementLike, type XmlNode } from './xml/XmlNode.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Elements of a workbook that come before the settings of calculation. */
const beforeCalculation: ReadonlySet<string> = new Set(
  `fileVersion fileSharing workbookPr AlternateContent revisionPtr absPath workbookProtection bookViews sheets
  functionGroups externalReferences definedNames`.split(/\s+/),
);

const addSheet = (
  pack: WorkbookPackage,
  workbook: string,
  root: XmlNode,
  { name, part }: MadeSheet,
): void => {
  const list = childOf(root, 'sheets') ?? root;
  const ids = childrenOf(list, 'sheet').map((one) => Number(attributeOf(one, 'sheetId')));
  const id = pack.relate(workbook, `${office}/worksheet`, part);
  list.children.push(
    elementLike(root, 'sheet', {
      ...{ name, sheetId: String(Math.max(0, ...ids) + 1), 'xmlns:r': office, 'r:id': id },
    }),
  );
};

/** Names of the workbook: moved, and for each further document names of its own sheets. */
const writeNames = (root: XmlNode, { sheets, names }: Template, made: readonly MadeSheet[]): void => {
  const list = childOf(root, 'definedNames');
  const [first] = made;
  if (list === undefined || first === undefined) return;
  const indexes = new Map(made.map((sheet, at) => [sheet, indexOf(sheets, made, sheet, at)]));
  const written = names.flatMap(({ name, node, sheet: local, pieces }): readonly XmlNode[] => {
    const owner = local === undefined ? undefined : sheets[local];
    const base = made.find(({ record, template }) => record === 0 && template === owner) ?? first;
    const main = elementLike(root, 'definedName', Object.fromEntries(node.attributes), [
      moveAreas(pieces, base.sheets),
    ]);
    const used = new Set(
      pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.sheet?.toLowerCase()])),
    );
    const copies = made.filter(
      ({ record, template }) =>
        record > 0 &&
        (owner === undefined
          ? made.some((one) => one.record === record && used.has(one.template.name.toLowerCase()))
          : template === owner),
    );
    return [
      main,
      ...copies.map((sheet) =>
        elementLike(
          root,
          'definedName',
          { ...Object.fromEntries(node.attributes), name, localSheetId: String(indexes.get(sheet) ?? 0) },
          [moveAreas(pieces, sheet.sheets)],
        ),
      ),
    ];
  });
  list.children = [...written];
};

/** Position among the sheets of the made workbook, where those of the template keep theirs. */
const indexOf = (
  sheets: Template['sheets'],
  made: readonly MadeSheet[],
  sheet: MadeSheet,
  at: number,
): number =>
  sheet.record === 0
    ? sheets.indexOf(sheet.template)
    : sheets.length + at - made.filter(({ record }) => record === 0).length;

/** Writes the part that lists sheets and names, and asks programs to calculate when they open the file. */
export const writeWorkbookPart = (
  pack: WorkbookPackage,
  template: Template,
  made: readonly MadeSheet[],
): void => {
  const { workbook } = template;
  const root = pack.xml(workbook);
  const listed = childrenOf(childOf(root, 'sheets') ?? root, 'sheet');
  for (const sheet of made)
    if (sheet.record > 0) addSheet(pack, workbook, root, sheet);
    else listed[template.sheets.indexOf(sheet.template)]?.attributes.set('name', sheet.name);
  writeNames(root, template, made);
  let calculation = childOf(root, 'calcPr');
  if (calculation === undefined) {
    calculation = elementLike(root, 'calcPr');
    const at = root.children.findLastIndex(
      (child) => typeof child !== 'string' && beforeCalculation.has(child.local),
    );
    root.children.splice(at + 1, 0, calculation);
  }
  calculation.attributes.set('fullCalcOnLoad', '1');
  const relations = pack.relationsOf(workbook);
  const chain = relations.find(({ type }) => type === 'calcChain');
  if (chain === undefined) return;
  pack.remove(chain.target);
  pack.setRelations(
    workbook,
    relations.filter((one) => one !== chain),
  );
};
