import { bool, listOf, maybe, object, type Shape, text } from '../shape.ts';
import { outcomeShape } from '../workflow/readOutcome.ts';
import type { EffectOutlook, EffectsAnswer } from './Effects.ts';

/** The answer of `effects`. */
export const effectsAnswer: Shape<EffectsAnswer> = object<EffectsAnswer>({
  effects: listOf(object<EffectOutlook>({ ...outcomeShape, holds: bool })),
  madeBy: maybe(text),
});
