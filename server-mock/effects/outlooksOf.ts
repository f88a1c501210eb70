import type { EffectOutlook } from '../../runtime/wire/effects/Effects.ts';
import type { PlannedDocument } from '../context/OutcomeTeller.ts';
import { runOptions } from '../context/runOptions.ts';
import type { UserCall } from '../http/Call.ts';
import { keyText } from '../records/keyText.ts';
import { effectIndex } from './effectIndex.ts';
import { effectKinds } from './effectKinds.ts';
import { standingEffect } from './StandingEffect.ts';

/**
 * What a document does in others, or will once it is effective. Leaves out values of documents that the caller may not
 * see, and those computed from fields that the caller may not see.
 */
export const outlooksOf = async (
  call: UserCall,
  { full: { main }, document, mayRead }: PlannedDocument,
): Promise<readonly EffectOutlook[]> => {
  const { catalog, db } = call.context;
  const options = runOptions(call.context);
  const key = document.main[main.key] ?? null;
  const outlooks: EffectOutlook[] = [];
  for (const effect of effectIndex(catalog).of(main.table)) {
    if (!effect.isMeant(document, options)) continue;
    const { schema, body, reads } = effect;
    const standing =
      key === null
        ? undefined
        : await standingEffect(db, { table: main.table, key: keyText(key) }, schema.name);
    // Approved before the effect was declared: it did nothing and will do nothing.
    if (standing === undefined && effect.holds(document, options)) continue;
    const shown = body.kind === 'sets' ? [...reads, body.via] : reads;
    const asked = { effect, document, standing, options, isSeen: shown.every(mayRead) };
    const title = main.effects?.find((one) => one.name === schema.name)?.title ?? schema.title;
    outlooks.push({
      ...{ title, holds: standing !== undefined },
      ...(await effectKinds[body.kind].outlook(call, asked)),
    });
  }
  return outlooks;
};
