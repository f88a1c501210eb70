import { trimEndCharacters } from '../../../expressions/trimCharacters.ts';
import type { PageSchema } from '../schema/PageSchema.ts';

/** Target paths of tables in centre-route mode. */
const remaps: Readonly<Record<string, string>> = {
  '/equip_device': '/equip_devicetree',
  '/procure_ordercheck': '/procureordercheck',
  '/base_printtemplate': '/base_printtemplatetree',
};

const normal = (path: string): string => trimEndCharacters(path.toLowerCase(), '/');

/**
 * Pages of an application in centre-route mode (`routeMode` of `schemas/app.json`). A remapped path opens its
 * target page, before any page of the same path. A path without a target page stays unchanged.
 */
export function centreRoutes(pages: readonly PageSchema[]): readonly PageSchema[] {
  const targets = new Map(Object.entries(remaps).map(([from, to]) => [to, from]));
  const remapped = pages.flatMap((page) => {
    const from = [page.path, ...(page.aliases ?? [])].map((path) => targets.get(normal(path))).find(Boolean);
    return from === undefined ? [] : [{ ...page, aliases: [...(page.aliases ?? []), from] }];
  });
  // The router opens the first page that matches a path.
  const names = new Set(remapped.map(({ path }) => path));
  return [...remapped, ...pages.filter(({ path }) => !names.has(path))];
}
