import type { RunOptions } from '../../expressions/index.ts';
import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import { sameValue } from '../../runtime/model/record/merge/sameValue.ts';
import { rowsFollowing } from '../../runtime/model/record/rowsFollowing.ts';
import type { Cell, MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { ServiceBase } from '../capability/Capability.ts';
import type { ChangeReason } from '../context/DocumentWatch.ts';
import { afterCommit } from '../db/afterCommit.ts';
import type { Queryable } from '../db/Database.ts';
import { noteNews } from '../events/committedNews.ts';
import { DocumentSet, lockDocuments } from '../links/lockDocuments.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import { stampRow } from '../records/stamps.ts';
import { changesOf, writeLog } from '../records/writeLog.ts';
import { updateRows } from '../records/writeRows.ts';

/** One effect that begins or ends, in the transaction of its document. */
export interface EffectCall {
  readonly base: ServiceBase;
  readonly tx: Queryable;
  readonly effect: DocumentEffect;
  /** The document with the effect. */
  readonly document: Document;
  readonly reason: ChangeReason | undefined;
  readonly options: RunOptions;
}

/** The document that an effect sets or has made, locked until the transaction ends; undefined: it is gone. */
export const lockTarget = async (
  { tx, effect: { target } }: EffectCall,
  key: Cell,
): Promise<Document | undefined> => {
  if (keyText(key) === '') return undefined;
  const wanted = new DocumentSet();
  wanted.add(target.main, [key]);
  await lockDocuments(tx, wanted.all);
  return (await watchedDocuments(tx, target, [key])).get(keyText(key));
};

/** A document with values set in its header, the rows that follow it and its formulas computed again. */
export const withValues = (
  { effect: { target }, options }: EffectCall,
  stored: Document,
  values: Row,
): Document => {
  const main = { ...stored.main, ...values };
  return compute(target, { main, details: rowsFollowing(target, stored, main) }, options).document;
};

/**
 * Stores what changed in the header and the rows of a document, in the name of the user who caused it, with its history.
 * Versions rise: what others have open is out of date.
 */
export const storeTarget = async (call: EffectCall, stored: Document, now: Document): Promise<void> => {
  const { base, tx, effect, document, reason } = call;
  const { main, details } = effect.target;
  const user = reason?.user ?? { id: 0, realName: '' };
  const changed = (table: typeof main, before: Row, after: Row): MutableRow =>
    Object.fromEntries(
      table.fields
        .filter((field) => !sameValue(field, before[field.field], after[field.field]))
        .map(({ field }): [string, Cell] => [field, after[field] ?? null]),
    );
  const key = stored.main[main.key] ?? null;
  const values = changed(main, stored.main, now.main);
  const changes = changesOf(main, stored.main, values);
  stampRow(main, values, 'Update', { id: user.id, name: user.realName, now: base.clock.now() });
  await updateRows(tx, main, [{ key, values }]);
  const written = [main.table, 'Sys_Log'];
  for (const { table } of details) {
    const rows = now.details[table.table] ?? [];
    const updates = (stored.details[table.table] ?? []).flatMap((row, at) => {
      const own = changed(table, row, rows[at] ?? row);
      return Object.keys(own).length === 0 ? [] : [{ key: row[table.key] ?? null, values: own }];
    });
    if (updates.length === 0) continue;
    await updateRows(tx, table, updates);
    written.push(table.table);
  }
  const source = effect.source.main;
  await writeLog(
    tx,
    { context: base, requestId: '', user },
    {
      type: 'Edit',
      table: main.table,
      key: keyText(key),
      changes: { ...changes, reason: `${source.cnName} ${keyText(document.main[source.nameField])}` },
    },
  );
  noteNews(tx, { table: main.table, keys: [keyText(key)], users: [], roles: [] });
  afterCommit(tx, () => base.changes.bump(written));
};
