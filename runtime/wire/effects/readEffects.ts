import { bool, listOf, maybe, object, type Shape, text } from '../shape.ts';
import type { EffectChange, EffectOutlook, EffectsAnswer } from './Effects.ts';

/** The answer of `effects`. */
export const effectsAnswer: Shape<EffectsAnswer> = object<EffectsAnswer>({
  effects: listOf(
    object<EffectOutlook>({
      ...{ title: text, target: maybe(text), holds: bool },
      changes: listOf(object<EffectChange>({ title: text, from: text, to: text })),
    }),
  ),
  madeBy: maybe(text),
});
