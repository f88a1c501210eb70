import type { Node, Nodes } from '../../../Tree.ts';
import type { CompileContext } from '../../CompileContext.ts';
import type { Scaled } from './Scaled.ts';
import { scaledArithmetic } from './scaledArithmetic.ts';
import { scaledField } from './scaledField.ts';
import { scaledLiteral } from './scaledLiteral.ts';
import { scaledRound } from './scaledRound.ts';

/** Node kinds that can run in integers; others have no scale known in advance. */
const kinds: {
  readonly [K in keyof Nodes]?: (node: Nodes[K], context: CompileContext) => Scaled | undefined;
} = {
  literal: scaledLiteral,
  variable: scaledField,
  arithmetic: scaledArithmetic,
  call: scaledRound,
};

/** The node in integers; undefined if a part cannot be. */
export function scaledOf(node: Node, context: CompileContext): Scaled | undefined {
  // The type of `kinds` ensures that key and node agree; TypeScript cannot relate the two unions.
  const build = kinds[node.kind] as ((node: Node, context: CompileContext) => Scaled | undefined) | undefined;
  return build?.(node, context);
}
