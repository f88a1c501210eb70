import type { TableSchema } from '../schema/TableSchema.ts';
import type { ViewSchema } from '../schema/ViewSchema.ts';
import type { ViewWorld } from './ViewWorld.ts';

/** A question that the making of a view asked, and the answer. */
interface Asked {
  readonly of: keyof ViewWorld;
  readonly name: string;
  readonly answer: ReturnType<ViewWorld[keyof ViewWorld]>;
}

const made = new WeakMap<ViewSchema, { readonly asked: readonly Asked[]; readonly table: TableSchema }>();

const isSame = (a: Asked['answer'], b: Asked['answer']): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, at) => one === b[at])
    : a === b;

/**
 * The table that `make` makes of a view, made once while all that it asks of the world stays the same. A publication changes
 * few tables; what is kept by the identity of a table, such as its resolved fields, then stays for the views of the others.
 */
export const viewTableOnce = (
  world: ViewWorld,
  view: ViewSchema,
  make: (world: ViewWorld, view: ViewSchema) => TableSchema,
): TableSchema => {
  const known = made.get(view);
  if (known?.asked.every(({ of, name, answer }) => isSame(world[of](name), answer))) return known.table;
  const asked = new Map<string, Asked>();
  const noted = <T extends Asked['answer']>(of: keyof ViewWorld, name: string, answer: T): T => {
    asked.set(`${of} ${name}`, { of, name, answer });
    return answer;
  };
  const table = make(
    {
      table: (name) => noted('table', name, world.table(name)),
      dictionary: (name) => noted('dictionary', name, world.dictionary(name)),
      mainsOf: (detail) => noted('mainsOf', detail, world.mainsOf(detail)),
    },
    view,
  );
  made.set(view, { asked: [...asked.values()], table });
  return table;
};
