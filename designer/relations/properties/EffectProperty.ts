import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { EffectSchema } from '../../../runtime/model/schema/EffectSchema.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import type { DraftEffect } from '../draft/proposeEffect.ts';
import type { RelationWorld } from '../draft/RelationWorld.ts';

/** What the properties of an effect are read from. */
export interface EffectSubject extends DraftEffect {
  readonly t: App['t'];
  readonly own: RelatedTable;
  readonly source: DocumentTable;
  /** The document that is set or made; undefined while it loads, and when its table is gone. */
  readonly target: DocumentTable | undefined;
  readonly world: RelationWorld;
}

/** One property of an effect. It writes the whole effect, with its fields. */
export interface EffectProperty extends PanelProperty<EffectSubject, DraftEffect> {
  /** Places of its issues in the effect. */
  readonly places: readonly string[];
}

export type Setting = Extract<EffectSchema, { readonly sets: unknown }>;
export type Making = Extract<EffectSchema, { readonly makes: unknown }>;

export const isSetting = (effect: EffectSchema): effect is Setting => 'sets' in effect;
export const isMaking = (effect: EffectSchema): effect is Making => 'makes' in effect;
