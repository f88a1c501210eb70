import type { ColumnSet, TableSettings, TableSpacing } from '../model/fields/columnSet/ColumnSet.ts';
import type { Layer } from '../model/fields/resolve/Layer.ts';
import type { Option } from '../model/schema/FieldSchema.ts';
import type { Row } from '../model/schema/Row.ts';
import type { Credentials } from '../wire/account/Credentials.ts';
import type { DictionaryData } from '../wire/dictionaries/DictionaryData.ts';
import type { PageQuery, PageResult } from '../wire/PageQuery.ts';
import type { AssignableRole, PermissionGrant, PermissionNode } from '../wire/permission/PermissionData.ts';
import type { SavedRecord, SavePayload } from '../wire/SavePayload.ts';
import type { FoundRecords } from '../wire/session/FoundRecord.ts';
import type { RehearsalAsked, RehearsalData } from '../wire/workflow/RehearsalData.ts';
import type { Answer } from './Answer.ts';
import type { DocumentCalls } from './DocumentCalls.ts';
import type { FileSource } from './FileSource.ts';
import type { FlowCalls } from './FlowCalls.ts';
import type { StreamCall } from './httpEvents.ts';
import type { InboxCalls } from './InboxCalls.ts';
import type { StreamEnd } from './LiveEvents.ts';
import type { RowCalls } from './RowCalls.ts';
import type { SessionData } from './SessionData.ts';
import type { WorkbookCalls } from './WorkbookCalls.ts';

/** A record's key on the wire. */
export type RecordKey = string | number;

/** The layers of a table and of its details, as the signed-in user gets them. */
export interface TableLayers {
  readonly layers: readonly Layer[];
  readonly details: Readonly<Record<string, readonly Layer[]>>;
  /** What the user set for these tables, by table name: here, so that the first paint has it. */
  readonly settings?: Readonly<Record<string, TableSettings>>;
  /** Tables that pickers of these list and the user may not. */
  readonly closed?: readonly string[];
}

/** Where a screen's data comes from. One method per call of the contract; a refusal is an {@link Answer}, never a throw. */
export interface DataSource extends DocumentCalls {
  signIn(userName: string, password: string): Promise<Answer<Credentials>>;
  /** `known`: the answer the browser kept. Menus and rights are loaded only when the server has others. */
  session(known?: SessionData): Promise<Answer<SessionData>>;
  tableLayers(table: string): Promise<Answer<TableLayers>>;
  /** Hears that other schemas are published than before, by whom and wherever; ends with the returned function. */
  schemaChanges?(listener: () => void): () => void;
  /** Takes the user's own design of a table's form away. */
  resetDesign(table: string): Promise<Answer<undefined>>;
  page(table: string, query: PageQuery): Promise<Answer<PageResult>>;
  /**
   * One level of a tree: a page of its roots, or the rows below others. Each says `hasChildren`; a search keeps the rows
   * above those it finds, which say `isFound: false`.
   */
  treeLevel(table: string, query: PageQuery, parents?: readonly RecordKey[]): Promise<Answer<PageResult>>;
  /** Child rows of one main record; `table` is the main table's, `detail` the child's. */
  detailPage(table: string, detail: string, query: PageQuery): Promise<Answer<PageResult>>;
  /** `idempotencyKey`: the same key gives the same answer and stores once. */
  add(table: string, payload: SavePayload, idempotencyKey?: string): Promise<Answer<SavedRecord>>;
  update(table: string, payload: SavePayload, idempotencyKey?: string): Promise<Answer<SavedRecord>>;
  remove(table: string, keys: readonly RecordKey[]): Promise<Answer<undefined>>;
  dictionaries(dicNos: readonly string[]): Promise<Answer<readonly DictionaryData[]>>;
  /** Labels of values that stand in loaded rows, for dictionaries too big to load whole. */
  dictionaryLabels(
    wanted: Readonly<Record<string, readonly RecordKey[]>>,
  ): Promise<Answer<readonly DictionaryData[]>>;
  /** Options whose text contains `text` (remote select); `url`: asked there instead, a path of this site. */
  searchDictionary(dicNo: string, text: string, url?: string): Promise<Answer<readonly Option[]>>;
  /** Records of every list the user may open whose name or number holds the text, of 2 to 100 characters. */
  find(text: string): Promise<Answer<FoundRecords>>;
  /** A status button (`TableSchema.transitions`) on rows. */
  changeState(table: string, action: string, keys: readonly RecordKey[]): Promise<Answer<undefined>>;
  /** A picker's page of rows; `dicNo`: only those the filter of this dictionary offers. */
  selector(table: string, query: PageQuery, dicNo?: string): Promise<Answer<PageResult>>;
  /** Options of a select that depends on other fields, by the names of its `dependsOn`. */
  choices(table: string, field: string, values: Row): Promise<Answer<readonly Option[]>>;
  /** Values of the fields that come with a chosen record (`FieldSchema.lookup`). */
  lookup(table: string, field: string, key: RecordKey): Promise<Answer<Row>>;
  /** Keeps the user's columns of a table; undefined: the schema's own again. */
  saveColumns(
    table: string,
    columns: ColumnSet | undefined,
    forgetWidths?: boolean,
  ): Promise<Answer<undefined>>;
  /** Keeps widths in pixels, by field. */
  saveColumnWidths(table: string, widths: Readonly<Record<string, number>>): Promise<Answer<undefined>>;
  /** How many fields of a table the user's roles hide: their names are on the server only. */
  hiddenFields(table: string): Promise<Answer<number>>;
  saveTableSpacing(table: string, spacing: TableSpacing): Promise<Answer<undefined>>;
  /** Keeps the fields of the quick search; none: the page's own. */
  saveSearchFields(table: string, fields: readonly string[]): Promise<Answer<undefined>>;
  /** What happens, as it happens, until it ends; its code comes when first asked for. Rejects when it cannot be loaded. */
  events(call: StreamCall): Promise<StreamEnd>;
  /** The user's inbox, and documents as he is asked about them: their code comes when first asked for. Rejects like `files`. */
  inbox(): Promise<InboxCalls>;
  /** Calls about files; their code comes when first asked for. */
  files(): Promise<FileSource>;
  /** Changes of rows in their list: their code comes when first asked for. Rejects when it cannot be loaded. */
  rows(): Promise<RowCalls>;
  /** Calls about flows and documents in them: their code comes when first asked for. Rejects when it cannot be loaded. */
  flows(): Promise<FlowCalls>;
  /** Export, import and templates: their code comes when first asked for. Rejects when it cannot be loaded. */
  workbooks(): Promise<WorkbookCalls>;
  /** A flow as it is drawn, tried over the documents there are. Its code comes when first asked for. */
  rehearse(asked: RehearsalAsked): Promise<Answer<RehearsalData>>;
  /** Ends the session on the server. */
  signOut(): Promise<Answer<undefined>>;
  /** Answers the token that replaces all others of the user. */
  changePassword(oldPassword: string, newPassword: string): Promise<Answer<{ readonly token: string }>>;
  resetPassword(userName: string, newPassword: string): Promise<Answer<undefined>>;
  /** Roles below the signed-in user's own: those whose rights he may edit. */
  assignableRoles(): Promise<Answer<readonly AssignableRole[]>>;
  /** Every menu line with what the role holds of it and what the signed-in user may grant. */
  rolePermissions(roleId: number): Promise<Answer<readonly PermissionNode[]>>;
  savePermissions(roleId: number, grants: readonly PermissionGrant[]): Promise<Answer<undefined>>;
}
