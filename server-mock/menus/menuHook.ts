import { menu } from '../../runtime/model/check/kinds/menu.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { menuKeysBelow } from '../access/usedMenuIds.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import { type HookInput, hookAt, veto } from '../context/Hook.ts';
import { publishWithin } from '../publishing/publish.ts';
import { withdrawWithin, withoutNames } from '../publishing/withdraw.ts';
import { menuLine } from './menuRow.ts';
import { skipUsedKeys } from './skipUsedKeys.ts';

const rowOf = ({ stored, values }: HookInput): Row => ({ ...stored, ...values });

const idOf = (input: HookInput): number => Number(rowOf(input).Menu_Id ?? 0);

const linesOf = ({ call }: HookInput): readonly MenuSchema[] => call.context.catalog.bundle.menus;

/** A line must not stand below itself: neither it nor what stands below it would be shown. */
const isBelowItself = (lines: readonly MenuSchema[], id: number, parentId: number): boolean => {
  const seen = new Set<number>();
  for (let at = parentId; at !== 0 && !seen.has(at); ) {
    if (at === id) return true;
    seen.add(at);
    at = lines.find((line) => line.id === at)?.parentId ?? 0;
  }
  return false;
};

/** Name in rights of the page with this address; undefined: it has none, or there is no such page. */
const apiOf = ({ call }: HookInput, url: string): string | undefined => {
  const page = call.context.catalog.bundle.pages.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((one) => one.toLowerCase() === url.toLowerCase()),
  );
  return page && pageApi(page);
};

const check = async (input: HookInput): Promise<readonly Issue[]> => {
  const { call, stored, values } = input;
  if (!call.user.isSuperAdmin) return veto('', 'menu.onlySuperAdmin');
  if (call.path.endsWith('/import')) return veto('', 'menu.noImport');
  const id = Number(stored?.Menu_Id ?? 0);
  const lines = linesOf(input);
  const row = rowOf(input);
  const parentId = Number(row.ParentId ?? 0);
  if (parentId !== 0 && !lines.some((line) => line.id === parentId)) return veto('ParentId', 'menu.noParent');
  if (id !== 0 && isBelowItself(lines, id, parentId)) return veto('ParentId', 'menu.belowItself');
  const url = String(row.Url ?? '').trim();
  if (url !== String(stored?.Url ?? '')) values.TableName = apiOf(input, url) ?? null;
  const table = String(rowOf(input).TableName ?? '').toLowerCase();
  const other = lines.find(
    (line) => line.id !== id && table !== '' && line.tableName?.toLowerCase() === table,
  );
  if (other !== undefined)
    return veto('Url', 'server.menuTableTaken', { table: other.tableName ?? '', other: other.name });
  if (stored === undefined) await skipUsedKeys(input.db, input.table, menuKeysBelow);
  return [];
};

const places: Readonly<Record<string, string>> = {
  url: 'Url',
  parentId: 'ParentId',
  actions: 'Auth',
  name: 'MenuName',
};

/** An issue of the published line, at the field that says it. */
const atField = (issue: Issue): Issue => ({
  ...issue,
  path: places[issue.path.split('/').at(-1) ?? ''] ?? '',
});

const publish = async (input: HookInput): Promise<readonly Issue[]> => {
  const { call, db } = input;
  const line = menuLine(idOf(input), rowOf(input));
  // A line holds JSON values alone.
  const patch = line as unknown as JsonObject;
  const done = await publishWithin(
    db,
    call.context,
    { kind: menu.name, name: String(line.id), patch },
    call.user,
  );
  return done.ok ? [] : done.issues.map(atField);
};

const mayDelete = async (input: HookInput): Promise<readonly Issue[]> => {
  const { call, stored, db } = input;
  if (!call.user.isSuperAdmin) return veto('', 'menu.onlySuperAdmin');
  const id = Number(stored?.Menu_Id);
  const below = linesOf(input).find((line) => line.parentId === id);
  if (below !== undefined) return veto('', 'menu.hasLines', { name: below.name });
  const without = withoutNames(await overlaysInForce(db), [{ kind: menu.name, name: String(id) }]);
  return call.context.catalog.trial(without).bundle.menus.some((line) => line.id === id)
    ? veto('', 'menu.shipped', { name: String(stored?.MenuName) })
    : [];
};

const withdraw = (input: HookInput): Promise<readonly Issue[]> =>
  withdrawWithin(input.db, input.call.context, [{ kind: menu.name, name: String(input.stored?.Menu_Id) }]);

/** Sys_Menu: each record is a line of the menu. A save publishes it, with history; so it can be restored. */
export const menuHook = hookAt({
  addBefore: check,
  updateBefore: check,
  delBefore: mayDelete,
  addInside: publish,
  updateInside: publish,
  delInside: withdraw,
});
