import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { LinkSchema } from '../../../runtime/model/schema/LinkSchema.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import type { AddedTitles, DraftLink } from '../draft/proposeLink.ts';
import { type RelationWorld, rowsOf } from '../draft/RelationWorld.ts';

/** What the properties of a link are read from. */
export interface LinkSubject extends DraftLink {
  readonly t: App['t'];
  /** A link of the product: what it is between stays. */
  readonly isProduct: boolean;
  readonly own: RelatedTable;
  readonly target: DocumentTable;
  /** Undefined while it loads, and when its table is gone. */
  readonly source: DocumentTable | undefined;
  readonly world: RelationWorld;
  readonly titles: AddedTitles;
}

/** One property of a link. It writes the whole link, with its fields. */
export interface LinkProperty extends PanelProperty<LinkSubject, DraftLink> {
  /** Places of its issues in the link. */
  readonly places: readonly string[];
}

/** Rows that carry, and those they carry of. */
export const ownRows = ({ link, target }: LinkSubject): ResolvedTable | undefined =>
  rowsOf(target, link.rows);
export const sourceRows = ({ link, source }: LinkSubject): ResolvedTable | undefined =>
  rowsOf(source, link.from.rows);

/** The link with other properties; undefined takes one away. */
export const withLink = (
  { link, fields }: DraftLink,
  change: { readonly [K in keyof LinkSchema]?: LinkSchema[K] | undefined },
): DraftLink => {
  const said = Object.entries({ ...link, ...change }).filter(([, value]) => value !== undefined);
  return { link: Object.fromEntries(said) as unknown as LinkSchema, fields };
};

/** Fields as choices, by title. A name that is gone stays a choice, so that it is seen. */
export const fieldOptions = (fields: readonly ResolvedField[], chosen?: string): readonly Option[] => {
  const options = fields.map(({ field, title }) => ({ key: field, value: title }));
  const isThere = chosen === undefined || chosen === '' || options.some(({ key }) => key === chosen);
  return isThere ? options : [...options, { key: chosen, value: chosen }];
};
