import type { Node } from '../parse.ts';

/** The text of a name's part; anything else has none. */
export const stringOf = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : '';
