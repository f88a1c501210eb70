import { SaxesParser } from 'saxes';
import { SheetFault } from '../../SheetFault.ts';
import type { XmlNode } from './XmlNode.ts';

/** Deepest nesting; parts of workbooks stay below 40. */
const deepest = 200;

const refuse = (): never => {
  throw new SheetFault('sheet.unreadable');
};

/**
 * Reads a part of a workbook, which is XML without a document type. Drops comments and instructions. Throws SheetFault for
 * anything else.
 */
export const readXml = (text: string): XmlNode => {
  const parser = new SaxesParser({ position: false });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  const add = (child: string): void => void open.at(-1)?.children.push(child);
  parser.on('error', refuse);
  // A document type could name entities that grow without end.
  parser.on('doctype', refuse);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    const element: XmlNode = { name, local, attributes: new Map(Object.entries(attributes)), children: [] };
    const parent = open.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
    open.push(element);
    if (open.length > deepest) refuse();
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root ?? refuse();
};
