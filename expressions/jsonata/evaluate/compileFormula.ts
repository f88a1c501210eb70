import type { Closure } from '../../evaluate/Closure.ts';
import type { CompileContext } from '../../evaluate/CompileContext.ts';
import { dataOf } from '../../evaluate/dataOf.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import type { FunctionTable } from '../../functions/declared/FormulaFunction.ts';
import { Refusal } from '../../Refusal.ts';
import type { Formula } from '../../Tree.ts';
import { InputScope } from '../InputScope.ts';
import type { JsonataProgram } from '../JsonataNode.ts';
import { boundNames } from './boundNames.ts';
import { checkResult } from './checkResult.ts';
import { compileNode } from './compileNode.ts';
import { Environment, emptySlots } from './Environment.ts';
import { Names } from './Names.ts';
import { type Reading, readingOf } from './numericNames.ts';
import type { Counts, Site, Watch } from './Site.ts';
import { wholeInput } from './wholeInput.ts';

/**
 * Compiles a formula to a closure. Reads a record by names, or any other input as a whole. `watch` sees every
 * node.
 */
export function compileFormula(formula: Formula, core: CompileContext, watch?: Watch): Closure {
  // parseJsonata created this body; the formula's language name tells.
  const program = formula.body as JsonataProgram;
  const reading = core.typeOf === undefined ? undefined : readingOf(program.root, core.typeOf);
  const scaled = core.hasScales && watch === undefined ? core : undefined;
  const onRecord = compileProgram(program, 'record', watch, core.functions, reading, scaled);
  let onWhole: Closure | undefined;
  return (frame) => {
    if (!(frame.scope instanceof InputScope)) return onRecord(frame);
    onWhole ??= compileProgram(program, 'whole', watch, core.functions);
    return onWhole(frame);
  };
}

function compileProgram(
  program: JsonataProgram,
  root: 'record' | 'whole',
  watch: Watch | undefined,
  functions: FunctionTable | undefined,
  reading?: Reading,
  core?: CompileContext,
): Closure {
  const { binds } = program;
  const bound = binds ? boundNames([program.root]) : [];
  const counts: Counts = {
    nodes: 0,
    depth: 0,
    deepest: 0,
    deepestCall: 0,
    exact: false,
    root,
    binds,
    watch,
    reading,
    core,
    functions,
  };
  const site: Site = { input: root, names: new Names(bound, 0, undefined), tail: false, counts };
  const closure = compileNode(program.root, site);
  const { nodes, deepest, deepestCall } = counts;
  return (frame) => {
    const environment = new Environment(bound.length === 0 ? none : emptySlots(bound.length), undefined);
    try {
      frame.charge(nodes);
      frame.enter(deepestCall, deepest);
      const input = root === 'whole' ? wholeInput(frame) : undefined;
      const value = closure(input, environment, frame);
      frame.leave(deepestCall);
      if (value === undefined) return null;
      if (typeof value !== 'object' || value === null) return value;
      checkResult(value, frame, 0);
      return dataOf(value, frame);
    } catch (thrown) {
      throw thrown instanceof Refusal ? placed(thrown, frame) : thrown;
    }
  };
}

const none: never[] = [];

/** Adds the position of the frame to refusals of number operations, which have none. */
function placed(refusal: Refusal, frame: Frame): Refusal {
  const { error } = refusal;
  if (error.from !== undefined || frame.from < 0) return refusal;
  return new Refusal({ ...error, from: frame.from, to: frame.to });
}
