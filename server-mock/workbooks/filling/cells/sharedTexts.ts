import { childOf, childrenOf, textIn, type XmlNode } from '../xml/XmlNode.ts';

/** A text with the looks of its parts. */
export interface TextRun {
  /** Properties of its font; undefined: those of the cell. */
  readonly looks: XmlNode | undefined;
  readonly text: string;
}

/** A text of a cell. */
export interface SharedText {
  readonly plain: string;
  /** Parts that look different; empty: the text is plain. */
  readonly runs: readonly TextRun[];
}

/** Excel's escape of a character in a text, such as `_x000D_`. */
const escapedSign = /_x([0-9A-Fa-f]{4})_/g;

const unescaped = (text: string): string =>
  text.replace(escapedSign, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads `si` or `is`. Leaves out phonetic hints. */
export const textOf = (item: XmlNode): SharedText => {
  const runs = childrenOf(item, 'r').map((run) => ({
    looks: childOf(run, 'rPr'),
    text: unescaped(childrenOf(run, 't').map(textIn).join('')),
  }));
  if (runs.length > 0) return { plain: runs.map(({ text }) => text).join(''), runs };
  return { plain: unescaped(childrenOf(item, 't').map(textIn).join('')), runs: [] };
};

/** The texts that cells name by their index. */
export const sharedTexts = (root: XmlNode): readonly SharedText[] => childrenOf(root, 'si').map(textOf);
