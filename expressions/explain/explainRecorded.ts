import { compile } from '../compile.ts';
import type { Closure } from '../evaluate/Closure.ts';
import type { CompileContext } from '../evaluate/CompileContext.ts';
import type { Language } from '../Language.ts';
import type { Scope } from '../Scope.ts';
import type { Formula } from '../Tree.ts';
import type { Explanation } from './Explanation.ts';
import type { ExplainOptions } from './explain.ts';
import { Recorder } from './Recorder.ts';

/** Maximum nested calls: recording uses stack for each. */
const CALLS = 100;
const MILLISECONDS = 200;

/**
 * Explains a formula by running it twice: normally, for its value, and once with every part recorded, within
 * the same limits, 100 calls and 200 ms; parts beyond them set `cut`.
 */
export function explainRecorded(
  formula: Formula,
  scope: Scope,
  options: ExplainOptions,
  language: Language,
  record: (formula: Formula, context: CompileContext, recorder: Recorder) => Closure,
): Explanation {
  const limits = { milliseconds: MILLISECONDS, ...options.limits };
  const languages = [language, ...(options.languages ?? []).filter(({ name }) => name !== language.name)];
  const result = compile({ root: formula }, { ...options, languages }).run(scope, { ...options, limits });
  const recorder = new Recorder();
  const recording: Language = {
    ...language,
    compile: (node, context) => record(node, context, recorder),
  };
  const calls = Math.min(CALLS, limits.calls ?? CALLS);
  const again = compile({ root: formula }, { ...options, languages: [recording] }).run(scope, {
    ...options,
    limits: { ...limits, calls },
  });
  const [whole] = recorder.told;
  const place = formula.from === undefined ? placeOf(whole) : placeOf(formula);
  const isNothing = result.ok && (result.value === null || whole?.because !== undefined);
  const because = !result.ok || isNothing ? whole?.because : undefined;
  return {
    node: formula,
    ...place,
    ...(result.ok ? { value: result.value } : { value: undefined, error: result.error }),
    ...(because === undefined ? {} : { because }),
    below: whole === undefined ? [] : partsOf(whole),
    ...(whole?.cut || result.ok !== again.ok ? { cut: true as const } : {}),
  };
}

/** The formula's outermost part, unless that is a field or constant, which has its own name. */
function partsOf(whole: Explanation): readonly Explanation[] {
  return whole.node.kind === 'formula' ? whole.below : [whole];
}

function placeOf(place: { readonly from?: number; readonly to?: number } | undefined) {
  const { from, to } = place ?? {};
  return from === undefined || to === undefined ? {} : { from, to };
}
