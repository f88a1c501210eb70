import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { EffectOutlook } from '../../runtime/wire/effects/Effects.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { Labels } from '../operations/exporting/Labels.ts';
import { factColumns } from '../operations/facts/factColumns.ts';
import { cellText } from '../operations/facts/recordFacts.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { waysTo } from '../reading/waysTo.ts';
import { rowReader } from '../records/rowReader.ts';

/** Values of the other document before and after; `before` undefined: as it stands. */
interface Setting {
  readonly effect: DocumentEffect;
  readonly key: Cell;
  readonly before: Row | undefined;
  readonly after: Row;
}

/** What an effect sets, in words, as far as the caller may see the other document. */
export const changesInWords = async (
  call: UserCall,
  { effect, key, before, after }: Setting,
): Promise<Pick<EffectOutlook, 'target' | 'changes'>> => {
  const { table: tableName } = effect.target.main;
  for (const way of waysTo(call, tableName)) {
    const found = accessTable(way, tableName, 'Search');
    if ('refused' in found) continue;
    const { table, readable, answered, rows } = found.access;
    const code = readable.has(table.nameField) ? table.byName.get(table.nameField) : undefined;
    const set = Object.keys(after).flatMap((one) => (readable.has(one) ? (table.byName.get(one) ?? []) : []));
    const fields = [...(code ? [code] : []), ...set];
    const columns = factColumns(table, answered, fields);
    const read = await rows.select(way.context.db, { columns, where: sql`${name(table.key)} = ${key}` });
    const [stored] = read.rows.map(rowReader(table, columns));
    if (stored === undefined) continue;
    const [was, is] = [
      { ...stored, ...before },
      { ...stored, ...after },
    ];
    const labels = new Labels(way);
    await labels.prepare(fields, [was, is]);
    const empty = call.say('effect.none');
    const textOf = (field: (typeof set)[number], row: Row): string =>
      cellText(way, labels, field, row[field.field] ?? null) || empty;
    return {
      target: code === undefined ? table.cnName : `${table.cnName} ${textOf(code, stored)}`,
      changes: set.flatMap((field) => {
        const [from, to] = [textOf(field, was), textOf(field, is)];
        return from === to ? [] : [{ title: field.title, from, to }];
      }),
    };
  }
  return { changes: [] };
};
