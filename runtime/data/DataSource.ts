import type { Origin } from '../model/explain/Origin.ts';
import type { ColumnSet, RowHeight, TableSpacing } from '../model/fields/columnSet/ColumnSet.ts';
import type { Option } from '../model/schema/FieldSchema.ts';
import type { Row } from '../model/schema/Row.ts';
import type { Credentials } from '../wire/account/Credentials.ts';
import type { DictionaryData } from '../wire/dictionaries/DictionaryData.ts';
import type { PageQuery, PageResult } from '../wire/PageQuery.ts';
import type { AssignableRole } from '../wire/permission/PermissionData.ts';
import type { GroupsAnswer, GroupsAsked } from '../wire/records/Groups.ts';
import type { SavedRecord, SavePayload } from '../wire/SavePayload.ts';
import type { FoundRecords } from '../wire/session/FoundRecord.ts';
import type { SessionData } from '../wire/session/SessionData.ts';
import type { TableLayers } from '../wire/session/TableLayers.ts';
import type { RehearsalAsked, RehearsalData } from '../wire/workflow/RehearsalData.ts';
import type { Answer } from './Answer.ts';
import type { CollectionCalls } from './CollectionCalls.ts';
import type { DesignCalls } from './DesignCalls.ts';
import type { DocumentCalls } from './DocumentCalls.ts';
import type { FavouriteCalls } from './FavouriteCalls.ts';
import type { FileSource } from './FileSource.ts';
import type { Http } from './Http.ts';
import type { StreamCall } from './httpEvents.ts';
import type { KeptFilterCalls } from './KeptFilterCalls.ts';
import type { StreamEnd } from './LiveEvents.ts';
import type { OptionViewCalls } from './OptionViewCalls.ts';
import type { RecordCalls } from './RecordCalls.ts';
import type { RoleRightCalls } from './RoleRightCalls.ts';
import type { RowCalls } from './RowCalls.ts';
import type { WorkbookCalls } from './WorkbookCalls.ts';
import type { FlowCalls } from './workflow/FlowCalls.ts';
import type { InboxCalls } from './workflow/InboxCalls.ts';

/** Key of a record, as sent on the wire. */
export type RecordKey = string | number;

/**
 * Calls of the screens to the server, one method per call. Refusals return an {@link Answer}; nothing throws.
 */
export interface DataSource extends DocumentCalls {
  /** Calls that a capability makes of its own endpoints, with its own readers. */
  readonly http: Pick<Http, 'call' | 'action'>;
  signIn(userName: string, password: string): Promise<Answer<Credentials>>;
  /** `known`: the answer that the browser cached. Menus and rights load only when they have changed. */
  session(known?: SessionData): Promise<Answer<SessionData>>;
  tableLayers(table: string): Promise<Answer<TableLayers>>;
  /** Calls `listener` when any user publishes other schemas. Returns the function that unsubscribes. */
  schemaChanges?(listener: () => void): () => void;
  /** Deletes the user's own design of a table's form. */
  resetDesign(table: string): Promise<Answer<undefined>>;
  page(table: string, query: PageQuery): Promise<Answer<PageResult>>;
  /** The rows of a list in groups, each with its count and sums. */
  groups(table: string, query: PageQuery, asked: GroupsAsked): Promise<Answer<GroupsAnswer>>;
  /**
   * One level of a tree: a page of its roots, or the children of the given rows. Each row has `hasChildren`.
   * A search also returns the parents of the rows it finds, with `isFound: false`.
   */
  treeLevel(table: string, query: PageQuery, parents?: readonly RecordKey[]): Promise<Answer<PageResult>>;
  /** Rows of one detail of a main record. `table` is the main table, `detail` the detail table. */
  detailPage(table: string, detail: string, query: PageQuery): Promise<Answer<PageResult>>;
  /** `idempotencyKey`: a repeated key returns the same answer and stores once. */
  add(table: string, payload: SavePayload, idempotencyKey?: string): Promise<Answer<SavedRecord>>;
  update(table: string, payload: SavePayload, idempotencyKey?: string): Promise<Answer<SavedRecord>>;
  remove(table: string, keys: readonly RecordKey[]): Promise<Answer<undefined>>;
  dictionaries(dicNos: readonly string[]): Promise<Answer<readonly DictionaryData[]>>;
  /** Labels of values in loaded rows, for dictionaries that are too large to load completely. */
  dictionaryLabels(
    wanted: Readonly<Record<string, readonly RecordKey[]>>,
  ): Promise<Answer<readonly DictionaryData[]>>;
  /** Options whose text contains `text` (remote select). `url`: a path of this site to query instead. */
  searchDictionary(dicNo: string, text: string, url?: string): Promise<Answer<readonly Option[]>>;
  /**
   * Records whose name or number contains the text, from every list the user may open. Takes 2 to 100
   * characters.
   */
  find(text: string): Promise<Answer<FoundRecords>>;
  /** Runs a status button (`TableSchema.transitions`) on rows. */
  changeState(table: string, action: string, keys: readonly RecordKey[]): Promise<Answer<undefined>>;
  /** A page of a picker's rows. `dicNo`: applies the filter of this dictionary. */
  selector(table: string, query: PageQuery, dicNo?: string): Promise<Answer<PageResult>>;
  /** Options of a select that depends on other fields; `values` by the names in `dependsOn`. */
  choices(table: string, field: string, values: Row): Promise<Answer<readonly Option[]>>;
  /** Values of the fields that a chosen record fills (`FieldSchema.lookup`). */
  lookup(table: string, field: string, key: RecordKey): Promise<Answer<Row>>;
  /** Stores the user's columns of a table; undefined restores those of the schema. */
  saveColumns(
    table: string,
    columns: ColumnSet | undefined,
    forgetWidths?: boolean,
  ): Promise<Answer<undefined>>;
  /** Stores column widths in pixels, by field. */
  saveColumnWidths(table: string, widths: Readonly<Record<string, number>>): Promise<Answer<undefined>>;
  /** Number of fields of a table that the user's roles hide. Only the server knows their names. */
  hiddenFields(table: string): Promise<Answer<number>>;
  /** Where the columns of a view and the figures of a table come from, by field. */
  origins(table: string): Promise<Answer<Readonly<Record<string, Origin>>>>;
  /** Stores the height of rows in all lists of the user. */
  saveRowHeight(rowHeight: RowHeight): Promise<Answer<undefined>>;
  saveTableSpacing(table: string, spacing: TableSpacing): Promise<Answer<undefined>>;
  /** Stores the fields of the quick search; an empty list restores those of the page. */
  saveSearchFields(table: string, fields: readonly string[]): Promise<Answer<undefined>>;
  /** Receives live events until the stream ends. Loads its code on first use; rejects when that fails. */
  events(call: StreamCall): Promise<StreamEnd>;
  /**
   * The user's inbox, and the documents that wait for the user. Loads its code on first use; rejects when
   * that fails.
   */
  inbox(): Promise<InboxCalls>;
  /** Calls about files. Loads its code on first use. */
  files(): Promise<FileSource>;
  /** Changes of rows inside their list. Loads its code on first use; rejects when that fails. */
  rows(): Promise<RowCalls>;
  /** History, related records and comments of a record. Loads its code on first use; rejects when that fails. */
  record(): Promise<RecordCalls>;
  /** Calls about flows and documents in them. Loads its code on first use; rejects when that fails. */
  flows(): Promise<FlowCalls>;
  /** Calls of the form designer. Loads its code on first use; rejects when that fails. */
  designs(): Promise<DesignCalls>;
  /** The user's favourite pages. Loads its code on first use; rejects when that fails. */
  favourites(): Promise<FavouriteCalls>;
  /** Forms for collecting data. Loads its code on first use; rejects when that fails. */
  collections(): Promise<CollectionCalls>;
  /** Saved views of lists. Loads its code on first use; rejects when that fails. */
  /** Filters that are too long for an address. */
  keptFilters(): Promise<KeptFilterCalls>;
  optionViews(): Promise<OptionViewCalls>;
  /** Export, import and templates. Loads its code on first use; rejects when that fails. */
  workbooks(): Promise<WorkbookCalls>;
  /** Runs an unsaved flow over existing documents. Loads its code on first use. */
  rehearse(asked: RehearsalAsked): Promise<Answer<RehearsalData>>;
  /** Ends the session on the server. */
  signOut(): Promise<Answer<undefined>>;
  /** Returns a token that replaces all other tokens of the user. */
  changePassword(oldPassword: string, newPassword: string): Promise<Answer<{ readonly token: string }>>;
  resetPassword(userName: string, newPassword: string): Promise<Answer<undefined>>;
  /** Roles below the signed-in user's own, whose rights the user may edit. */
  assignableRoles(): Promise<Answer<readonly AssignableRole[]>>;
  /** Rights of roles. Loads its code on first use; rejects when that fails. */
  roleRights(): Promise<RoleRightCalls>;
}
