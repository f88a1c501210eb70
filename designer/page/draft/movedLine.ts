import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { PageLine } from '../../../runtime/wire/pages/PageDesign.ts';
import type { BatchChange } from '../../../runtime/wire/schemas/SchemaVersion.ts';

/** The change of a page's menu line when the page got another title, or needs actions that roles cannot be granted there yet. */
export const movedLine = (
  line: PageLine | undefined,
  before: PageSchema,
  now: PageSchema,
  actions: readonly string[],
): readonly BatchChange[] => {
  if (line === undefined || now.api === undefined || line.menu.tableName !== now.api) return [];
  const { menu, version } = line;
  const { title = menu.name } = now;
  const name = menu.name === before.title ? title : menu.name;
  const declared = menu.actions ?? [];
  const missing = actions.filter((action) => !declared.includes(action));
  if (name === menu.name && missing.length === 0) return [];
  const patch = { ...menu, name, actions: [...declared, ...missing] } as unknown as JsonObject; // schemas are JSON
  return [{ kind: 'menu', name: String(menu.id), over: version, patch }];
};
