import type { Generated } from '../../runtime/model/codegen/Generated.ts';
import { namesIn } from '../../runtime/model/codegen/TableEntry.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { MenuGrant } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { StoredEntry } from './storedEntry.ts';

/** Actions that stay with administrators: making views for others, and designs. */
const ofAdministrators: ReadonlySet<string> = new Set(['Tabs', 'ShareTabs', 'Design']);

/** Actions that the chosen roles get. */
const granted = ({ menu }: Generated): readonly string[] =>
  (menu?.actions ?? []).filter((action) => !ofAdministrators.has(action));

const rolesIn = (row: Row | undefined): readonly number[] =>
  namesIn(String(row?.RoleIds ?? ''))
    .map(Number)
    .filter(Number.isInteger);

/** Rights of the roles that were chosen now, or of all for a new page: what was taken away by hand since stays so. */
export const grantOf = (
  { row, before }: StoredEntry,
  made: Generated | undefined,
  was: Generated | undefined,
): readonly MenuGrant[] => {
  const chosen = was?.menu === undefined ? [] : rolesIn(before);
  const roleIds = rolesIn(row).filter((id) => !chosen.includes(id));
  return made?.menu === undefined || roleIds.length === 0
    ? []
    : [{ menuId: made.menu.id, roleIds, actions: granted(made) }];
};
