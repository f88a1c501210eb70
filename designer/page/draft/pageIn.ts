import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import { composedKinds } from '../../../runtime/wire/pages/PageDesign.ts';

const areLists = (page: Readonly<Record<string, Json | undefined>>): boolean =>
  [page.figures, page.charts].every((list) => list === undefined || Array.isArray(list));

/** A text as a page that can be drawn; undefined: it is none. The server checks what it says. */
export function pageIn(text: string): PageSchema | undefined {
  try {
    const found = JSON.parse(text) as Json;
    const isPage =
      isObject(found) &&
      composedKinds.some((kind) => kind === found.page) &&
      typeof found.path === 'string' &&
      typeof found.table === 'string' &&
      areLists(found) &&
      (found.calendar === undefined || isObject(found.calendar));
    return isPage ? (found as unknown as PageSchema) : undefined;
  } catch {
    return undefined;
  }
}
