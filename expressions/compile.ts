import { Compilation } from './evaluate/Compilation.ts';
import { decide } from './evaluate/fast/decide/decision.ts';
import { programOf } from './evaluate/programOf.ts';
import type { FunctionTable } from './functions/declared/FormulaFunction.ts';
import type { Language } from './Language.ts';
import type { Program } from './Program.ts';
import type { ScaleOf } from './ScaleOf.ts';
import type { Tree } from './Tree.ts';
import type { TypeOf } from './types/knownTypes.ts';

/** Facts about the record at compile time. */
export interface CompileOptions {
  /**
   * Type of a field path. With it `'9.50'` of a numeric column equals `9.5`; without it values are compared
   * by their own types.
   */
  readonly typeOf?: TypeOf;
  /** Lets arithmetic of typed numbers use integers; affects speed only. */
  readonly scaleOf?: ScaleOf;
  /** Grammars, besides conditions, whose formulas the tree may hold. */
  readonly languages?: readonly Language[];
  /** Functions besides the built-in ones. */
  readonly functions?: FunctionTable | undefined;
}

/**
 * Compiles a tree to a synchronous program of closures, without generated code. Compile once, run per record.
 */
export function compile(tree: Tree, options: CompileOptions = {}): Program {
  const compilation = new Compilation(tree, options);
  const decided = decide(tree.root, compilation);
  if (decided === undefined) return programOf(compilation.closure(tree.root), compilation);
  return programOf(decided.closure, compilation, decided.first);
}
