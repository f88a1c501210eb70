import { runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import type { MergedDocument } from '../../model/record/merge/DocumentMerge.ts';
import { sameValue } from '../../model/record/merge/sameValue.ts';
import { validateDocument } from '../../model/record/validateDocument.ts';
import { withheldDocument } from '../../model/record/withheldDocument.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import type { FieldMode } from '../../Renderer.ts';
import type { SaveDetail, SavedRecord, SavePayload } from '../../wire/SavePayload.ts';
import { withoutMade } from '../box/copyDocument.ts';
import { wholeRecord } from '../box/wholeRecord.ts';
import { changedRows } from '../detail/changedRows.ts';
import { DetailStore } from '../detail/DetailStore.ts';
import { FormStore } from './FormStore.ts';
import { placeIssues } from './placeIssues.ts';

type FormsApp = Pick<App, 'data' | 'session' | 'notify'> & Partial<Pick<App, 'rowHooks'>>;

/** One document being edited: the header's form and its detail rows. */
export class DocumentForms {
  /** Tables as this record shows them: a step of its flow may hide fields. */
  readonly doc: DocumentTable;
  readonly main: FormStore;
  readonly details: readonly DetailStore[];
  readonly #app: FormsApp;
  #isStored: boolean;
  #base: Document;

  constructor(app: FormsApp, tables: DocumentTable, document: Document, action: 'Add' | 'Edit') {
    const doc = withheldDocument(tables, document.main);
    this.#app = app;
    this.doc = doc;
    this.#base = document;
    this.#isStored = action === 'Edit';
    const { user } = app.session;
    const shared = { doc, now: app.session.now(), ...(user ? { user } : {}) };
    this.main = new FormStore(doc.main, {
      ...shared,
      action,
      initial: document.main,
      related: (name) => this.details.find((detail) => detail.schema.table === name)?.data,
      lookup: (field, key) => this.#lookup(doc.main.table, field, key),
    });
    this.details = doc.details.map((detail) => {
      const { table } = detail.schema;
      const store = new DetailStore(detail, this.main, {
        ...shared,
        lookup: (field, key) => this.#lookup(table, field, key),
        ...(app.rowHooks ? { hooks: app.rowHooks } : {}),
      });
      store.load(document.details[table] ?? []);
      return store;
    });
  }

  /** The record as opened or last stored. */
  get base(): Document {
    return this.#base;
  }

  /** Whether leaving would lose input. Checks all fields. */
  get changed(): boolean {
    return this.main.changed().length > 0 || this.details.some((detail) => detail.changed);
  }

  /** Locks the header; components lock the details. */
  lock(mode: FieldMode | undefined): void {
    this.main.lock(mode);
    for (const detail of this.details) detail.edit.permit(undefined);
  }

  /**
   * Makes the form read-only except for these fields (`Table.Field` in details): those an approver may change
   * in a vote.
   */
  permit(fields: readonly string[]): void {
    this.main.lock('readonly', new Set(fields));
    for (const { edit, schema } of this.details) {
      const start = `${schema.table}.`;
      const own = fields.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
      edit.permit(own.length > 0 ? new Set(own) : undefined);
    }
  }

  /** Waits for running lookups. */
  async settled(): Promise<void> {
    await this.main.settled();
    for (const detail of this.details) await detail.settled();
  }

  /**
   * Ends row edits and checks everything. Shows mistakes at their places and returns them, the first one
   * first.
   */
  check(): readonly Issue[] {
    // A row with mistakes stays in edit and shows them; the header is still checked.
    const open = this.details.filter((detail) => !detail.end().ok).map((detail) => `${detail.editingPath}.`);
    const unread = this.details.flatMap((detail) => detail.unread());
    const before = this.#isStored ? this.#base : undefined;
    const now = this.#app.session.now();
    const broken = validateDocument(this.doc, this.document(), { now, before }).filter(
      ({ severity, path }) => severity === 'error' && !unread.some((issue) => issue.path === path),
    );
    const issues = [...broken, ...unread, ...this.main.unfinished.show()];
    if (issues.length === 0) return issues;
    this.main.checkLive();
    placeIssues(
      issues.filter(({ path }) => !this.main.has(path) && !open.some((row) => path.startsWith(row))),
      this.main,
      this.details,
    );
    return issues;
  }

  /** The record with all edits. */
  document(): Document {
    const details: Record<string, readonly Row[]> = {};
    for (const detail of this.details) details[detail.schema.table] = detail.plainRows();
    return { main: this.main.values(), details };
  }

  /** Applies edits to the opened record. Each detail table changes in one step that can be undone. */
  edit({ main, details }: MergedDocument): void {
    runInAction(() => {
      for (const [name, value] of Object.entries(main)) {
        const field = this.main.has(name) ? this.doc.main.byName.get(name) : undefined;
        if (field && !sameValue(field, this.main.value(name), value)) this.main.cell(name).fill(value);
      }
      for (const detail of this.details) {
        const merged = details[detail.schema.table];
        if (!merged) continue;
        const isSame = JSON.stringify(merged.rows) === JSON.stringify(detail.plainRows());
        if (isSame && merged.delKeys.length === 0) continue;
        detail.commit({ rows: merged.rows.map((row) => detail.keyed(row)), removed: merged.delKeys });
      }
    });
  }

  /**
   * The payload of a save: of a stored record only changed detail rows. Rows that the server makes are not
   * sent: steps of a flow follow from its nodes.
   */
  payload(): SavePayload {
    const details = this.details.map((detail): SaveDetail => {
      const all = detail.payload();
      if (detail.table.serverOnly) return { ...all, rows: [], screenKeys: [] };
      return this.#isStored
        ? changedRows(detail.table, all, this.#base.details[all.table] ?? [])
        : { ...all, rows: all.rows.map((row) => withoutMade(detail.table, row)) };
    });
    const main = this.main.values();
    return this.#isStored
      ? { main, details, changes: true }
      : { main: withoutMade(this.doc.main, main), details };
  }

  /** The whole record after a save of `sent`, also when the answer holds only a part. */
  whole(sent: SavePayload, saved: SavedRecord): SavedRecord {
    return wholeRecord(this.doc, this.#base, sent, saved);
  }

  /** A save whose answer was lost has arrived: takes its keys and versions, keeps later edits. */
  adopt(sent: SavePayload, saved: SavedRecord): void {
    const { key } = this.doc.main;
    this.main.rebase({ [key]: saved.main[key] ?? null, Version: saved.main.Version ?? null });
    for (const [index, detail] of this.details.entries()) {
      const own = sent.details.find(({ table }) => table === detail.schema.table);
      if (own) detail.adopt(own, saved.details[index] ?? []);
    }
    this.#base = documentOf(this.doc, this.whole(sent, saved));
    this.#isStored = true;
  }

  async #lookup(table: string, field: ResolvedField, key: Cell): Promise<Row | undefined> {
    if (typeof key !== 'string' && typeof key !== 'number') return undefined;
    const answer = await this.#app.data.lookup(table, field.field, key);
    if (answer.ok) return answer.data;
    this.#app.notify.error(answer.failure.message);
    return undefined;
  }
}

/** A stored record as a document. */
export function documentOf(doc: DocumentTable, saved: SavedRecord): Document {
  const details: Record<string, readonly Row[]> = {};
  for (const [index, { schema }] of doc.details.entries()) details[schema.table] = saved.details[index] ?? [];
  return { main: saved.main, details };
}
