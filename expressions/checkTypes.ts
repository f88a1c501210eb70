import type { ExpressionError } from './ExpressionError.ts';
import type { FunctionTable } from './functions/declared/FormulaFunction.ts';
import type { Language } from './Language.ts';
import type { Tree } from './Tree.ts';
import { infer } from './types/infer.ts';
import type { TypeOf } from './types/knownTypes.ts';

/**
 * Errors of a tree over typed fields: `unknown-field` (params.name) and `type-mismatch` (params.left,
 * params.right), each with its place. Detail columns are `Table.Column`. Empty: it may be saved.
 */
export function checkTypes(
  tree: Tree,
  typeOf: TypeOf,
  languages?: readonly Language[],
  functions?: FunctionTable,
): readonly ExpressionError[] {
  const errors: ExpressionError[] = [];
  infer(tree.root, {
    typeOf,
    languages,
    functions,
    items: undefined,
    report: (error) => {
      // Items of a list literal are checked both as items and as candidates.
      const known = errors.some(
        ({ at, from, code }) => at === error.at && from === error.from && code === error.code,
      );
      if (!known) errors.push(error);
    },
    learn: () => undefined,
  });
  return errors;
}
