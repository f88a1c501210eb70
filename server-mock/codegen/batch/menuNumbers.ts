import { menu as menuKind } from '../../../runtime/model/check/kinds/menu.ts';
import { generatedMenuId } from '../../../runtime/model/codegen/generate.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MenuSchema } from '../../../runtime/model/schema/MenuSchema.ts';
import type { Queryable } from '../../db/Database.ts';
import { knownMarks } from './ancestors.ts';
import { markOf, portable } from './markOf.ts';
import type { BatchSchema, SchemaBatch } from './SchemaBatch.ts';

/** What menu lines of a batch are compared with. */
export interface MenusHere {
  readonly menus: readonly MenuSchema[];
  readonly shipped: readonly MenuSchema[];
  /** Keys of entries here by their tables in lower case. */
  readonly keys: ReadonlyMap<string, number>;
}

/** What people know a line by: its page, else its text. */
const nameOf = ({ name, url }: { readonly name?: unknown; readonly url?: unknown }): string =>
  String(url || name || '').toLowerCase();

/** True when both installations mean one line by this number: the product brings it, or it went from one to the other. */
const isSameLine = async (
  db: Queryable,
  { name, versions }: BatchSchema,
  line: MenuSchema,
  { shipped }: MenusHere,
): Promise<boolean> => {
  if (shipped.some(({ id }) => id === line.id)) return true;
  if (versions.some((version) => nameOf(version) === nameOf(line))) return true;
  const marks = await knownMarks(db, menuKind.name, name);
  return versions.some((version) => marks.has(markOf(portable(menuKind.name, version))));
};

/**
 * The number here of each menu line of a batch: that of the line with the same table, page or text, or that of its entry here, or
 * its own. A number that another line has here is given anew, so that rights and lines below go to the line they are meant for.
 */
export const menuNumbers = async (
  db: Queryable,
  batch: SchemaBatch,
  here: MenusHere,
): Promise<ReadonlyMap<number, number>> => {
  const { menus, keys } = here;
  const lines = batch.schemas.filter(({ kind }) => kind === menuKind.name);
  const used = new Set([...menus.map(({ id }) => id), ...lines.map(({ name }) => Number(name))]);
  const free = (from: number): number => {
    let id = from + 1;
    while (used.has(id)) id += 1;
    used.add(id);
    return id;
  };
  const numbers = new Map<number, number>();
  for (const schema of lines) {
    const number = Number(schema.name);
    const [line] = schema.versions;
    if (line === undefined) continue;
    const table = typeof line.tableName === 'string' ? line.tableName.toLowerCase() : undefined;
    const byTable = menus.find(({ tableName }) => table !== undefined && tableName?.toLowerCase() === table);
    const key = table === undefined ? undefined : keys.get(table);
    const own = key === undefined ? number : generatedMenuId(key, String(line.tableName), menus);
    const taken = menus.find(({ id }) => id === own);
    if (byTable !== undefined) numbers.set(number, byTable.id);
    else if (taken === undefined || (await isSameLine(db, schema, taken, here))) numbers.set(number, own);
    else numbers.set(number, menus.find((one) => nameOf(one) === nameOf(line))?.id ?? free(own));
  }
  return numbers;
};

/** A menu line with its numbers here. */
export const renumbered = (line: JsonObject, numbers: ReadonlyMap<number, number>): JsonObject => ({
  ...line,
  ...(line.id !== undefined && { id: numbers.get(Number(line.id)) ?? line.id }),
  ...(line.parentId !== undefined && { parentId: numbers.get(Number(line.parentId)) ?? line.parentId }),
});
