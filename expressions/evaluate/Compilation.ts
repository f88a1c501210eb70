import { type ByKind, byKind } from '../byKind.ts';
import type { CompileOptions } from '../compile.ts';
import { firstName } from '../firstName.ts';
import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import type { Language } from '../Language.ts';
import { languageNamed } from '../languageNamed.ts';
import type { Each, Node, Tree, Variable } from '../Tree.ts';
import { listPath, pathOf } from '../types/infer.ts';
import { knownTypes, type TypeOf } from '../types/knownTypes.ts';
import type { ValueType } from '../ValueType.ts';
import { plainValue } from '../values/plainValue.ts';
import { compileArithmetic } from './arithmetic.ts';
import { compileEach, compileList, compileMissing, compileReduce } from './bulk.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext, ScaledBody } from './CompileContext.ts';
import { compileCall } from './call.ts';
import { compileEqual } from './equal.ts';
import { Field, OF_ITEM } from './Field.ts';
import { chainOf, type Scaled } from './fast/scaled/Scaled.ts';
import { scaledClosure } from './fast/scaled/scaledClosure.ts';
import { scaledOf } from './fast/scaled/scaledOf.ts';
import { compileChoice, compileLogic, compileTruth } from './logic.ts';
import { compileMember } from './member.ts';
import type { Operand } from './Operand.ts';
import { compileOrder } from './order.ts';
import { compileVariable } from './variable.ts';

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

/** Node kinds that the integer fast path may compile; a constant or field alone is fast anyway. */
const mayBeQuick: ReadonlySet<Node['kind']> = new Set(['arithmetic', 'call']);

/** Compiles one tree to closures. */
export class Compilation implements CompileContext {
  /** Number of nodes so far. */
  nodes = 0;
  readonly #tree: Tree;
  readonly #options: CompileOptions;
  /** Number of field values that frames cache during a run. */
  slots = 0;
  readonly #fields = new Map<string, Field>();
  /** Names read by formulas in other grammars, which ask the scope themselves. */
  #others: readonly string[] = [];
  #types: ((node: Node) => ValueType) | undefined;
  /** True while compiling the exact fallback of an integer fast path. */
  #exact = false;
  /** Path of the list that the current body runs over. */
  #items: string | undefined;
  /** Nodes without an integer fast path, cached so that parents do not try them again. */
  #unscaled: Set<Node> | undefined;

  constructor(tree: Tree, options: CompileOptions) {
    this.#tree = tree;
    this.#options = options;
  }

  get hasScales(): boolean {
    return this.#options.scaleOf !== undefined;
  }

  get typeOf(): TypeOf | undefined {
    return this.#options.typeOf;
  }

  get functions(): FunctionTable | undefined {
    return this.#options.functions;
  }

  /** The top-level names that the closures read. */
  reads(): readonly string[] {
    const names = [...this.#fields.keys()];
    for (const path of this.#others) {
      const name = firstName(path);
      if (!names.includes(name)) names.push(name);
    }
    return names;
  }

  closure(node: Node): Closure {
    const quick = this.#exact || !mayBeQuick.has(node.kind) ? undefined : scaledClosure(node, this);
    if (quick !== undefined) return quick;
    this.nodes += 1;
    if (node.kind === 'formula')
      this.#others = this.#others.length === 0 ? node.reads : [...this.#others, ...node.reads];
    return byKind(compilers, node, this);
  }

  operand(node: Node): Operand {
    const field = this.asked(node);
    if (field === undefined) return { field, closure: this.closure(node) };
    this.nodes += 1;
    field.again();
    return { field, closure: (frame) => frame.value(field) };
  }

  asked(node: Node): Field | undefined {
    if (node.kind !== 'variable' || node.of !== 'record' || node.path.length > 1) return undefined;
    const [name] = node.path;
    if (name === undefined || name === '__proto__' || node.fallback !== undefined) return undefined;
    return this.#field(name);
  }

  count(): void {
    this.nodes += 1;
  }

  body(node: Node, list: Node): { readonly closure: Closure; readonly cost: number } {
    const before = this.nodes;
    const closure = this.#within(listPath(list, this.#items), () => this.closure(node));
    return { closure, cost: this.nodes - before };
  }

  scaledBody({ body, list }: Each): ScaledBody | undefined {
    const before = this.nodes;
    return this.#within(listPath(list, this.#items), () => {
      const scaled = this.scaled(body);
      if (scaled === undefined) return undefined;
      const cost = this.nodes - before;
      this.nodes += 1;
      return { scale: scaled.scale, chain: chainOf(scaled), exactly: this.later(body), cost };
    });
  }

  later(node: Node): Closure {
    const items = this.#items;
    let made: Closure | undefined;
    return (frame) => {
      if (made === undefined) {
        // The nodes were counted with the fast path.
        const { nodes } = this;
        this.#exact = true;
        made = this.#within(items, () => this.closure(node));
        this.#exact = false;
        this.nodes = nodes;
      }
      return made(frame);
    };
  }

  #within<T>(items: string | undefined, work: () => T): T {
    const outer = this.#items;
    this.#items = items;
    const made = work();
    this.#items = outer;
    return made;
  }

  scaled(node: Node): Scaled | undefined {
    if (this.#options.scaleOf === undefined || this.#unscaled?.has(node)) return undefined;
    const { nodes } = this;
    this.nodes += 1;
    const made = scaledOf(node, this);
    if (made !== undefined) return made;
    this.nodes = nodes;
    this.#unscaled ??= new Set();
    this.#unscaled.add(node);
    return undefined;
  }

  scale(node: Variable): number | undefined {
    const path = pathOf(node, this.#items);
    return path === undefined ? undefined : this.#options.scaleOf?.(path);
  }

  itemField(name: string, numeric: boolean): Field {
    return new Field(name, numeric, OF_ITEM);
  }

  field(name: string): Field {
    const field = this.#field(name);
    field.again();
    return field;
  }

  #field(name: string): Field {
    const known = this.#fields.get(name);
    if (known === undefined) {
      const field = new Field(name, this.#options.typeOf?.(name) === 'number');
      this.#fields.set(name, field);
      return field;
    }
    if (known.slot < 0) {
      known.slot = this.slots;
      this.slots += 1;
    }
    return known;
  }

  type(node: Node): ValueType {
    if (node.kind === 'variable' && this.#options.typeOf !== undefined) {
      const path = pathOf(node, this.#items);
      if (path !== undefined && path !== this.#items) return this.#options.typeOf(path) ?? 'any';
    }
    this.#types ??= knownTypes(this.#tree, this.#options);
    return this.#types(node);
  }

  language(name: string): Language {
    return languageNamed(name, this.#options.languages);
  }
}
