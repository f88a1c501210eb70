import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { CardField } from '../../../runtime/wire/boards/Board.ts';

/** What a viewer needs of a field to write its values. */
export const cardField = ({
  field,
  title,
  type,
  columnType,
  scale,
  precision,
}: ResolvedField): CardField => ({
  ...{ field, title, type, columnType },
  ...(scale !== undefined && { scale }),
  ...(precision !== undefined && { precision }),
});
