import type { Condition } from './Condition.ts';
import type { EffectSchema } from './EffectSchema.ts';
import type { LinkSchema } from './LinkSchema.ts';

/**
 * What a field holds that comes with a link or an effect. `source`: the key of the source row, in the rows that carry.
 * `carried`, `done`, `returned`, `remaining`: what the link has taken of a source row, and what is left of it. `maker`: the key
 * of the document that made this one.
 */
export const relationHolds = ['source', 'carried', 'done', 'returned', 'remaining', 'maker'] as const;

export type RelationHold = (typeof relationHolds)[number];

/** A field that comes with a link or an effect. What it holds says which table it stands in, and its type. */
export interface RelationField {
  readonly field: string;
  readonly title: string;
  /** Name of the link or effect. */
  readonly of: string;
  readonly holds: RelationHold;
}

/**
 * What administrators declare of the documents of one table: published as schema kind `relations` under the table's name, on
 * top of what its schema says.
 */
export interface TableRelations {
  /** New links, and links of the product, by name, with another title, tolerance or conditions. */
  readonly links?: readonly LinkSchema[];
  readonly effects?: readonly EffectSchema[];
  /** Documents that count as done, in place of what the table says. */
  readonly effective?: Condition;
  readonly fields?: readonly RelationField[];
}
