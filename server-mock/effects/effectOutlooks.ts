import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
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
import { effectIndex } from './effectIndex.ts';
import { effectKinds } from './effectKinds.ts';
import { nameInWords } from './nameInWords.ts';
import { effectsMaking, standingEffect } from './StandingEffect.ts';

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
  const stored = await rows.select(db, { columns: [table.key], where: sql`${name(table.key)} = ${key}` });
  const full = catalog.document(table.table);
  if (stored.rows.length === 0 || full === undefined) return refuse('404', call.say('server.notFound'));
  const document = (await watchedDocuments(db, full, [key])).get(keyText(key));
  const hidden = await guard.hiddenOfDocument(db, call, table.table, keyText(key));
  const options = runOptions(call.context);
  const index = effectIndex(catalog);
  const effects: EffectOutlook[] = [];
  const own = { table: table.table, key: keyText(key) };
  for (const effect of document === undefined ? [] : index.of(table.table)) {
    if (document === undefined || !effect.isMeant(document, options)) continue;
    const { schema, body, reads } = effect;
    const standing = await standingEffect(db, own, schema.name);
    // Approved before the effect was declared: it did nothing and will do nothing.
    if (standing === undefined && effect.holds(document, options)) continue;
    const shown = body.kind === 'sets' ? [...reads, body.via] : reads;
    const isSeen = shown.every((one) => readable.has(one) && !hidden.has(one));
    const asked = { effect, document, standing, options, isSeen };
    const title = table.effects?.find((one) => one.name === schema.name)?.title ?? schema.title;
    effects.push({
      ...{ title, holds: standing !== undefined },
      ...(await effectKinds[body.kind].outlook(call, asked)),
    });
  }
  const madeBy = await makerInWords(call, index.making(table.table), own.key);
  return succeed(null, { effects, ...(madeBy !== undefined && { madeBy }) });
};

/** The document that made this one, by kind and, for those who may see it, number; undefined: no document did. */
const makerInWords = async (
  call: UserCall,
  makers: readonly DocumentEffect[],
  key: string,
): Promise<string | undefined> => {
  const by = (await effectsMaking(call.context.db, makers, [key])).get(key);
  const main = by && call.context.catalog.document(by.source.table)?.main;
  if (by === undefined || main === undefined) return undefined;
  const sourceKey = parseKey(main, by.source.key);
  const named = sourceKey === undefined ? undefined : await nameInWords(call, main, sourceKey);
  return named ?? call.context.catalog.table(main.table)?.cnName ?? main.cnName;
};

/** Tells browsers which tables have documents with effects, or documents that effects have made. */
export const tellsEffects: TableAddition = async ({ context }, { main }, name) => {
  const index = effectIndex(context.catalog);
  const hasEffects = index.of(main.table).length > 0 || index.making(main.table).length > 0;
  return hasEffects ? { settings: { [name]: { hasEffects } } } : undefined;
};
