import type { MadeSheet } from '../MadeSheet.ts';
import { readXml } from '../xml/readXml.ts';
import type { XmlNode } from '../xml/XmlNode.ts';
import { partMovers } from './movePart.ts';
import type { Relation, WorkbookPackage } from './WorkbookPackage.ts';

/** Parts of the printer's own, which belong to one sheet only. */
const dropped: ReadonlySet<string> = new Set(['printerSettings']);

/** Parts of parts: a chart of a drawing, and what belongs to it. A file could name itself. */
const deepest = 3;

const freshName = (pack: WorkbookPackage, name: string, record: number): string => {
  const dot = name.lastIndexOf('.');
  let number = record;
  while (pack.has(`${name.slice(0, dot)}-${number}${name.slice(dot)}`)) number += 1;
  return `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
};

const rootOf = (source: WorkbookPackage, name: string): XmlNode => {
  const content = source.bytes(name) ?? '';
  return readXml(typeof content === 'string' ? content : new TextDecoder().decode(content));
};

/**
 * Puts the parts of a sheet (drawings, charts, notes) into the made workbook and moves what they say of cells. Those of the
 * first document keep their names, others get copies. Pictures are shared.
 */
export const placeParts = (
  source: WorkbookPackage,
  into: WorkbookPackage,
  part: string,
  made: string,
  sheet: MadeSheet,
  depth = 0,
): void => {
  const relations = source.relationsOf(part).flatMap((relation): readonly Relation[] => {
    const { type, target, isExternal } = relation;
    if (sheet.record > 0 && dropped.has(type)) return [];
    const move = partMovers[type];
    if (move === undefined || isExternal || !source.has(target)) return [relation];
    const name = sheet.record === 0 ? target : freshName(into, target, sheet.record);
    const root = rootOf(source, target);
    move(root, sheet);
    into.set(name, root);
    const contentType = source.typeOf(target);
    if (name !== target && contentType !== undefined) into.addType(name, contentType);
    if (depth < deepest && source.relationsOf(target).length > 0)
      placeParts(source, into, target, name, sheet, depth + 1);
    return [{ ...relation, target: name }];
  });
  if (relations.length > 0) into.setRelations(made, relations);
};
