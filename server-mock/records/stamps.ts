import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Stamp } from '../../runtime/model/schema/FieldSchema.ts';
import type { Cell, MutableRow } from '../../runtime/model/schema/Row.ts';

/** Who writes, and when. */
export interface Writer {
  readonly id: number;
  readonly name: string;
  readonly now: string;
}

/** What is done to a row: a save, or a decision about it. */
export type StampedAction = 'Add' | 'Update' | 'Audit';

const stamps: Readonly<Record<Stamp, { readonly action: StampedAction; of(writer: Writer): Cell }>> = {
  createId: { action: 'Add', of: (writer) => writer.id },
  createName: { action: 'Add', of: (writer) => writer.name },
  createTime: { action: 'Add', of: (writer) => writer.now },
  modifyId: { action: 'Update', of: (writer) => writer.id },
  modifyName: { action: 'Update', of: (writer) => writer.name },
  modifyTime: { action: 'Update', of: (writer) => writer.now },
  auditId: { action: 'Audit', of: (writer) => writer.id },
  auditName: { action: 'Audit', of: (writer) => writer.name },
  auditTime: { action: 'Audit', of: (writer) => writer.now },
};

/** Sets who made or changed the row; never taken from a client. */
export const stampRow = (
  table: ResolvedTable,
  values: MutableRow,
  action: StampedAction,
  writer: Writer,
): void => {
  for (const field of table.fields) {
    if (field.stamp === undefined) continue;
    const stamp = stamps[field.stamp];
    if (stamp.action === action) values[field.field] = stamp.of(writer);
  }
};
