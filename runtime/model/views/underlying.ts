import type { ViewSchema } from '../schema/ViewSchema.ts';
import type { ViewWorld } from './ViewWorld.ts';
import { viewSources } from './viewSources.ts';

type Views = ReadonlyMap<string, ViewSchema>;

/** Everything that a view is made of, at any depth: a link may lead to a view by a dictionary made of it. */
export const underlying = (
  world: ViewWorld,
  views: Views,
  name: string,
  found = new Set<string>(),
): Set<string> => {
  for (const part of views.get(name)?.parts ?? []) {
    const joined = viewSources(world, part)?.joined.map(({ table }) => table.table) ?? [];
    for (const below of [part.from, ...joined]) {
      if (found.has(below)) continue;
      found.add(below);
      underlying(world, views, below, found);
    }
  }
  return found;
};

/** The database of the installation, where databases of views are named. */
const ownDatabase = '';

/** Names of the databases that the rows of a table or view come from; an empty name stands for stored tables. */
export const databasesOf = (world: ViewWorld, views: Views, name: string): ReadonlySet<string> =>
  new Set(
    [name, ...underlying(world, views, name)]
      .filter((one) => (views.get(one)?.parts.length ?? 0) === 0)
      .map((one) => views.get(one)?.foreign?.database ?? ownDatabase),
  );
