import { effectsOf } from '../../runtime/model/effects/DocumentEffect.ts';
import type { EffectOutlook, EffectsAnswer } from '../../runtime/wire/effects/Effects.ts';
import { runOptions } from '../context/runOptions.ts';
import type { TableAddition } from '../context/TableAddition.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import { changesInWords } from './changesInWords.ts';
import { standingEffect } from './StandingEffect.ts';

/**
 * `GET /api/jig/effects?table&key`: what a document does in others, or will once it is effective. Leaves out
 * values of documents that the caller may not see, and those computed from fields that the caller may not see.
 */
export const effectOutlooks = async (call: UserCall): Promise<Answer<EffectsAnswer>> => {
  const found = accessTable(call, call.query('table') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { table, readable, rows } = found.access;
  const { catalog, db, guard } = call.context;
  const key = parseKey(table, call.query('key'));
  if (key === undefined) return refuse('404', call.say('server.notFound'));
  const own = await rows.select(db, { columns: [table.key], where: sql`${name(table.key)} = ${key}` });
  const full = catalog.document(table.table);
  if (own.rows.length === 0 || full === undefined) return refuse('404', call.say('server.notFound'));
  const document = (await watchedDocuments(db, full, [key])).get(keyText(key));
  const hidden = await guard.hiddenOfDocument(db, call, table.table, keyText(key));
  const options = runOptions(call.context);
  const effects: EffectOutlook[] = [];
  for (const effect of document === undefined ? [] : effectsOf(catalog, full)) {
    if (document === undefined || !effect.isMeant(document, options)) continue;
    const source = { table: table.table, key: keyText(key) };
    const { schema, target, reads } = effect;
    const standing = await standingEffect(db, source, schema.name);
    // Approved before the effect was declared: it did nothing and will do nothing.
    if (standing === undefined && effect.holds(document, options)) continue;
    const isSeen = [...reads, schema.sets.via].every((one) => readable.has(one) && !hidden.has(one));
    const setKey =
      standing === undefined
        ? (document.main[schema.sets.via] ?? null)
        : (parseKey(target.main, standing.target.key) ?? null);
    const setting = {
      ...{ effect, key: setKey, before: standing?.before },
      after: standing?.after ?? effect.valuesOf(document, options),
    };
    const words = isSeen && setKey !== null ? await changesInWords(call, setting) : { changes: [] };
    const title = table.effects?.find((one) => one.name === schema.name)?.title ?? schema.title;
    effects.push({ title, holds: standing !== undefined, ...words });
  }
  return succeed(null, { effects });
};

/** Tells browsers which tables have effects. */
export const tellsEffects: TableAddition = async (_, { main }, name) =>
  (main.effects ?? []).length === 0 ? undefined : { settings: { [name]: { hasEffects: true } } };
