import type { Node, Nodes } from '../../../Tree.ts';
import type { CompileContext } from '../../CompileContext.ts';
import type { Scaled } from './Scaled.ts';
import { scaledArithmetic } from './scaledArithmetic.ts';
import { scaledField } from './scaledField.ts';
import { scaledLiteral } from './scaledLiteral.ts';
import { scaledRound } from './scaledRound.ts';

/** Node kinds with an integer fast path; the others have no scale known in advance. */
const kinds: {
  readonly [K in keyof Nodes]?: (node: Nodes[K], context: CompileContext) => Scaled | undefined;
} = {
  literal: scaledLiteral,
  variable: scaledField,
  arithmetic: scaledArithmetic,
  call: scaledRound,
};

/** The integer fast path of a node; undefined if a part has none. */
export function scaledOf(node: Node, context: CompileContext): Scaled | undefined {
  // The type of `kinds` ensures that key and node agree; TypeScript cannot relate the two unions.
  const build = kinds[node.kind] as ((node: Node, context: CompileContext) => Scaled | undefined) | undefined;
  return build?.(node, context);
}
