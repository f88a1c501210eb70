import {
  auditField,
  auditStatus,
  auditStatusOf,
  isClosed,
} from '../../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';

/** A document and, unless it is the one asked about, what it was made from. */
export interface MadeDocument {
  readonly table: ResolvedTable;
  readonly key: string;
  /** Its key, name, what is looked for by, and where it stands. */
  readonly row: Row;
  /** What the caller may know it by; undefined: he may not see it. */
  readonly label: string | undefined;
  /** Whether the caller may read where it stands besides approval and closing. */
  readonly isProgressSeen: boolean;
  readonly isUnderWay: boolean;
  readonly isVoid: boolean;
  /** Direct ones; several where it was made from several documents. */
  readonly from: MadeDocument[];
  /** Those of them whose approval is not reversed while it is there. */
  readonly bars: MadeDocument[];
}

/** What stands in the way of undoing a document, in the order it is to be dealt with. */
export type Obstacle = 'closed' | 'approved' | 'running' | 'underWay';

/** What must be done to a document before it can be changed or taken away; nothing of a void one. */
export const obstaclesOf = ({ table, row, isUnderWay, isVoid }: MadeDocument): readonly Obstacle[] => {
  if (isVoid) return [];
  const status = table.byName.has(auditField) ? auditStatusOf(row) : auditStatus.open;
  const found: readonly (readonly [Obstacle, boolean])[] = [
    ['closed', isClosed(row)],
    ['approved', status === auditStatus.approved],
    ['running', status === auditStatus.running],
    ['underWay', isUnderWay],
  ];
  return found.flatMap(([obstacle, holds]) => (holds ? [obstacle] : []));
};
