import { type ByKind, byKind } from './byKind.ts';
import type { Data } from './Data.ts';
import { compileArithmetic } from './evaluate/arithmetic.ts';
import { compileEach, compileList, compileMissing, compileReduce } from './evaluate/bulk.ts';
import type { Closure } from './evaluate/Closure.ts';
import type { CompileContext } from './evaluate/CompileContext.ts';
import { compileCall } from './evaluate/call.ts';
import { compileEqual, compileMember, compileOrder } from './evaluate/comparisons.ts';
import { dataOf } from './evaluate/dataOf.ts';
import { Frame } from './evaluate/Frame.ts';
import { compileChoice, compileLogic, compileTruth } from './evaluate/logic.ts';
import { compileVariable } from './evaluate/variable.ts';
import { firstName } from './firstName.ts';
import type { Language } from './Language.ts';
import { languageNamed } from './languageNamed.ts';
import type { Program } from './Program.ts';
import { Refusal } from './Refusal.ts';
import type { Node, Tree } from './Tree.ts';
import { knownTypes, type TypeOf } from './types/knownTypes.ts';
import { plainValue } from './values/plainValue.ts';

/** What may be known about the record when a tree is compiled. */
export interface CompileOptions {
  /** The type of a field path. With it `'9.50'` of a numeric column equals `9.5`; without, values speak for themselves. */
  readonly typeOf?: TypeOf;
  /** The grammars besides conditions whose formulas the tree may hold. */
  readonly languages?: readonly Language[];
}

const compilers: ByKind<[CompileContext], Closure> = {
  literal: (node) => {
    const value = plainValue(node.value);
    return () => value;
  },
  variable: compileVariable,
  list: compileList,
  arithmetic: compileArithmetic,
  equal: compileEqual,
  order: compileOrder,
  logic: compileLogic,
  truth: compileTruth,
  choice: compileChoice,
  member: compileMember,
  each: compileEach,
  reduce: compileReduce,
  missing: compileMissing,
  call: compileCall,
  formula: (node, context) => context.language(node.language).compile(node, context),
};

/** Makes a synchronous program of a tree: closures, no generated code. Compile once, run per record. */
export function compile(tree: Tree, options: CompileOptions = {}): Program {
  const type = knownTypes(tree, options);
  let nodes = 0;
  const names = new Set<string>();
  const closure = (node: Node): Closure => {
    nodes += 1;
    if (node.kind === 'variable' && node.of === 'record' && node.path[0] !== undefined)
      names.add(node.path[0]);
    if (node.kind === 'formula') for (const path of node.reads) names.add(firstName(path));
    return byKind(compilers, node, context);
  };
  const context: CompileContext = {
    closure,
    body: (node) => {
      const before = nodes;
      const compiled = closure(node);
      return { closure: compiled, cost: nodes - before };
    },
    type,
    typeOf: options.typeOf,
    language: (name) => languageNamed(name, options.languages),
  };
  const root = closure(tree.root);
  return {
    reads: [...names],
    run: (scope, runOptions) => {
      try {
        // Every node is charged once at the start; only bulk work is charged while it happens.
        const frame = new Frame(scope, runOptions, nodes);
        return { ok: true, value: result(root, frame) };
      } catch (thrown) {
        if (thrown instanceof Refusal) return { ok: false, error: thrown.error };
        throw thrown;
      }
    },
  };
}

function result(root: Closure, frame: Frame): Data {
  try {
    const value = root(frame);
    return typeof value === 'object' && value !== null ? dataOf(value, frame) : value;
  } catch (thrown) {
    // Arithmetic below does not know its place; the frame does.
    if (thrown instanceof Refusal && thrown.error.at === undefined && frame.at !== undefined)
      throw new Refusal({ ...thrown.error, at: frame.at });
    throw thrown;
  }
}
