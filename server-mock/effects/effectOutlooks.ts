import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { EffectsAnswer } from '../../runtime/wire/effects/Effects.ts';
import type { TableAddition } from '../context/TableAddition.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';
import { seenDocument } from '../reading/seenDocument.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import { effectIndex } from './effectIndex.ts';
import { nameInWords } from './nameInWords.ts';
import { outlooksOf } from './outlooksOf.ts';
import { effectsMaking } from './StandingEffect.ts';

/** `GET /api/jig/effects?table&key`: what a document does in others, or will once it is effective; and what made it. */
export const effectOutlooks = async (call: UserCall): Promise<Answer<EffectsAnswer>> => {
  const found = await seenDocument(call, call.query('table') ?? '', call.query('key'));
  if ('refused' in found) return found.refused;
  const { table, key, readable } = found.document;
  const { catalog, db } = call.context;
  const full = catalog.document(table.table);
  if (full === undefined) return refuse('404', call.say('server.notFound'));
  const document = (await watchedDocuments(db, full, [key])).get(keyText(key));
  const effects =
    document === undefined
      ? []
      : await outlooksOf(call, { full, document, mayRead: (field) => readable.has(field) });
  const madeBy = await makerInWords(call, effectIndex(catalog).making(table.table), keyText(key));
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
