import type { TableRelations } from '../schema/TableRelations.ts';
import type { TableSchema } from '../schema/TableSchema.ts';

type Declared = Pick<TableSchema, 'links' | 'effects' | 'effective'>;

/** What a table and the relations over it declare together: those of the table in their places, then the new ones. */
export const withRelations = (
  { links = [], effects = [] }: Declared,
  own: Pick<TableRelations, 'links' | 'effects' | 'effective'>,
): Declared => {
  const changed = new Map((own.links ?? []).map((link) => [link.name, link] as const));
  const known = new Set(links.map(({ name }) => name));
  const allLinks = [
    ...links.map((link) => changed.get(link.name) ?? link),
    ...(own.links ?? []).filter(({ name }) => !known.has(name)),
  ];
  const allEffects = [...effects, ...(own.effects ?? [])];
  return {
    ...(allLinks.length > 0 && { links: allLinks }),
    ...(allEffects.length > 0 && { effects: allEffects }),
    ...(own.effective !== undefined && { effective: own.effective }),
  };
};
