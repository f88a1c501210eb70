import type { Language } from '../Language.ts';
import type { Each, Node, Variable } from '../Tree.ts';
import type { TypeOf } from '../types/knownTypes.ts';
import type { ValueType } from '../ValueType.ts';
import type { Closure } from './Closure.ts';
import type { Field } from './Field.ts';
import type { Chain } from './fast/scaled/Link.ts';
import type { Scaled } from './fast/scaled/Scaled.ts';
import type { Operand } from './Operand.ts';

/** A body in whole numbers. */
export interface ScaledBody {
  readonly scale: number;
  readonly chain: Chain;
  readonly exactly: Closure;
  readonly cost: number;
}

/** What a node's compiler asks of the whole. */
export interface CompileContext {
  /** Compiles a node below. */
  closure(node: Node): Closure;
  /** Compiles a node below that is compared. */
  operand(node: Node): Operand;
  /** Compiles a body that runs once per item of a list, with its cost in steps. */
  body(node: Node, list: Node): { readonly closure: Closure; readonly cost: number };
  /** Compiles a node counted already when it is first run: the exact way behind a quick one that seldom fails. */
  later(node: Node): Closure;
  /** Whether digits of fields are known at all, without which nothing runs in whole numbers. */
  readonly hasScales: boolean;
  /** The node in whole numbers, when fields have scales and every part of it has one. */
  scaled(node: Node): Scaled | undefined;
  /** A bulk node's body in whole numbers, and exactly for items where those do not suffice; the node is counted with it. */
  scaledBody(node: Each): ScaledBody | undefined;
  /** Digits after the point of the field a variable reads, when known. */
  scale(node: Variable): number | undefined;
  /** A field of the record, the same for all places that read it. */
  field(name: string): Field;
  /** The field of the record a node is, when it is one and nothing else; read besides the node itself, which is compiled. */
  asked(node: Node): Field | undefined;
  /** Counts a node that is not compiled by itself. */
  count(): void;
  /** A field of the item a bulk node is at. */
  itemField(name: string, numeric: boolean): Field;
  /** What is known of the node's value. */
  type(node: Node): ValueType;
  /** The type of a field path of the record, when fields are typed. */
  readonly typeOf: TypeOf | undefined;
  /** The grammar of a `formula` node; throws when the caller passed none of that name, which is a bug. */
  language(name: string): Language;
}
