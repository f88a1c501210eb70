import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import type { Language } from '../Language.ts';
import type { Each, Node, Variable } from '../Tree.ts';
import type { TypeOf } from '../types/knownTypes.ts';
import type { ValueType } from '../ValueType.ts';
import type { Closure } from './Closure.ts';
import type { Field } from './Field.ts';
import type { Chain } from './fast/scaled/Link.ts';
import type { Scaled } from './fast/scaled/Scaled.ts';
import type { Operand } from './Operand.ts';

/** A body on the integer fast path, with its exact fallback. */
export interface ScaledBody {
  readonly scale: number;
  readonly chain: Chain;
  readonly exactly: Closure;
  readonly cost: number;
}

/** Services for the compilers of nodes. */
export interface CompileContext {
  /** Compiles a child node. */
  closure(node: Node): Closure;
  /** Compiles a child node for a comparison. */
  operand(node: Node): Operand;
  /** Compiles a body that runs once per list item, with its cost in steps. */
  body(node: Node, list: Node): { readonly closure: Closure; readonly cost: number };
  /**
   * Compiles an already counted node on its first run: the exact fallback of a fast path that rarely fails.
   */
  later(node: Node): Closure;
  /** True when the decimals of fields are known; the integer fast path needs them. */
  readonly hasScales: boolean;
  /** The integer fast path of a node, if all its parts have scales. */
  scaled(node: Node): Scaled | undefined;
  /**
   * The integer fast path of a bulk node's body, with the exact fallback for other items. Counts the node.
   */
  scaledBody(node: Each): ScaledBody | undefined;
  /** Decimals of the field a variable reads; undefined: unknown. */
  scale(node: Variable): number | undefined;
  /** A field of the record, shared by all places that read it. */
  field(name: string): Field;
  /** The record's field if the node only reads one; the caller reads it besides compiling the node. */
  asked(node: Node): Field | undefined;
  /** Counts a node that is not compiled on its own. */
  count(): void;
  /** A field of the current item of a bulk node. */
  itemField(name: string, numeric: boolean): Field;
  /** Known type of a node's value. */
  type(node: Node): ValueType;
  /** Type of a field path of the record, if fields are typed. */
  readonly typeOf: TypeOf | undefined;
  /** Declared functions, besides the built-in ones. */
  readonly functions: FunctionTable | undefined;
  /** The grammar of a `formula` node. Throws if the caller passed none with that name, which is a bug. */
  language(name: string): Language;
}
