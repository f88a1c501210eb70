import type { RunOptions } from '../../../../expressions/index.ts';
import { isAudited } from '../../../../runtime/model/access/documentState.ts';
import type { Document, DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { SchemaCatalog } from '../../../catalog/SchemaCatalog.ts';
import { place } from '../../../operations/saving/assembled.ts';
import { documentHolds, isVoid } from '../../../records/documentHolds.ts';
import { keyText } from '../../../records/keyText.ts';
import type { DerivedLink } from './DerivedLink.ts';

/** A document that another says it is made from. */
export interface HeldSource {
  readonly link: DerivedLink;
  /** What it says: the source's key, or its code. */
  readonly value: string;
  /** The field that says it, as issues name it. */
  readonly path: string;
}

/** Links of a table to sources whose approval is not reversed while a document of it is there; most tables have none. */
export const barringLinks = (catalog: SchemaCatalog, target: DocumentTable): readonly DerivedLink[] =>
  (target.main.derivedFrom ?? []).flatMap((declared) => {
    const source = declared.blocksReverse === true ? catalog.table(declared.table) : undefined;
    if (source === undefined || !isAudited(source)) return [];
    return [{ declared, source, sourceField: declared.sourceField ?? source.key, target }];
  });

/** The documents this one is made from through these links; a void one is made from none. */
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
