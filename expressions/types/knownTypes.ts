import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import type { Language } from '../Language.ts';
import type { Node, Tree } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { infer, literalType } from './infer.ts';

/** The type of a field path (`Qty`, `Lines.Qty`), or undefined when there is no such field. */
export type TypeOf = (path: string) => ValueType | undefined;

/** What inference can use. */
interface TypedBy {
  readonly typeOf?: TypeOf;
  readonly languages?: readonly Language[];
  readonly functions?: FunctionTable | undefined;
}

/**
 * Returns a function that gives the type of each node of a tree. Infers once when fields are typed, else
 * knows only what the node itself shows.
 */
export function knownTypes(tree: Tree, { typeOf, languages, functions }: TypedBy): (node: Node) => ValueType {
  if (typeOf === undefined) return shown;
  const known = new Map<Node, ValueType>();
  infer(tree.root, {
    typeOf,
    languages,
    functions,
    items: undefined,
    report: () => undefined,
    learn: (node, type) => known.set(node, type),
  });
  return (node) => known.get(node) ?? 'any';
}

function shown(node: Node): ValueType {
  if (node.kind === 'literal') return literalType(node.value);
  return node.kind === 'arithmetic' ? 'number' : 'any';
}
