import type { Formula } from '../schema/Condition.ts';
import type { EffectSchema, MadeRows } from '../schema/EffectSchema.ts';

/** Kinds of effects, named by their property in schemas. */
export type EffectKindName = 'sets' | 'makes';

/** What effects of every kind say about the other document. */
export interface EffectBody {
  readonly kind: EffectKindName;
  readonly table: string;
  readonly via: string;
  readonly values: Readonly<Record<string, Formula>>;
  readonly rows?: Readonly<Record<string, MadeRows>>;
}

/** The kind of an effect, and what it says about the other document. */
export const effectBody = (schema: EffectSchema): EffectBody =>
  'makes' in schema ? { kind: 'makes', ...schema.makes } : { kind: 'sets', ...schema.sets };
