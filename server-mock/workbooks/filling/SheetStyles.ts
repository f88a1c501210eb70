import type { WorkbookPackage } from './parts/WorkbookPackage.ts';
import { attributeOf, childOf, childrenOf, cloneNode, elementLike, type XmlNode } from './xml/XmlNode.ts';

/** Ids below are Excel's own formats. */
const firstOwnFormat = 164;
/** No format of its own, and text. */
const general = '0';
const textFormat = '49';

/** Styles of a workbook; adds one for values whose cell has no number format of its own. */
export class SheetStyles {
  readonly #root: XmlNode | undefined;
  readonly #made = new Map<string, string | undefined>();

  constructor(pack: WorkbookPackage, workbook: string) {
    const part = pack.relationsOf(workbook).find(({ type }) => type === 'styles')?.target;
    this.#root = part === undefined || !pack.has(part) ? undefined : pack.xml(part);
  }

  /** The style of a number in a cell of this style. */
  withFormat(style: string | undefined, format: string): string | undefined {
    const key = `${style ?? ''}|${format}`;
    if (!this.#made.has(key)) this.#made.set(key, this.#make(style, format));
    return this.#made.get(key);
  }

  #make(style: string | undefined, format: string): string | undefined {
    const list = this.#root && childOf(this.#root, 'cellXfs');
    if (this.#root === undefined || list === undefined) return style;
    const all = childrenOf(list, 'xf');
    const base = all[Number(style ?? 0)];
    const known = base === undefined ? general : (attributeOf(base, 'numFmtId') ?? general);
    if (known !== general && known !== textFormat) return style;
    const made = base === undefined ? elementLike(list, 'xf') : cloneNode(base);
    made.attributes.set('numFmtId', this.#format(this.#root, format));
    made.attributes.set('applyNumberFormat', '1');
    list.children.push(made);
    list.attributes.set('count', String(all.length + 1));
    return String(all.length);
  }

  #format(root: XmlNode, code: string): string {
    let list = childOf(root, 'numFmts');
    if (list === undefined) {
      list = elementLike(root, 'numFmts');
      root.children.unshift(list);
    }
    const all = childrenOf(list, 'numFmt');
    const known = all.find((one) => attributeOf(one, 'formatCode') === code);
    if (known !== undefined) return attributeOf(known, 'numFmtId') ?? general;
    const used = all.map((one) => Number(attributeOf(one, 'numFmtId')));
    const id = String(Math.max(firstOwnFormat - 1, ...used) + 1);
    list.children.push(elementLike(list, 'numFmt', { numFmtId: id, formatCode: code }));
    list.attributes.set('count', String(all.length + 1));
    return id;
  }
}
