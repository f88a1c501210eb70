import type { JsonObject } from '../../schema/Json.ts';
import type { PermissionSetSchema } from '../../schema/PermissionSetSchema.ts';
import { actionName, closed, file, listOf, mapOf, oneOf, textOf } from '../meta/parts.ts';
import { permissions } from '../rules/permissions.ts';
import type { SchemaKind } from './SchemaKind.ts';

const zeroOrOne = (description: string): JsonObject => oneOf([0, 1], description);

const meta = (format: number): JsonObject =>
  file(
    '角色权限',
    format,
    {
      roleName: textOf('角色名'),
      parent: textOf('上级角色名'),
      permissions: mapOf(listOf(actionName, '授予的操作'), '按表名或页面路径授予的操作'),
      fields: mapOf(
        mapOf(
          closed({ show: zeroOrOne('显示'), isEdit: zeroOrOne('可编辑'), disabled: zeroOrOne('禁用') }),
          '按字段',
        ),
        '字段权限，按表',
      ),
    },
    ['roleName', 'permissions'],
  );

/** What a role may do, at the first start of a database. */
export const permission: SchemaKind = {
  name: 'permission',
  migrations: [],
  files: {
    place: 'permissions/',
    sign: 'roleName',
    needs: { roleName: 'text' },
    meta,
    put(draft, document) {
      draft.permissionSets.push(document as PermissionSetSchema); // checked
      return [document];
    },
    entries: () => [],
  },
  rules: [permissions],
};
