import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { RawBuilder } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { decide } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { loadForSave } from './loadForSave.ts';
import type { DetailsDraft, RowDraft, SaveRequest, SaveState, StoredDocument } from './SaveState.ts';
import { sentText } from './sentText.ts';

/** True for a missing or default key, which means a new row. */
const isNoKey = (key: string | undefined): boolean =>
  key === undefined || key === '' || key === '0' || key === '00000000-0000-0000-0000-000000000000';

type Drafted = { readonly draft: DetailsDraft } | { readonly refused: Answer<never> };

const draftDetails = (
  call: UserCall,
  request: SaveRequest,
  detail: { readonly table: ResolvedTable; readonly foreignKey: string },
  document: StoredDocument | undefined,
): Drafted => {
  const { table, foreignKey } = detail;
  const stored = document?.details.get(table.table) ?? [];
  const sent = request.details.find((one) => one.table === table.table) ?? { rows: [], delKeys: [] };
  const byKey = new Map(stored.map((row) => [keyText(row[table.key]), row] as const));
  const rows: RowDraft[] = [];
  const used = new Set<string>();
  for (const row of sent.rows) {
    const key = sentText(table, row, table.key);
    const own = isNoKey(key) ? undefined : byKey.get(key ?? '');
    // Refuses a key of another document or a deleted row: it must never become a new row. A typed one may be new,
    // and its index keeps it from standing twice.
    const mayBeNew = table.keyType === 'typed' && !used.has(key ?? '');
    if (!isNoKey(key) && !mayBeNew && (own === undefined || used.has(key ?? '')))
      return {
        refused: refuse('404', call.say('server.detailGone', { title: table.cnName, key: key ?? '' })),
      };
    if (own !== undefined) used.add(keyText(own[table.key]));
    rows.push({ stored: own, values: {} });
  }
  const isTyped = table.keyType === 'typed';
  const foreign = isTyped ? undefined : sent.delKeys.find((key) => !byKey.has(key));
  if (foreign !== undefined)
    return {
      refused: refuse('404', call.say('server.detailGone', { title: table.cnName, key: foreign })),
    };
  const deleted = sent.delKeys.flatMap((key): readonly Row[] => {
    const row = byKey.get(key);
    return row === undefined ? [] : [row];
  });
  const gone = new Set(deleted.map((row) => keyText(row[table.key])));
  if ([...used].some((key) => gone.has(key)))
    return { refused: refuse('422', call.say('server.detailSentAndDeleted', { title: table.cnName })) };
  const others = stored.filter(
    (row) => !used.has(keyText(row[table.key])) && !gone.has(keyText(row[table.key])),
  );
  const isRechecked = document?.recheck?.has(table.table) === true;
  const ranks = new Map(stored.map((row, rank) => [keyText(row[table.key]), rank] as const));
  const sequence = table.byName.get(table.grid?.sequence ?? '')?.field;
  const stands = { sequence, rank: (row: Row) => ranks.get(keyText(row[table.key])) };
  const draft = {
    table: table.table,
    foreignKey,
    rows: isRechecked ? [...rows, ...others.map((row): RowDraft => ({ stored: row, values: {} }))] : rows,
    sent: rows.length,
    untouched: isRechecked ? [] : others,
    deleted,
  };
  return { draft: request.changes === true ? { ...draft, stands } : draft };
};

/**
 * Resolves the document for the user and reads the stored rows: those a save touches, or `all`.
 * A refusal names the missing record or row.
 */
export const buildState = async (
  call: UserCall,
  request: SaveRequest,
  scope: RawBuilder<unknown> | undefined,
  reads: 'touched' | 'all' = 'touched',
): Promise<{ readonly state: SaveState } | { readonly refused: Answer<never> }> => {
  const { catalog, db } = call.context;
  const full = catalog.document(request.table);
  const document = catalog.documentFor(call.user, request.table);
  if (full === undefined || document === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: request.table })) };
  const decision = decide(catalog, call.user, request.action, full.main);
  // Checked before reading the record, so that a user without the right learns no keys.
  if (!decision.allowed) return { refused: refuse('403', decisionText(decision, call.locale)) };
  const version = sentText(full.main, request.main, versionField) ?? '';
  // An unreadable version must not count as none: the save would skip the stale check.
  if (!/^\d*$/.test(version))
    return { refused: refuse('422', call.say('server.versionUnreadable', { version })) };
  let stored: StoredDocument | undefined;
  if (request.action === 'Update') {
    const sent = sentText(full.main, request.main, full.main.key);
    if (isNoKey(sent)) return { refused: refuse('422', call.say('server.noKeyToEdit')) };
    const key = parseKey(full.main, sent);
    stored =
      key === undefined ? undefined : await loadForSave(db, { full, document, reads }, request, key, scope);
    if (stored === undefined) return { refused: refuse('404', call.say('server.notFound')) };
  }
  if (stored === undefined) return draftState({ call, request, document, full, stored });
  const key = keyText(stored.main[full.main.key]);
  const unseen = await call.context.guard.hiddenOfDocument(db, call, full.main.table, key);
  return draftState({ call, request, document, full, stored, unseen });
};

/** State of a save over the stored document, with rows in order. A refusal names the missing row. */
export const draftState = (
  given: Pick<SaveState, 'call' | 'request' | 'document' | 'full' | 'stored' | 'unseen'>,
): { readonly state: SaveState } | { readonly refused: Answer<never> } => {
  const { call, request, full, stored } = given;
  const details: DetailsDraft[] = [];
  for (const { schema, table } of full.details) {
    const drafted = draftDetails(call, request, { table, foreignKey: schema.foreignKey }, stored);
    if ('refused' in drafted) return drafted;
    details.push(drafted.draft);
  }
  return { state: { ...given, values: {}, details, issues: [] } };
};
