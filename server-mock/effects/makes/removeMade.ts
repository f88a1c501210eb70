import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { afterCommit } from '../../db/afterCommit.ts';
import { noteNews } from '../../events/committedNews.ts';
import { tableTitle } from '../../links/saidTexts.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { keyText } from '../../records/keyText.ts';
import { changesOf, writeLog } from '../../records/writeLog.ts';
import { deleteRows } from '../../records/writeRow.ts';
import { documentRows } from '../../references/documentRows.ts';
import { documentsHolding } from '../../references/documentsHolding.ts';
import { pointedAt } from '../../references/pointedAt.ts';
import { barredEffect } from '../barredEffect.ts';
import { type EffectCall, lockTarget } from '../EffectCall.ts';
import { forgetEffect, standingEffect } from '../StandingEffect.ts';

/** Refuses while other documents refer to the one that was made. */
const refuseUsed = async (call: EffectCall, { main: row }: Document): Promise<void> => {
  const { base, tx, effect } = call;
  const { main } = effect.target;
  const context = { context: base.context() };
  const pointed = await pointedAt(tx, context, await documentRows(tx, context, main, [row]));
  const users = await documentsHolding(tx, pointed, base.clock.now());
  if (users.length > 0) throw barredEffect(call, 'effect.madeUsed', { table: tableTitle(main) }, users);
};

/**
 * Removes the document that an effect has made. Throws a `Refusal` while others refer to it or carry something of it.
 * Without a trace, as of documents from before the effect was declared, nothing happens.
 */
export const removeMade = async (call: EffectCall): Promise<void> => {
  const { base, tx, effect, document, reason } = call;
  const { source, target, schema } = effect;
  const own = { table: source.main.table, key: keyText(document.main[source.main.key]) };
  const standing = await standingEffect(tx, own, schema.name);
  if (standing === undefined) return;
  // Forgotten first: guardMade lets no remembered document go.
  await forgetEffect(tx, standing);
  const { main, details } = target;
  const made = await lockTarget(call, parseKey(main, standing.target.key) ?? null);
  if (made === undefined) return;
  await refuseUsed(call, made);
  for (const { table } of details)
    await deleteRows(
      tx,
      table,
      (made.details[table.table] ?? []).map((row) => row[table.key] ?? null),
    );
  await deleteRows(tx, main, [made.main[main.key] ?? null]);
  await writeLog(
    tx,
    { context: base, requestId: '', user: reason?.user ?? { id: 0, realName: '' } },
    {
      type: 'Del',
      table: main.table,
      key: standing.target.key,
      changes: {
        ...changesOf(main, undefined, made.main),
        reason: `${source.main.cnName} ${keyText(document.main[source.main.nameField])}`,
      },
    },
  );
  noteNews(tx, { table: main.table, keys: [standing.target.key], users: [], roles: [] });
  afterCommit(tx, () =>
    base.changes.bump([main.table, ...details.map(({ table }) => table.table), 'Sys_Log']),
  );
};
