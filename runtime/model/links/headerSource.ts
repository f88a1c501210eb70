import { headerField } from '../formulas/recordScope.ts';
import type { DocumentLink } from './DocumentLink.ts';

/**
 * Header field of the carrying documents with the key of their source document, as `same` says it.
 * Undefined: their header does not name the source.
 */
export const headerSource = ({ schema, source, target }: DocumentLink): string | undefined => {
  const { key } = source.document.main;
  const keyNames = source.foreignKey === undefined ? [key] : [source.foreignKey, `$main.${key}`];
  for (const [own, other] of Object.entries(schema.same ?? {})) {
    const field = headerField(own) ?? (target.foreignKey === undefined ? own : undefined);
    if (field !== undefined && keyNames.includes(other)) return field;
  }
  return undefined;
};
