import { type ByKind, byKind } from '../byKind.ts';
import type { Data } from '../Data.ts';
import { caught, Refusal } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Node, Tree, Variable } from '../Tree.ts';

/** Context of a node: in the body of a reduce an item is called `current`. */
type Inside = 'item' | 'fold';

const writers: ByKind<[Inside], Data> = {
  literal: (node) => node.value,
  variable: (node, inside) => {
    const name = nameOf(node, inside);
    return { var: node.fallback === undefined ? name : [name, write(node.fallback, inside)] };
  },
  list: (node, inside) => all(node.items, inside),
  arithmetic: (node, inside) => ({ [node.operator]: all(node.operands, inside) }),
  equal: (node, inside) => ({ [node.negated ? '!=' : '==']: all([node.left, node.right], inside) }),
  order: (node, inside) => ({ [node.operator]: all(node.operands, inside) }),
  logic: (node, inside) => ({ [node.operator]: all(node.operands, inside) }),
  truth: (node, inside) => ({ [node.negated ? '!' : '!!']: all([node.operand], inside) }),
  choice: (node, inside) => {
    const branches = node.branches.flatMap((branch) => all([branch.when, branch.then], inside));
    return { if: [...branches, write(node.otherwise, inside)] };
  },
  member: (node, inside) => ({ in: all([node.item, node.container], inside) }),
  each: (node, inside) => ({ [node.operator]: [write(node.list, inside), write(node.body, 'item')] }),
  reduce: (node, inside) => ({
    reduce: [write(node.list, inside), write(node.body, 'fold'), write(node.initial, inside)],
  }),
  missing: ({ variables, enough }, inside) => {
    const names = variables.map((variable) => nameOf(variable, inside));
    return enough === undefined ? { missing: names } : { missing_some: [enough, names] };
  },
  call: (node, inside) => ({ [node.name]: all(node.operands, inside) }),
  formula: (node) => {
    const message = `${node.language} cannot be written as JSON Logic.`;
    throw new Refusal({ code: 'not-json-logic', message });
  },
};

/** The JSON Logic that parses to this tree; error `not-json-logic` for a formula of another language. */
export function writeJsonLogic(tree: Tree): Result<Data> {
  return caught(() => write(tree.root, 'item'));
}

function write(node: Node, inside: Inside): Data {
  return byKind(writers, node, inside);
}

function all(nodes: readonly Node[], inside: Inside): readonly Data[] {
  return nodes.map((node) => write(node, inside));
}

/** A reduce in a body over items still reads its own names: the grammar gives it no others. */
function nameOf({ of, path }: Variable, inside: Inside): string {
  if (of === 'accumulator') return ['accumulator', ...path].join('.');
  return (of === 'item' && inside === 'fold' ? ['current', ...path] : path).join('.');
}
