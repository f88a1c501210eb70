import { effectBody } from '../../../runtime/model/effects/effectBody.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { inForce } from '../draft/RelationWorld.ts';

/** A link or effect between two tables, as the drawing and the list tell it. */
export interface RelationLine {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly kind: 'link' | 'effect';
  /** The table that declares it. */
  readonly of: string;
}

/** All links and effects in force, from the source to what carries it, and from the document to what it sets or makes. */
export const relationLines = (tables: Iterable<RelatedTable>): readonly RelationLine[] =>
  [...tables].flatMap((table) => {
    const { links = [], effects = [] } = inForce(table);
    const of = table.table;
    return [
      ...links.map(({ name, title, from }) => ({
        ...{ from: from.table, to: of, title: table.titles[name] ?? title, of },
        kind: 'link' as const,
      })),
      ...effects.map((effect) => ({
        ...{ from: of, to: effectBody(effect).table, title: table.titles[effect.name] ?? effect.title, of },
        kind: 'effect' as const,
      })),
    ];
  });
