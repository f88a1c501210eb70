import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { asObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DesignAnswer } from '../../../runtime/wire/design/DesignAnswer.ts';
import type { SaveCalls } from '../base/loadForm.ts';
import { drawnPart } from '../draft/DrawnPart.ts';
import { draftTexts } from '../draft/draftTexts.ts';
import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';
import { isNewField } from '../store/checkPart.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

/**
 * Result of a save. `failed` is the message of the call that failed; `moved` is the design that was saved since
 * the draft was begun.
 */
export type SaveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failed: string }
  | { readonly ok: false; readonly moved: DesignAnswer | undefined };

/** Carries a failed call out of the steps of a save. */
class StepFailed extends Error {}

const texts = ['DaraggeOptions', 'TableConfig', 'SqlParams'] as const;

/** True when two designs have the same texts. */
const isSame = (a: DesignAnswer | undefined, b: DesignAnswer | undefined): boolean =>
  texts.every((name) => (a?.[name] ?? '') === (b?.[name] ?? ''));

/**
 * Saves a design unless it was saved meanwhile by another than `over`: first the new custom fields of each table, then the design. The draft takes the column of a
 * custom field before the field is sent, so that a second try sends the same field.
 */
export async function saveForm(
  calls: SaveCalls,
  store: FormDesignerStore,
  over: DesignAnswer | undefined = store.stored,
): Promise<SaveResult> {
  try {
    const current = told(await calls.own(store.base.address));
    if (!isSame(current, over)) return { ok: false, moved: current };
    await saveCustomFields(calls, store);
    const { base, loaded, draft } = store;
    const answer = await calls.save({
      ...(current && {
        FormId: current.FormId,
        FormOptions: current.FormOptions,
        FormConfig: current.FormConfig,
      }),
      Title: base.title,
      TitleEnName: current?.TitleEnName || base.address,
      Version: current?.Version ?? 0,
      // What was not edited here stays as it is stored now.
      ...draftTexts(draft, loaded, current),
    });
    if (answer.ok) return { ok: true };
    // Another save may have come between.
    const now = await calls.own(base.address);
    return now.ok && now.data?.Version !== current?.Version
      ? { ok: false, moved: now.data }
      : { ok: false, failed: answer.failure.message };
  } catch (error) {
    return { ok: false, failed: error instanceof Error ? error.message : String(error) };
  }
}

/** The parts of one table in a draft. */
interface TableParts {
  readonly table: string;
  parts(draft: FormDraft): readonly DraftPart[];
  put(draft: FormDraft, parts: readonly DraftPart[]): FormDraft;
}

/** The form and its detail tables. */
const tablesOf = ({ base, draft }: FormDesignerStore): readonly TableParts[] => [
  {
    table: base.document.main.table,
    parts: ({ entries }) => entries,
    put: (now, entries) => ({ ...now, entries }),
  },
  ...draft.tables.map(
    ({ table }): TableParts => ({
      table,
      parts: ({ tables }) => tables.find((one) => one.table === table)?.columns ?? [],
      put: (now, columns) => ({
        ...now,
        tables: now.tables.map((one) => (one.table === table ? { table, columns } : one)),
      }),
    }),
  ),
];

async function saveCustomFields(calls: SaveCalls, store: FormDesignerStore): Promise<void> {
  const { main, details } = store.base.document;
  for (const one of tablesOf(store)) {
    const resolved = [main, ...details.map(({ table }) => table)].find(({ table }) => table === one.table);
    if (resolved === undefined) continue;
    const isNew = (part: DraftPart): boolean =>
      isNewField(drawnPart(part, resolved)) && (part.raw.tableEx_Id ?? null) === null;
    const wanted = one.parts(store.draft).filter(isNew);
    if (wanted.length === 0) continue;
    const change = (edit: (part: DraftPart) => DraftPart): void => {
      const parts = one.parts(store.draft).map((part) => (isNew(part) ? edit(part) : part));
      store.run({ ok: true, draft: one.put(store.draft, parts) }, { joins: true });
    };
    const codes = new Map<string, string>();
    for (const { id, raw } of wanted) {
      const known = textOf(raw.field);
      codes.set(id, known !== '' ? known : told(await calls.freeCode(one.table, titleOf(raw))));
    }
    change(({ id, raw }) => ({ id, raw: { ...raw, field: codes.get(id) ?? '' } }));
    const records = one
      .parts(store.draft)
      .filter(isNew)
      .map(({ raw }) => recordOf(one.table, raw));
    const keys = told(await calls.saveCustomFields(records));
    change(({ id, raw }) => ({ id, raw: { ...raw, tableEx_Id: keys.get(textOf(raw.field)) ?? null } }));
  }
}

const titleOf = (raw: JsonObject): string => textOf(raw.name) || textOf(raw.title);

/** A custom field as the wire takes it. That it is required stands in the design, where it can be taken back. */
const recordOf = (table: string, raw: JsonObject): JsonObject => ({
  TableName: table,
  FieldName: titleOf(raw),
  FieldType: textOf(raw.type) || textOf(raw.editType),
  FieldCode: textOf(raw.field),
  DataDic: textOf(raw.key) || textOf(raw.dataSource),
  Required: 0,
  ...optionsOf(raw),
});

const optionsOf = ({ jig }: JsonObject): JsonObject => {
  const options = asObject(jig)?.options;
  return options === undefined ? {} : { FieldOptions: JSON.stringify(options) };
};

function told<T>(
  answer:
    | { readonly ok: true; readonly data: T }
    | { readonly ok: false; readonly failure: { readonly message: string } },
): T {
  if (answer.ok) return answer.data;
  throw new StepFailed(answer.failure.message);
}
