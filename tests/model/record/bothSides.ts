import { runInAction } from 'mobx';
import type { Scope } from '../../../expressions/index.ts';
import '../../../runtime/model/fields/validators/builtIn.ts';
import { roleLayer } from '../../../runtime/model/access/roleLayer.ts';
import type { User } from '../../../runtime/model/access/User.ts';
import { writableFields } from '../../../runtime/model/access/writableFields.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Layer } from '../../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import { resolveWritten } from '../../../runtime/model/formulas/resolveWritten.ts';
import { compute } from '../../../runtime/model/record/compute.ts';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import { DocumentForms } from '../../../runtime/store/form/DocumentForms.ts';
import type { UserCall } from '../../../server-mock/http/Call.ts';
import { assembled } from '../../../server-mock/operations/saving/assembled.ts';
import { draftState } from '../../../server-mock/operations/saving/buildState.ts';
import { documentIssues } from '../../../server-mock/operations/saving/documentIssues.ts';
import { fillRecords } from '../../../server-mock/operations/saving/fillRecords.ts';
import {
  recordOf,
  type SaveRequest,
  type StoredDocument,
} from '../../../server-mock/operations/saving/SaveState.ts';
import { takeSent } from '../../../server-mock/operations/saving/takeSent.ts';
import type { RandomDocument } from './randomDocument.ts';

export const now = '2024-03-05 10:00:00';
const types = fieldTypeRegistry();
const clock = {
  now: () => now,
  millis: () => Date.parse('2024-03-05T10:00:00+08:00'),
  timeZone: 'Asia/Shanghai',
};

/** Shared by both sides: the tables in full, and shaped by the user's roles. */
export interface World {
  readonly full: DocumentTable;
  readonly doc: DocumentTable;
  readonly user: User;
  readonly stored: Document | undefined;
}

function resolved(
  name: string,
  fields: readonly FieldSchema[],
  role: Layer | undefined,
  over: { details?: readonly ResolvedTable[]; mains?: readonly ResolvedTable[] },
): ResolvedTable {
  const details = name === 'Head' ? [{ table: 'Line' }] : [];
  const table = { table: name, cnName: name, key: `${name}_Id`, details };
  const layers: Layer[] = [{ kind: 'table', name, table, fields }, ...(role ? [role] : [])];
  return resolveWritten(layers, types, { details: over.details ?? [], mains: over.mains ?? [] }).table;
}

const link: FieldSchema = { field: 'Head_Id', title: '单', type: 'int', required: true };

function documentOf(random: RandomDocument, user: User | undefined): DocumentTable {
  const role = user && roleLayer(user, 'Head');
  const bare = resolved('Head', random.main, role, {});
  const table = resolved('Line', [link, ...random.line], undefined, { mains: [bare] });
  const main = resolved('Head', random.main, role, { details: [table] });
  return { main, details: [{ schema: { table: 'Line', foreignKey: 'Head_Id' }, table }] };
}

function read(table: ResolvedTable, typed: JsonObject, ids: Row): Row {
  const row: MutableRow = { ...ids };
  for (const field of table.fields) {
    if (!Object.hasOwn(typed, field.field)) continue;
    const parsed = field.kind.parse(typed[field.field], field);
    row[field.field] = field.writeOnly ? 'secret' : parsed.ok ? parsed.value : null;
  }
  return row;
}

export function worldOf(random: RandomDocument): World {
  const user: User = {
    id: 7,
    userName: 'sales',
    realName: '张三',
    roleIds: [2],
    roleNames: ['业务'],
    isSuperAdmin: false,
    grants: new Map(),
    fieldRights: new Map([['head', random.rights]]),
    subordinateIds: [],
  };
  const full = documentOf(random, undefined);
  const doc = documentOf(random, user);
  const line = full.details[0]?.table as ResolvedTable;
  if (random.isNew) return { full, doc, user, stored: undefined };
  const main = read(full.main, random.stored as JsonObject, { Head_Id: 1, Version: 1 });
  const rows = random.rows.map((row, at) => read(line, row as JsonObject, { Line_Id: at + 1, Head_Id: 1 }));
  const computed = compute(full, { main, details: { Line: rows } }, { now }).document;
  return { full, doc, user, stored: computed };
}

/** Removes secrets, which are never sent to a browser. */
function withoutSecrets({ main, details }: DocumentTable, document: Document): Document {
  const shown = (table: ResolvedTable | undefined, row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => table?.byName.get(name)?.writeOnly !== true));
  const rows = document.details.Line ?? [];
  return {
    main: shown(main, document.main),
    details: { Line: rows.map((row) => shown(details[0]?.table, row)) },
  };
}

/** The stores of a form, without rendering. */
export function formsOf({ doc, user, stored }: World): DocumentForms {
  const app = {
    data: {},
    session: { user, now: () => now },
    notify: { error: () => undefined },
  } as unknown as ConstructorParameters<typeof DocumentForms>[0];
  const document = stored ? withoutSecrets(doc, stored) : { main: {}, details: {} };
  return new DocumentForms(app, doc, document, stored ? 'Edit' : 'Add');
}

/** Types the edits; locked and hidden fields reject typing. */
export function type(forms: DocumentForms, { edits }: RandomDocument): void {
  const [detail] = forms.details;
  if (detail === undefined) return;
  for (const edit of edits) {
    let form = forms.main;
    if (edit.place === 'newRow') detail.add();
    if (edit.place === 'row') {
      const key = detail.keyAt(edit.row);
      if (key !== undefined) detail.begin(key);
    }
    if (edit.place !== 'main') {
      if (!detail.editing) continue;
      form = detail.editing.form;
    }
    const cell = form.cell(edit.field);
    if (cell.mode !== 'edit' || cell.state.hidden) continue;
    const parsed = cell.plan.field.kind.parse(edit.value, cell.plan.field);
    // The form cannot report an invalid text of a hidden field; only the save does.
    if (!parsed.ok && cell.plan.field.visibleWhen !== undefined) continue;
    runInAction(() => cell.set(parsed.ok ? parsed.value : (edit.value as Cell)));
  }
}

/** Runs the server's save of this form: the document to be stored, and all issues. */
export async function saved(
  world: World,
  forms: DocumentForms,
): Promise<{ readonly document: Document; readonly issues: readonly Issue[] }> {
  const { full, doc, user, stored } = world;
  const call = {
    user,
    locale: 'zh',
    say: (rule: string) => rule,
    context: { clock, catalog: {}, fills: [] },
  } as unknown as UserCall;
  const sent = JSON.parse(
    JSON.stringify({ main: forms.main.values(), details: forms.details.map((detail) => detail.payload()) }),
  ) as {
    main: JsonObject;
    details: { table: string; rows: JsonObject[]; delKeys: string[] }[];
  };
  const request: SaveRequest = { table: 'Head', action: stored ? 'Update' : 'Add', ...sent };
  const before: StoredDocument | undefined = stored && {
    main: stored.main,
    version: 1,
    details: new Map(Object.entries(stored.details)),
  };
  const drafted = draftState({ call, request, document: doc, full, stored: before });
  if ('refused' in drafted) throw new Error(JSON.stringify(drafted.refused));
  const { state } = drafted;
  await takeSent(state);
  const record = recordOf(state);
  await fillRecords({ call, full, issue: (_, found) => void state.issues.push(found) }, [record]);
  return { document: assembled(record), issues: documentIssues(doc, record, state.issues, now) };
}

/** Fields of a row that the server accepts from this user. */
export const taken = (
  { user }: World,
  table: ResolvedTable,
  row: Row | undefined,
  scope?: Scope,
): ReadonlySet<string> => writableFields(user, table, row, { now, ...(scope && { scope }) });

/** A value as its field stores it; unreadable values stay. */
export function canonical(field: ResolvedField, value: Cell | undefined): Cell {
  const parsed = field.kind.parse(value ?? null, field);
  return parsed.ok ? parsed.value : (value ?? null);
}
