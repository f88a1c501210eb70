import { auditStatus, auditStatusOf, isClosed } from '../../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { auditField } from '../../../../runtime/model/fields/stateFields.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';

/** A document, with the documents it was made from; the root has none. */
export interface MadeDocument {
  readonly table: ResolvedTable;
  readonly key: string;
  /** Columns read: key, name and state. */
  readonly row: Row;
  /** Label for the caller; undefined when the caller may not see the document. */
  readonly label: string | undefined;
  /** Whether the caller may read its progress field. */
  readonly isProgressSeen: boolean;
  readonly isUnderWay: boolean;
  readonly isVoid: boolean;
  /** It is removed by itself when its source is reversed. */
  readonly goesAlong: boolean;
  /** Direct sources; several when it was made from several documents. */
  readonly from: MadeDocument[];
  /** Sources whose approval cannot be reversed while this document exists. */
  readonly bars: MadeDocument[];
}

/** States that block undoing a document, in the order to resolve them. */
export type Obstacle = 'closed' | 'approved' | 'running' | 'underWay';

/** States to resolve before a document can be changed or deleted; none for one that is void or goes by itself. */
export const obstaclesOf = ({
  table,
  row,
  isUnderWay,
  isVoid,
  goesAlong,
}: MadeDocument): readonly Obstacle[] => {
  if (isVoid || goesAlong) return [];
  const status = table.byName.has(auditField) ? auditStatusOf(row) : auditStatus.open;
  const found: readonly (readonly [Obstacle, boolean])[] = [
    ['closed', isClosed(row)],
    ['approved', status === auditStatus.approved],
    ['running', status === auditStatus.running],
    ['underWay', isUnderWay],
  ];
  return found.flatMap(([obstacle, holds]) => (holds ? [obstacle] : []));
};
