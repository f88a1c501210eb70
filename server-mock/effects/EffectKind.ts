import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { EffectOutlook } from '../../runtime/wire/effects/Effects.ts';
import type { UserCall } from '../http/Call.ts';
import type { DocumentSet } from '../links/lockDocuments.ts';
import type { EffectCall } from './EffectCall.ts';
import type { StandingEffect } from './StandingEffect.ts';

/** An effect of a document as a user asks about it. */
export interface AskedEffect {
  readonly effect: DocumentEffect;
  readonly document: Document;
  /** Undefined: it does not hold yet. */
  readonly standing: StandingEffect | undefined;
  readonly options: EffectCall['options'];
  /** Whether the caller may see every field of the document that the effect reads. */
  readonly isSeen: boolean;
}

/** One kind of effect. `begin` and `end` run in the transaction of the document and throw a `Refusal` in words. */
export interface EffectKind {
  /** Adds the documents that `begin` locks. */
  expects(effect: DocumentEffect, document: Document, wanted: DocumentSet): void;
  /** Does what the effect says, and remembers it. */
  begin(call: EffectCall): Promise<void>;
  /** Undoes what is remembered; without a trace nothing happens. */
  end(call: EffectCall): Promise<void>;
  /** The effect in words, as far as the caller may see the other document. */
  outlook(call: UserCall, asked: AskedEffect): Promise<Pick<EffectOutlook, 'target' | 'changes'>>;
}
