import type { Language } from '../Language.ts';
import type { Node } from '../Tree.ts';
import type { TypeOf } from '../types/knownTypes.ts';
import type { ValueType } from '../ValueType.ts';
import type { Closure } from './Closure.ts';

/** What a node's compiler asks of the whole. */
export interface CompileContext {
  /** Compiles a node below. */
  closure(node: Node): Closure;
  /** Compiles a body that runs once per item, with its cost in steps. */
  body(node: Node): { readonly closure: Closure; readonly cost: number };
  /** What is known of the node's value. */
  type(node: Node): ValueType;
  /** The type of a field path of the record, when fields are typed. */
  readonly typeOf: TypeOf | undefined;
  /** The grammar of a `formula` node; throws when the caller passed none of that name, which is a bug. */
  language(name: string): Language;
}
