import { escapedCell } from '../../escapedCell.ts';
import { xmlText } from '../xml/writeXml.ts';

/** Maximum characters of a cell. */
const longest = 32_767;

/** A text as an element. Texts of a cell are never formulas. */
export const inlineText = (text: string, prefix: string): string =>
  `<${prefix}t xml:space="preserve">${xmlText(escapedCell(text.slice(0, longest)))}</${prefix}t>`;
