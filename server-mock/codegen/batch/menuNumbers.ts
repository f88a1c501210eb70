import { menu as menuKind } from '../../../runtime/model/check/kinds/menu.ts';
import { generatedMenuId } from '../../../runtime/model/codegen/generate.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MenuSchema } from '../../../runtime/model/schema/MenuSchema.ts';
import type { SchemaBatch } from './SchemaBatch.ts';

/**
 * The number here of each menu line of a batch: that of the line the same table has here, or that its entry has here, or else its
 * own. `keys`: entries here by their tables in lower case.
 */
export const menuNumbers = (
  batch: SchemaBatch,
  menus: readonly MenuSchema[],
  keys: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> =>
  new Map(
    batch.schemas.flatMap(({ kind, name, versions: [line] }): readonly (readonly [number, number])[] => {
      if (kind !== menuKind.name || typeof line?.tableName !== 'string') return [];
      const table = line.tableName.toLowerCase();
      const here = menus.find(({ tableName }) => tableName?.toLowerCase() === table);
      const key = keys.get(table);
      const made = key === undefined ? Number(name) : generatedMenuId(key, line.tableName, menus);
      return [[Number(name), here?.id ?? made]];
    }),
  );

/** A menu line with its numbers here. */
export const renumbered = (line: JsonObject, numbers: ReadonlyMap<number, number>): JsonObject => ({
  ...line,
  ...(line.id !== undefined && { id: numbers.get(Number(line.id)) ?? line.id }),
  ...(line.parentId !== undefined && { parentId: numbers.get(Number(line.parentId)) ?? line.parentId }),
});
