import { builtInPages } from '../../runtime/model/schema/builtInPages.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { isApiPath } from '../../runtime/wire/apiPath.ts';
import { isReservedPath } from '../http/normalPath.ts';
import type { Route } from '../http/Route.ts';

const known = new WeakMap<readonly Route[], ReadonlySet<string>>();

/** The first part of a path that is no parameter, in lower case; undefined: there is none. */
const firstPart = (path: string): string | undefined => {
  const parts = path.toLowerCase().split('/').slice(1);
  const [first] = isApiPath(path.toLowerCase()) ? parts.slice(1) : parts;
  return first === undefined || first === '' || /[:*]/.test(first) ? undefined : first;
};

const partsOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => firstPart(path) ?? []));

const pathsOf = ({ path, aliases = [] }: PageSchema): readonly string[] => [path, ...aliases];

const ofRoutes = (routes: readonly Route[]): ReadonlySet<string> => {
  const names = known.get(routes) ?? partsOf(routes.map(({ path }) => path));
  known.set(routes, names);
  return names;
};

const ofBuiltIn = partsOf(builtInPages.flatMap(pathsOf));

/**
 * Whether the product uses a name in its addresses: as the first part of a call, of a page of its own or of a path that only the
 * server answers. A table or page of this name would take its place, or could never be reached. In any case.
 */
export const isReservedName = (routes: readonly Route[], name: string): boolean => {
  const lower = name.toLowerCase();
  return ofRoutes(routes).has(lower) || ofBuiltIn.has(lower) || isReservedPath(`/${lower}`);
};

/** Whether people may not give a page this name: it is reserved, or a page has it. */
export const isReservedForPeople = (
  routes: readonly Route[],
  pages: readonly PageSchema[],
  name: string,
): boolean => isReservedName(routes, name) || partsOf(pages.flatMap(pathsOf)).has(name.toLowerCase());
