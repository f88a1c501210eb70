import { authorize } from '../../runtime/model/access/authorize.ts';
import { extensionFields as extensionKind } from '../../runtime/model/check/kinds/extensionFields.ts';
import { checkExtension } from '../../runtime/model/fields/extension/checkExtension.ts';
import { extensionKinds } from '../../runtime/model/fields/extension/extensionKinds.ts';
import {
  type PublishedField,
  readExtensionField,
} from '../../runtime/model/fields/extension/PublishedField.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { ExtensionBody, ExtensionFieldKey } from '../../runtime/wire/extension/ExtensionAnswers.ts';
import { questionKey } from '../../runtime/wire/questions.ts';
import { extensionTable } from '../catalog/extensionTable.ts';
import { loadOverlays } from '../catalog/versions.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { allDictionaries } from '../dictionaries/storedOptions.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { publishWithin } from '../publishing/publish.ts';
import { decisionText } from '../reading/decisionText.ts';
import { systemRows } from '../reading/systemRows.ts';
import { closedChoices } from './closedChoices.ts';
import { extensibleTable } from './extensibleTable.ts';
import { nextKey } from './extensionKeys.ts';
import { extensionFields } from './extensionRows.ts';
import { freeFieldCode } from './freeFieldCode.ts';
import { keptValues } from './keptValues.ts';

/** Maximum fields per call. */
const most = 200;

/** First missing right on extension fields, as text. */
const missingRight = (call: UserCall, actions: readonly string[]): string | undefined => {
  const table = call.context.catalog.table(extensionTable);
  const refused = actions
    .map((action) => table && authorize(call.user, action, table))
    .find((decision) => decision !== undefined && !decision.allowed);
  return refused && decisionText(refused, call.locale);
};

interface Change {
  readonly sent: readonly PublishedField[];
  readonly deleted: ReadonlySet<number>;
  /** Numbers of all dictionaries. */
  readonly dictionaries: ReadonlySet<string>;
  /** Keys of the questions that have a yes. */
  readonly confirmed: ReadonlySet<string>;
}

/** Tables of the sent records and of the rows to delete. */
const namedTables = async (
  call: UserCall,
  records: readonly Json[],
  keys: readonly number[],
): Promise<ReadonlySet<string>> => {
  const schema = call.context.catalog.table(extensionTable);
  const stored =
    schema === undefined || keys.length === 0
      ? []
      : await systemRows(call.context.db, 'schema', schema, sql`"TableEx_Id" = ${anyOf(keys)}`);
  return new Set([
    ...records.flatMap((record) => asText(asObject(record)?.TableName) ?? []),
    ...stored.map(({ TableName }) => String(TableName)),
  ]);
};

/** The table's fields after the change. A sent field replaces the one with its key or code; others are new. */
const changed = (
  call: TransactionCall,
  table: ResolvedTable,
  before: readonly PublishedField[],
  { sent, deleted }: Pick<Change, 'sent' | 'deleted'>,
): readonly PublishedField[] => {
  const is = (a: PublishedField, b: PublishedField): boolean =>
    (a.tableEx_Id !== undefined && a.tableEx_Id === b.tableEx_Id) ||
    (a.fieldCode !== '' && a.fieldCode === b.fieldCode);
  const kept = before.filter(({ tableEx_Id }) => tableEx_Id === undefined || !deleted.has(tableEx_Id));
  const taken = new Set(table.byName.keys());
  const named = (field: PublishedField): PublishedField => {
    const fieldCode = field.fieldCode || freeFieldCode(call.context.clock, taken);
    taken.add(fieldCode);
    return { ...field, fieldCode };
  };
  const added = sent.filter((field) => !kept.some((old) => is(field, old))).map(named);
  const edited = kept.map((old) => {
    const field = sent.find((one) => is(one, old));
    return field === undefined ? old : { ...old, ...field, fieldCode: field.fieldCode || old.fieldCode };
  });
  return [...edited, ...added];
};

/** Checks the fields together with those of the table. A changed code is refused, because it would lose its column. */
const wrong = (
  call: TransactionCall,
  table: ResolvedTable,
  before: readonly PublishedField[],
  fields: readonly PublishedField[],
  dictionaries: ReadonlySet<string>,
): readonly Issue[] => {
  const { catalog } = call.context;
  const kinds = extensionKinds(catalog.types);
  const codes = new Set(before.map(({ fieldCode }) => fieldCode));
  const own = table.fields.filter(({ field }) => !codes.has(field));
  return fields.flatMap((field, index): readonly Issue[] => {
    const old = before.find(({ tableEx_Id }) => tableEx_Id !== undefined && tableEx_Id === field.tableEx_Id);
    if (old !== undefined && old.fieldCode !== field.fieldCode)
      return [{ path: 'FieldCode', rule: 'extension.codeFixed', params: {}, severity: 'error' }];
    const others = fields
      .slice(0, index)
      .map(({ fieldCode, fieldName }) => ({ field: fieldCode, title: fieldName }));
    const unknown = kinds.get(field.fieldType)?.chosen && field.dataDic && !dictionaries.has(field.dataDic);
    return [
      ...closedChoices(call, field, old),
      ...checkExtension(field, [...own, ...others], catalog.types),
      ...(unknown
        ? [
            {
              path: 'DataDic',
              rule: 'extension.unknownDictionary',
              params: { name: field.dataDic ?? '' },
              severity: 'error' as const,
            },
          ]
        : []),
    ];
  });
};

const inTransaction = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  change: Change,
): Promise<readonly PublishedField[]> => {
  const { catalog } = call.context;
  // Before the read: of two changes at once the later one must see the fields of the first.
  await lockSchemas(tx);
  const before = await extensionFields(tx, catalog, table.table);
  const fields = changed(call, table, before, change);
  const issues = wrong(call, table, before, fields, change.dictionaries);
  if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
  // A new field gets a new key, even with the code of a deleted one.
  const keyed: PublishedField[] = [];
  for (const field of fields) keyed.push({ ...field, tableEx_Id: field.tableEx_Id ?? (await nextKey(tx)) });
  const patch = { fields: keyed } as unknown as Json; // plain records of texts and numbers
  const done = await publishWithin(
    tx,
    call.context,
    { kind: extensionKind.name, name: table.table, patch },
    call.user,
  );
  if (!done.ok) throw new Refusal(issuesAnswer(call, done.issues));
  const asked = (await keptValues(tx, call, table.table)).filter(
    (issue) => !change.confirmed.has(questionKey(issue)),
  );
  if (asked.length > 0) throw new Refusal(issuesAnswer(call, asked));
  return extensionFields(tx, catalog, table.table);
};

/**
 * `updateFormExtendField`: saves a form designer's changes of one table's extension fields. Adds or changes
 * `Sys_Table_Extends` and deletes `DeleteKeys`, all or none, as one version. Returns codes and keys.
 */
export const updateFields = async (call: UserCall): Promise<Answer<readonly ExtensionFieldKey[]>> => {
  const body = sentBody<ExtensionBody>(call);
  const records = (asList(body.Sys_Table_Extends) ?? []).slice(0, most + 1);
  const keys = (asList(body.DeleteKeys) ?? [])
    .map((key) => Number(asText(key)))
    .filter((key) => Number.isInteger(key) && key > 0 && key < 2 ** 31);
  if (records.length > most) return refuse('422', call.say('server.paramsIncomplete'));
  const sent = records.map((record) => readExtensionField(asObject(record) ?? {}));
  const missing = missingRight(call, [
    ...(sent.some(({ tableEx_Id }) => tableEx_Id === undefined) ? ['Add'] : []),
    ...(sent.some(({ tableEx_Id }) => tableEx_Id !== undefined) ? ['Update'] : []),
    ...(keys.length > 0 ? ['Delete'] : []),
  ]);
  if (missing !== undefined) return refuse('403', missing);
  const named = await namedTables(call, records, keys);
  const [name = ''] = named;
  const table = named.size === 1 ? extensibleTable(call, name) : undefined;
  if (table === undefined)
    return refuse('422', call.say('extension.notExtensible', { table: [...named].join(',') }));
  const dictionaries = new Set((await allDictionaries(call.context)).map(({ dicNo }) => dicNo));
  const confirmed = new Set((asList(body.confirmed) ?? []).flatMap((one) => asText(one) ?? []));
  try {
    const fields = await call.context.db.transaction((tx) =>
      inTransaction(tx, call, table, { sent, deleted: new Set(keys), dictionaries, confirmed }),
    );
    await loadOverlays(call.context);
    call.context.changes.bump([extensionTable]);
    const made = fields.map(({ fieldCode, tableEx_Id }) => ({ fieldCode, tableEx_Id }));
    return succeed(call.say('server.saved'), made);
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};
