import type { Closure } from '../../evaluate/Closure.ts';
import type { CompileContext } from '../../evaluate/CompileContext.ts';
import { Refusal } from '../../Refusal.ts';
import type { Formula } from '../../Tree.ts';
import type { ValueType } from '../../ValueType.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import { leaving } from '../values/leaving.ts';
import { compileNode } from './compileNode.ts';
import type { ExcelContext } from './ExcelContext.ts';
import { scaledNode } from './scaledNode.ts';

/** Types whose blank result becomes null; for all others it becomes 0, as in Excel. */
const blankIsNull: ReadonlySet<ValueType | undefined> = new Set<ValueType | undefined>([
  'text',
  'date',
  'datetime',
]);

/**
 * Compiles a whole formula to a closure. Charges for its nodes at the start and converts the result to data.
 * `watch` may wrap the closure of every node.
 */
export function compileFormula(
  formula: Formula,
  core: CompileContext,
  watch?: (node: ExcelNode, closure: ExcelClosure) => ExcelClosure,
): Closure {
  let nodes = 0;
  // True while compiling the exact fallback of an integer fast path.
  let exact = watch !== undefined;
  const context: ExcelContext = {
    typeOf: core.typeOf,
    functions: core.functions,
    locals: [],
    closure: (node) => {
      const quick = exact ? undefined : scaledNode(node, core, () => exactly(node));
      if (quick !== undefined) return quick;
      nodes += 1;
      const closure = compileNode(node, context);
      return watch === undefined ? closure : watch(node, closure);
    },
  };
  const exactly = (node: ExcelNode): ExcelClosure => {
    exact = true;
    const closure = context.closure(node);
    exact = false;
    return closure;
  };
  // A tree of language excel has an Excel node as its body.
  const body = formula.body as ExcelNode;
  const run = context.closure(body);
  // Infers the type of the formula only when a result is blank.
  let known: null | 0 | undefined;
  const blank = (): null | 0 => {
    known ??= core.typeOf !== undefined && blankIsNull.has(core.type(formula)) ? null : 0;
    return known;
  };
  return (frame) => {
    frame.from = body.from;
    frame.to = body.to;
    frame.charge(nodes);
    try {
      const value = run(frame);
      return typeof value === 'number' && Number.isFinite(value) ? value : leaving(value, blank, frame);
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.error.from === undefined)
        throw new Refusal({ ...thrown.error, from: frame.from, to: frame.to });
      throw thrown;
    }
  };
}
