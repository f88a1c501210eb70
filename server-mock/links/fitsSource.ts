import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { sameValue } from '../../runtime/model/record/merge/sameValue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** Whether a row is about the same as a source row, by its own fields. */
export const fitsSource = ({ schema, target }: DocumentLink, row: Row, source: Row): boolean =>
  Object.entries(schema.same ?? {}).every(([own, other]) => {
    const field = target.table.byName.get(own);
    if (headerField(own) !== undefined || headerField(other) !== undefined || field === undefined)
      return true;
    return sameValue(field, row[own], source[other]);
  });
