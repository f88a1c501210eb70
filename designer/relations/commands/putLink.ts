import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { DraftLink } from '../draft/proposeLink.ts';

/** Adds a link with its fields, or puts it in place of the one of its name. */
export function putLink(draft: TableRelations, { link, fields }: DraftLink): TableRelations {
  const links = draft.links ?? [];
  const isKnown = links.some(({ name }) => name === link.name);
  return {
    ...draft,
    links: isKnown ? links.map((one) => (one.name === link.name ? link : one)) : [...links, link],
    fields: [...(draft.fields ?? []).filter(({ of }) => of !== link.name), ...fields],
  };
}
