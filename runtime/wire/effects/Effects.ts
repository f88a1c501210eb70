/** A field that an effect sets, in words. */
export interface EffectChange {
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/** What a document does in another one. */
export interface EffectOutlook {
  /** What happens: 调整工单. */
  readonly title: string;
  /** The other document by kind and number; undefined: the caller may not see it, or there is none. */
  readonly target?: string | undefined;
  /** Whether it holds already; else it will once the document is effective. */
  readonly holds: boolean;
  /** Only what differs and the caller may see. */
  readonly changes: readonly EffectChange[];
}

/** Answer of `GET /api/jig/effects`. */
export interface EffectsAnswer {
  readonly effects: readonly EffectOutlook[];
  /** The document that made this one, by kind and number; undefined: no document did. */
  readonly madeBy?: string | undefined;
}
