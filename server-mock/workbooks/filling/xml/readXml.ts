import { SheetFault } from '../../SheetFault.ts';
import type { XmlNode } from './XmlNode.ts';

/** Deepest nesting; parts of workbooks stay below 40. */
const deepest = 200;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const entity = /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{1,8}));/g;

const plainOf = (raw: string): string =>
  raw.includes('&')
    ? raw.replace(entity, (whole, hex, decimal, name) => {
        if (name !== undefined) return entities[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : raw;

const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const broken = (): SheetFault => new SheetFault('sheet.unreadable');

const elementOf = (tag: string): XmlNode => {
  const end = tag.search(/[\s/]/);
  const name = end === -1 ? tag : tag.slice(0, end);
  if (name === '') throw broken();
  const attributes = new Map<string, string>();
  if (end !== -1)
    for (const [, key = '', double, single = ''] of tag.slice(end).matchAll(attribute))
      attributes.set(key, plainOf(double ?? single));
  return { name, local: name.slice(name.indexOf(':') + 1), attributes, children: [] };
};

/** End of the tag that begins at `from`, outside quotes. */
const tagEnd = (text: string, from: number): number => {
  let at = from;
  for (;;) {
    const close = text.indexOf('>', at);
    if (close === -1) throw broken();
    const inside = text.slice(from, close);
    const open = /["']/.test(inside) ? openQuote(inside) : undefined;
    if (open === undefined) return close;
    const end = text.indexOf(open, close);
    if (end === -1) throw broken();
    at = end + 1;
  }
};

const openQuote = (text: string): string | undefined => {
  let open: string | undefined;
  for (const sign of text) {
    if (open === undefined && (sign === '"' || sign === "'")) open = sign;
    else if (sign === open) open = undefined;
  }
  return open;
};

const skipped: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
];

/**
 * Reads a part of a workbook, which is XML without a document type. Drops comments and instructions. Throws SheetFault for
 * anything else.
 */
export const readXml = (text: string): XmlNode => {
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  const add = (child: XmlNode | string): void => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.children.push(child);
    else if (typeof child !== 'string') {
      if (root !== undefined) throw broken();
      root = child;
    }
  };
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf('<', at);
    const between = text.slice(at, start === -1 ? text.length : start);
    if (between !== '' && open.length > 0) add(plainOf(between));
    if (start === -1) break;
    const skip = skipped.find(([begin]) => text.startsWith(begin, start));
    if (skip !== undefined) {
      const end = text.indexOf(skip[1], start + skip[0].length);
      if (end === -1) throw broken();
      at = end + skip[1].length;
      continue;
    }
    if (text.startsWith('<![CDATA[', start)) {
      const end = text.indexOf(']]>', start);
      if (end === -1) throw broken();
      add(text.slice(start + 9, end));
      at = end + 3;
      continue;
    }
    // A document type could name entities that grow without end.
    if (text.startsWith('<!', start)) throw broken();
    const end = tagEnd(text, start + 1);
    const tag = text.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1).trim()) throw broken();
      continue;
    }
    const element = elementOf(tag);
    add(element);
    if (tag.endsWith('/')) continue;
    open.push(element);
    if (open.length > deepest) throw broken();
  }
  if (root === undefined || open.length > 0) throw broken();
  return root;
};
