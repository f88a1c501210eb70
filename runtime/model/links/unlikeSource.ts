import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { headerField } from '../formulas/recordScope.ts';
import { sameValue } from '../record/merge/sameValue.ts';
import type { Cell, Row } from '../schema/Row.ts';
import type { DocumentLink } from './DocumentLink.ts';
import { headerSource } from './headerSource.ts';
import { sourceValue } from './sourceRoom.ts';

/** A row with its document. */
interface RowOf {
  readonly row: Row;
  readonly main: Row;
}

/** A field of a carrying row that is not as in its source. */
interface UnlikeField {
  /** As the link says it: a field of the row, or `$main.Field`. */
  readonly said: string;
  readonly owner: ResolvedTable;
  readonly field: ResolvedField;
  readonly value: Cell;
  /** What the source says. */
  readonly expected: Cell;
}

/** The `same` fields of a link in which a carrying row differs from its source. */
export const unlikeSource = (link: DocumentLink, carrying: RowOf, source: RowOf): readonly UnlikeField[] => {
  const { schema, target } = link;
  return Object.entries(schema.same ?? {}).flatMap(([said, other]) => {
    const ofMain = headerField(said);
    const owner = ofMain === undefined ? target.table : target.document.main;
    const field = owner.byName.get(ofMain ?? said);
    const value = sourceValue(said, carrying);
    const expected = sourceValue(other, source);
    if (field === undefined || sameValue(field, value, expected)) return [];
    // A document over several sources names none in its header.
    if (ofMain === headerSource(link) && ofMain !== undefined && (value ?? '') === '') return [];
    return [{ said, owner, field, value, expected }];
  });
};
