import { bool, listOf, maybe, object, or, type Shape, text } from '../shape.ts';
import type { FlowReason, ForecastAnswer, ForecastLine, TakenLine } from './ForecastAnswer.ts';
import { outcome } from './readOutcome.ts';
import { type StepRead, steps } from './readSteps.ts';

const words = or(text, '');
const lineShape = { from: words, to: words, label: words, text: words };

const taken: Shape<TakenLine> = object<TakenLine>({
  ...lineShape,
  isOnly: or(bool, false),
  others: or(listOf(object<ForecastLine>(lineShape), 1000), []),
});

/** {@link FlowReason} as far as the browser reads it. */
export interface ReasonRead extends Pick<FlowReason, 'text'> {
  readonly others: readonly Pick<FlowReason['others'][number], 'name' | 'text'>[];
}

const reasonShape = {
  text: words,
  others: or(listOf(object<ReasonRead['others'][number]>({ name: words, text: words }), 500), []),
};

/** {@link ForecastAnswer} as far as the browser reads it. */
export interface ForecastRead extends Pick<ForecastAnswer, 'why' | 'outcomes' | 'issues'> {
  readonly flow?: ReasonRead & { readonly name: string };
  readonly none?: ReasonRead;
  readonly list: readonly StepRead[];
}

/** The answer of forecast. */
export const forecastAnswer: Shape<ForecastRead> = object<ForecastRead>({
  flow: maybe(object<NonNullable<ForecastRead['flow']>>({ name: words, ...reasonShape })),
  none: maybe(object<ReasonRead>(reasonShape)),
  list: steps,
  why: or(listOf(taken, 500), []),
  outcomes: or(listOf(outcome, 500), []),
  issues: or(listOf(object<ForecastRead['issues'][number]>({ path: words, message: words }), 10_000), []),
});
