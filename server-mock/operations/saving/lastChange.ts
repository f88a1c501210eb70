import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Stamp } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';

/** Who changed or created a row last, and when, as far as its stamps say. */
export const lastChange = (
  call: TransactionCall,
  table: ResolvedTable,
  row: Row | undefined,
): { readonly who: string; readonly when: string } => {
  const stamp = (...wanted: readonly Stamp[]): string => {
    for (const one of wanted) {
      const field = table.fields.find((candidate) => candidate.stamp === one);
      const value = field && row?.[field.field];
      if (value !== null && value !== undefined) return String(value);
    }
    return '';
  };
  return {
    who: stamp('modifyName', 'createName') || call.say('server.somebody'),
    when: stamp('modifyTime', 'createTime'),
  };
};
