import type { RunOptions } from '../../../../expressions/index.ts';
import { isAudited } from '../../../../runtime/model/access/documentState.ts';
import type { Document, DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { SchemaCatalog } from '../../../catalog/SchemaCatalog.ts';
import { type DerivedLink, derivedLinksOf } from '../../../links/trail/DerivedLink.ts';
import { place } from '../../../operations/saving/assembled.ts';
import { documentHolds, isVoid } from '../../../records/documentHolds.ts';
import { keyText } from '../../../records/keyText.ts';

/** A reference from a document to a source it was made from. */
export interface HeldSource {
  readonly link: DerivedLink;
  /** The stored value: key or code of the source. */
  readonly value: string;
  /** Issue path of the referring field. */
  readonly path: string;
}

/** Links whose sources cannot be reversed while a document of this table exists; most tables have none. */
export const barringLinks = (catalog: SchemaCatalog, target: DocumentTable): readonly DerivedLink[] =>
  derivedLinksOf(catalog, target).filter(
    ({ declared, source }) => declared.blocksReverse === true && isAudited(source),
  );

/** Sources of this document through these links; a void document has none. */
export const heldSources = (
  links: readonly DerivedLink[],
  document: Document,
  options: RunOptions,
): readonly HeldSource[] => {
  const [first] = links;
  if (first === undefined || isVoid(first.target.main, document, options)) return [];
  return links.flatMap((link) => {
    const { when, detail, field } = link.declared;
    if (when !== undefined && !documentHolds(when, document, options)) return [];
    const rows = detail === undefined ? [document.main] : (document.details[detail] ?? []);
    return rows.flatMap((row, index) => {
      const value = keyText(row[field]);
      const path = detail === undefined ? field : `${place(detail, index)}${field}`;
      return value === '' ? [] : [{ link, value, path }];
    });
  });
};
