import type { Closure } from '../../evaluate/Closure.ts';
import { ownValue } from '../../values/ownValue.ts';
import { plainValue } from '../../values/plainValue.ts';
import type { BareNode } from './BareNode.ts';
import type { BareCompiler, BareData } from './BareOperator.ts';
import { bareOperators } from './bareOperators.ts';

const record: BareData = {
  read: (frame, name) => frame.scope.read(name),
  whole(frame) {
    if (frame.scope.whole === undefined)
      throw frame.refuse('whole-record', 'This record cannot be read as a whole; name a field.');
    return plainValue(frame.scope.whole() ?? null);
  },
};

const item: BareData = {
  read: (frame, name) => ownValue(frame.item, name),
  whole: (frame) => frame.item,
};

/** Compiles a rule. A failed calculation becomes null. */
export function compileBare(rule: BareNode): Closure {
  let nodes = 0;
  const compilerFor = (data: BareData): BareCompiler => {
    const compiler: BareCompiler = {
      data,
      closure: (node) => {
        nodes += 1;
        // The table's type ensures that key and node agree; TypeScript cannot relate the two unions.
        return kinds[node.kind](node as never, compiler);
      },
      body: (node) => {
        const before = nodes;
        const closure = node === undefined ? () => null : inItem(node);
        return { closure, cost: nodes - before };
      },
    };
    return compiler;
  };
  const inItem = (node: BareNode) => compilerFor(item).closure(node);
  const root = compilerFor(record).closure(rule);
  return (frame) => {
    frame.charge(nodes);
    const value = root(frame);
    return Number.isNaN(value) ? null : value;
  };
}

type Compile<N> = (node: N, compiler: BareCompiler) => Closure;

const kinds: { readonly [K in BareNode['kind']]: Compile<Extract<BareNode, { readonly kind: K }>> } = {
  constant: ({ value }) => {
    const constant = plainValue(value);
    return () => constant;
  },
  list: ({ items }, compiler) => {
    const closures = items.map((one) => compiler.closure(one));
    return (frame) => {
      frame.allocate(16 * closures.length);
      return closures.map((closure) => closure(frame));
    };
  },
  operation: (node, compiler) => {
    const operator = bareOperators.get(node.operator);
    if (operator !== undefined) return operator.compile(node, compiler);
    return (frame) => {
      frame.at = node.at;
      throw frame.refuse('unknown-function', `There is no operator ${node.operator}.`);
    };
  },
};
