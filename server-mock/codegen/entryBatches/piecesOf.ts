import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import { linkedGroups } from '../../../runtime/model/codegen/linkedGroups.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { SentEntry } from '../flatEntries.ts';
import { inFolders, nameOfSent } from '../sentNames.ts';

/** Every text in a value, at any depth. */
function* textsIn(value: Json | undefined): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (isObject(value)) yield* textsIn(Object.values(value));
}

/**
 * The entries of a batch in pieces that can be put in force one after the other: each after the entries that it names, and those
 * that name each other together. `made`: what the entries make, by their table names in lower case.
 */
export const piecesOf = (
  entries: readonly SentEntry[],
  made: ReadonlyMap<string, Generated>,
): readonly (readonly SentEntry[])[] => {
  const byName = new Map(
    inFolders(entries).map((entry) => [nameOfSent(entry).toLowerCase(), entry] as const),
  );
  const makers = new Map(
    [...made].flatMap(([name, { table, dictionaries }]) =>
      [table.table, ...dictionaries.map(({ dicNo }) => dicNo)].map(
        (one) => [one.toLowerCase(), name] as const,
      ),
    ),
  );
  const linksOf = (name: string): ReadonlySet<string> => {
    const folder = byName.get(name)?.below?.toLowerCase();
    // Schemas are JSON with typed properties.
    const named = [...textsIn(made.get(name) as unknown as Json)].flatMap(
      (text) => makers.get(text.toLowerCase()) ?? [],
    );
    return new Set(folder === undefined ? named : [...named, folder]);
  };
  return linkedGroups([...byName.keys()], linksOf).map((group) =>
    group.flatMap((name) => byName.get(name) ?? []),
  );
};
