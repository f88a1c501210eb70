import { trimEndCharacters } from '../../../expressions/trimCharacters.ts';
import type { PageSchema } from '../schema/PageSchema.ts';

/** Where the paths of some tables lead in centre-route mode. */
const remaps: Readonly<Record<string, string>> = {
  '/equip_device': '/equip_devicetree',
  '/procure_ordercheck': '/procureordercheck',
  '/base_printtemplate': '/base_printtemplatetree',
};

const normal = (path: string): string => trimEndCharacters(path.toLowerCase(), '/');

/**
 * The pages of an application in centre-route mode (`routeMode` of `schemas/app.json`): the path of each remapped table opens
 * the page it is remapped to, before a page of its own. A path whose target does not exist stays as it is.
 */
export function centreRoutes(pages: readonly PageSchema[]): readonly PageSchema[] {
  const targets = new Map(Object.entries(remaps).map(([from, to]) => [to, from]));
  const remapped = pages.flatMap((page) => {
    const from = [page.path, ...(page.aliases ?? [])].map((path) => targets.get(normal(path))).find(Boolean);
    return from === undefined ? [] : [{ ...page, aliases: [...(page.aliases ?? []), from] }];
  });
  // The first page that answers to a path opens.
  const names = new Set(remapped.map(({ path }) => path));
  return [...remapped, ...pages.filter(({ path }) => !names.has(path))];
}
