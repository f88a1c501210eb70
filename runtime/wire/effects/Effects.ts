import type { Outcome } from '../workflow/Outcome.ts';

/** What a document does in another one. */
export interface EffectOutlook extends Outcome {
  /** Whether it holds already; else it will once the document is effective. */
  readonly holds: boolean;
}

/** Answer of `GET /api/jig/effects`. */
export interface EffectsAnswer {
  readonly effects: readonly EffectOutlook[];
  /** The document that made this one, by kind and number; undefined: no document did. */
  readonly madeBy?: string | undefined;
}
