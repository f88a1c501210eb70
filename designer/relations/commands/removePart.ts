import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelationPart } from '../draft/relationParts.ts';

/** Removes a link or effect with its fields; a link of the product becomes what it was. */
export function removePart(
  draft: TableRelations,
  { kind, name }: Pick<RelationPart, 'kind' | 'name'>,
): TableRelations {
  const others = <T extends { readonly name: string }>(parts: readonly T[] | undefined): readonly T[] =>
    (parts ?? []).filter((one) => one.name !== name);
  return {
    ...draft,
    ...(kind === 'link' ? { links: others(draft.links) } : { effects: others(draft.effects) }),
    fields: (draft.fields ?? []).filter(({ of }) => of !== name),
  };
}
