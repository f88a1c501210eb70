import { fixedLocks } from '../../model/access/fixedLock.ts';
import { bool, listOf, maybe, object, oneOf, type Shape, text } from '../shape.ts';
import type { RoleField, RoleTable } from './RoleTable.ts';

const bit = oneOf([0, 1]);

export const roleTables: Shape<readonly RoleTable[]> = listOf(
  object<RoleTable>({
    tableName: text,
    title: text,
    rows: oneOf(['all', 'own', 'document']),
    isPart: bool,
    pages: listOf(text, 1000),
    fields: listOf(
      object<RoleField>({
        field: text,
        title: text,
        show: bit,
        isEdit: bit,
        disabled: bit,
        kept: listOf(oneOf(['show', 'isEdit', 'disabled']), 3),
        fixed: maybe(oneOf(fixedLocks)),
      }),
      5000,
    ),
  }),
  1000,
);
