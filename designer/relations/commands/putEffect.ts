import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { DraftEffect } from '../draft/proposeEffect.ts';

/** Adds an effect with its fields, or puts it in place of the one of its name. */
export function putEffect(draft: TableRelations, { effect, fields }: DraftEffect): TableRelations {
  const effects = draft.effects ?? [];
  const isKnown = effects.some(({ name }) => name === effect.name);
  return {
    ...draft,
    effects: isKnown ? effects.map((one) => (one.name === effect.name ? effect : one)) : [...effects, effect],
    fields: [...(draft.fields ?? []).filter(({ of }) => of !== effect.name), ...fields],
  };
}
