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

const broken = (): SheetFault => new SheetFault('sheet.unreadable');

/** Characters that end a name. */
const isNameEnd = (code: number): boolean =>
  code <= 32 || code === 47 || code === 61 || code === 62 || Number.isNaN(code);

/** A start tag, read from behind its `<` in one pass. */
class TagScan {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  /** The element, and whether it is closed at once. Ends behind the `>`. */
  read(): { readonly element: XmlNode; readonly isClosed: boolean } {
    const name = this.#name();
    const attributes = new Map<string, string>();
    for (;;) {
      this.#blank();
      const sign = this.#text[this.at];
      if (sign === '>' || sign === '/') break;
      const key = this.#name();
      this.#blank();
      if (this.#text[this.at] !== '=') throw broken();
      this.at += 1;
      this.#blank();
      attributes.set(key, this.#value());
    }
    const isClosed = this.#text[this.at] === '/';
    this.at += isClosed ? 2 : 1;
    if (this.#text[this.at - 1] !== '>') throw broken();
    return {
      element: { name, local: name.slice(name.indexOf(':') + 1), attributes, children: [] },
      isClosed,
    };
  }

  #name(): string {
    const from = this.at;
    while (!isNameEnd(this.#text.charCodeAt(this.at))) this.at += 1;
    if (this.at === from) throw broken();
    return this.#text.slice(from, this.at);
  }

  #blank(): void {
    while (this.#text.charCodeAt(this.at) <= 32) this.at += 1;
  }

  #value(): string {
    const quote = this.#text[this.at];
    if (quote !== '"' && quote !== "'") throw broken();
    const end = this.#text.indexOf(quote, this.at + 1);
    if (end === -1) throw broken();
    const value = this.#text.slice(this.at + 1, end);
    this.at = end + 1;
    return plainOf(value);
  }
}

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
    if (text[start + 1] === '/') {
      const end = text.indexOf('>', start);
      if (end === -1 || open.pop()?.name !== text.slice(start + 2, end).trim()) throw broken();
      at = end + 1;
      continue;
    }
    const tag = new TagScan(text, start + 1);
    const { element, isClosed } = tag.read();
    at = tag.at;
    add(element);
    if (isClosed) continue;
    open.push(element);
    if (open.length > deepest) throw broken();
  }
  if (root === undefined || open.length > 0) throw broken();
  return root;
};
