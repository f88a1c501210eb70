import type { RehearsedEffect } from '../../runtime/wire/relations/Relations.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { runOptions } from '../context/runOptions.ts';
import { readEffects } from '../effects/effectIndex.ts';
import type { UserCall } from '../http/Call.ts';
import { newestDocuments } from '../links/newestDocuments.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';

/** Documents named for each effect. */
const told = 5;

/** Counts the newest stored documents that would have had the effects of a draft. */
export const rehearseEffects = async (
  call: UserCall,
  trial: SchemaCatalog,
  table: string,
  names: readonly string[],
): Promise<{ readonly documents: number; readonly effects: readonly RehearsedEffect[] }> => {
  const { db } = call.context;
  const full = trial.document(table);
  if (full === undefined) return { documents: 0, effects: [] };
  const options = runOptions(call.context);
  const effects = readEffects(trial)
    .of(table)
    .filter(({ schema }) => names.includes(schema.name));
  const having = new Map(effects.map(({ schema }) => [schema.name, [] as string[]] as const));
  const steps = await newestDocuments(db, full.main);
  for (const keys of effects.length === 0 ? [] : steps)
    for (const document of (await watchedDocuments(db, full, keys)).values())
      for (const effect of effects)
        if (effect.holds(document, options))
          having.get(effect.schema.name)?.push(keyText(document.main[full.main.nameField]));
  return {
    documents: steps.reduce((sum, keys) => sum + keys.length, 0),
    effects: effects.map(({ schema: { name } }) => ({
      ...{ name, having: having.get(name)?.length ?? 0 },
      examples: (having.get(name) ?? []).slice(0, told),
    })),
  };
};
