import { Compilation } from './evaluate/Compilation.ts';
import { decide } from './evaluate/fast/decide/decision.ts';
import { programOf } from './evaluate/programOf.ts';
import type { Language } from './Language.ts';
import type { Program } from './Program.ts';
import type { ScaleOf } from './ScaleOf.ts';
import type { Tree } from './Tree.ts';
import type { TypeOf } from './types/knownTypes.ts';

/** What may be known about the record when a tree is compiled. */
export interface CompileOptions {
  /** The type of a field path. With it `'9.50'` of a numeric column equals `9.5`; without, values speak for themselves. */
  readonly typeOf?: TypeOf;
  /** What lets arithmetic of typed numbers run in whole numbers; only speed depends on it. */
  readonly scaleOf?: ScaleOf;
  /** The grammars besides conditions whose formulas the tree may hold. */
  readonly languages?: readonly Language[];
}

/** Makes a synchronous program of a tree: closures, no generated code. Compile once, run per record. */
export function compile(tree: Tree, options: CompileOptions = {}): Program {
  const compilation = new Compilation(tree, options);
  const decided = decide(tree.root, compilation);
  if (decided === undefined) return programOf(compilation.closure(tree.root), compilation);
  return programOf(decided.closure, compilation, decided.first);
}
