import type { EffectSchema } from '../../../runtime/model/schema/EffectSchema.ts';
import type { LinkSchema } from '../../../runtime/model/schema/LinkSchema.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { shippedOf } from './RelationWorld.ts';

/** What declares a part: the product alone, the administrator over the product, or the administrator. */
type PartOrigin = 'product' | 'changed' | 'own';

interface PartBase {
  readonly name: string;
  readonly title: string;
  readonly origin: PartOrigin;
  /** JSON pointer into the draft; undefined: the draft does not hold it. */
  readonly place: string | undefined;
}

/** A link or an effect of a table, as the draft has it. */
export type RelationPart =
  | (PartBase & { readonly kind: 'link'; readonly schema: LinkSchema })
  | (PartBase & { readonly kind: 'effect'; readonly schema: EffectSchema });

/** Identifies a part among those of its table. */
export const partKey = ({ kind, name }: Pick<RelationPart, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Links, then effects: those of the product in their places, then those of the administrator. */
export function relationParts(table: RelatedTable, draft: TableRelations): readonly RelationPart[] {
  const shipped = shippedOf(table);
  const own = draft.links ?? [];
  const known = new Set((shipped.links ?? []).map(({ name }) => name));
  const at = (name: string): number => own.findIndex((link) => link.name === name);
  return [
    ...(shipped.links ?? []).map((link): RelationPart => {
      const place = at(link.name);
      const schema = own[place] ?? link;
      const origin = place < 0 ? 'product' : 'changed';
      const where = place < 0 ? undefined : `/links/${place}`;
      const title = place < 0 ? (table.titles[link.name] ?? link.title) : schema.title;
      return { kind: 'link', name: link.name, title, origin, place: where, schema };
    }),
    ...own
      .filter(({ name }) => !known.has(name))
      .map((schema): RelationPart => {
        const { name, title } = schema;
        return { kind: 'link', name, title, origin: 'own', place: `/links/${at(name)}`, schema };
      }),
    ...(shipped.effects ?? []).map((schema): RelationPart => {
      const { name } = schema;
      const title = table.titles[name] ?? schema.title;
      return { kind: 'effect', name, title, origin: 'product', place: undefined, schema };
    }),
    ...(draft.effects ?? []).map((schema, index): RelationPart => {
      const { name, title } = schema;
      return { kind: 'effect', name, title, origin: 'own', place: `/effects/${index}`, schema };
    }),
  ];
}

/** Names that a new link or effect may not have. */
export const takenNames = (table: RelatedTable, draft: TableRelations): readonly string[] =>
  relationParts(table, draft).map(({ name }) => name);
