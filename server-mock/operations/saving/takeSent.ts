import type { Scope } from '../../../expressions/index.ts';
import { writableFields } from '../../../runtime/model/access/writableFields.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { fieldNamed } from '../../../runtime/model/fields/resolve/fieldNamed.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { detailScope, headerScope } from '../../../runtime/model/formulas/recordScope.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { keyText } from '../../records/keyText.ts';
import { richTextCleaner } from '../../richText/RichTextCleaner.ts';
import { asStored, assembled, place } from './assembled.ts';
import { fillRecords } from './fillRecords.ts';
import { type RowDraft, recordOf, type SaveState } from './SaveState.ts';

/** How deep a chain of fields that unlock each other may be in one save; what lies deeper is refused. */
const unlockRounds = 16;

/** One row of a save with the values that were sent for it. */
interface SentRow {
  readonly table: ResolvedTable;
  readonly sent: JsonObject;
  readonly draft: RowDraft;
  /** Before its field names in issues. */
  readonly prefix: string;
  /** Fields that are never taken here: the link to the header, and what a node hides. */
  isBarred(field: ResolvedField): boolean;
  /** The row as it stands in a document, and what its conditions read there. */
  in(document: Document): { readonly row: Row; readonly scope: Scope };
  /** The same of the stored document; undefined: the row is new. */
  readonly stored: { readonly row: Row; readonly scope: Scope } | undefined;
}

/** A sent value whose field is locked by its condition only. */
interface LockedValue {
  readonly at: SentRow;
  readonly field: ResolvedField;
  readonly raw: Json;
}

/**
 * Takes the sent values the user may write into the drafts of a save; others are dropped without a word.
 *
 * Locks by condition are asked of the stored record. A value that is locked there is taken all the same when the
 * other changes of this save unlock it, as a second save would take it. One that stays locked and differs from what would
 * be stored is refused with its place: the user typed it while the field was open.
 */
export const takeSent = async (state: SaveState): Promise<void> => {
  const rows = [...sentRows(state)];
  const locked: LockedValue[] = [];
  for (const row of rows) {
    const now = writable(state, row, row.stored);
    const unconditional = row.table.fields.some((field) => field.readonlyWhen !== undefined)
      ? writable(state, row, undefined)
      : now;
    for (const [name, raw] of Object.entries(row.sent)) {
      const field = fieldNamed(row.table, name);
      if (field === undefined || row.isBarred(field)) continue;
      if (now.has(field.field)) {
        const cleaning = take(state, { at: row, field, raw });
        if (cleaning !== undefined) await cleaning;
      } else if (unconditional.has(field.field) && isChange({ at: row, field, raw }, row.stored?.row))
        locked.push({ at: row, field, raw });
    }
  }
  if (locked.length > 0) await takeUnlocked(state, locked);
};

/** Takes locked values that other changes unlock, round by round, and refuses the rest. */
const takeUnlocked = async (state: SaveState, locked: readonly LockedValue[]): Promise<void> => {
  let waiting = locked;
  for (let round = 1; ; round++) {
    const document = await filledDocument(state);
    const isUnlocked = ({ at, field }: LockedValue): boolean =>
      writable(state, at, at.in(document)).has(field.field);
    const unlocked = round > unlockRounds ? [] : waiting.filter(isUnlocked);
    for (const value of unlocked) await take(state, value);
    if (unlocked.length === 0) {
      refuseLocked(state, waiting, document);
      return;
    }
    waiting = waiting.filter((value) => !unlocked.includes(value));
    if (waiting.length === 0) return;
  }
};

const refuseLocked = (state: SaveState, locked: readonly LockedValue[], document: Document): void => {
  for (const value of locked) {
    const { at, field } = value;
    if (!isChange(value, at.in(document).row)) continue;
    const params = { title: field.title };
    state.issues.push({
      path: at.prefix + field.field,
      rule: 'server.fieldLocked',
      params,
      severity: 'error',
    });
  }
};

function* sentRows({ document, request, stored, values, details, unseen }: SaveState): Iterable<SentRow> {
  const before = stored && asStored(stored);
  yield {
    table: document.main,
    sent: request.main,
    draft: { stored: stored?.main, values },
    prefix: '',
    isBarred: ({ field }) => unseen?.has(field) === true,
    in: (whole) => ({ row: whole.main, scope: headerScope(whole) }),
    stored: before && { row: before.main, scope: headerScope(before) },
  };
  for (const { table: name, rows, foreignKey } of details) {
    const table = document.details.find((detail) => detail.table.table === name)?.table;
    const sent = request.details.find((detail) => detail.table === name)?.rows ?? [];
    if (table === undefined) continue;
    for (const [index, draft] of rows.entries()) {
      yield {
        table,
        sent: sent[index] ?? {},
        draft,
        prefix: place(name, index),
        isBarred: ({ field }) => field === foreignKey || unseen?.has(`${name}.${field}`) === true,
        in: (whole) => {
          const row = whole.details[name]?.[index] ?? {};
          return { row, scope: detailScope(row, whole.main) };
        },
        stored: draft.stored &&
          stored && { row: draft.stored, scope: detailScope(draft.stored, stored.main) },
      };
    }
  }
}

/** Fields the user may write; `as`: how the row stands when its conditions are asked, undefined: none is asked. */
const writable = (
  { call }: SaveState,
  { table }: SentRow,
  as: { readonly row: Row; readonly scope: Scope } | undefined,
): ReadonlySet<string> =>
  writableFields(call.user, table, as?.row, {
    now: call.context.clock.now(),
    ...(as && { scope: as.scope }),
  });

/** The document as the values taken so far would leave it, lookups and formulas included. */
const filledDocument = async ({ call, full, ...state }: SaveState): Promise<Document> => {
  const { stored, values, details } = recordOf(state);
  const copy = {
    stored,
    values: { ...values },
    details: details.map((detail) => ({
      ...detail,
      rows: detail.rows.map((row) => ({ stored: row.stored, values: { ...row.values } })),
    })),
  };
  // The save itself fills the record again and says what went wrong.
  await fillRecords({ call, full, issue: () => undefined }, [copy]);
  return assembled(copy);
};

const isChange = ({ field, raw }: LockedValue, row: Row | undefined): boolean => {
  const parsed = field.kind.parse(raw, field);
  return keyText(parsed.ok ? parsed.value : raw) !== keyText(row?.[field.field]);
};

/**
 * Reads a sent value by its kind into the draft. One that cannot be read stays as typed, so that the field's own check
 * refuses it in its own words; the issue is for what no check says. HTML is stored clean: a promise is given only where a
 * thread cleans it.
 */
const take = ({ issues }: SaveState, { at, field, raw }: LockedValue): Promise<void> | undefined => {
  const { values, stored } = at.draft;
  const parsed = field.kind.parse(raw, field);
  if (!parsed.ok) {
    // It was readable under earlier rules, and stays.
    if (stored !== undefined && keyText(raw) === keyText(stored[field.field])) return undefined;
    values[field.field] = raw;
    const params = { title: field.title, ...parsed.params };
    issues.push({ path: at.prefix + field.field, rule: parsed.rule, params, severity: 'error' });
    return undefined;
  }
  if (!field.kind.markup || typeof parsed.value !== 'string') {
    values[field.field] = parsed.value;
    return undefined;
  }
  return Promise.resolve(richTextCleaner.clean(parsed.value)).then((clean) => {
    values[field.field] = clean;
  });
};
