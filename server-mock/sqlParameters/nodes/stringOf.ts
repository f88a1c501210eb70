import type { Node } from '../parse.ts';

/** Text of a name part; empty for other nodes. */
export const stringOf = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : '';
