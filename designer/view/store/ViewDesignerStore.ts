import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import { sourceField } from '../../../runtime/model/views/viewSources.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import type { EditAnswer } from '../../kit/EditAnswer.ts';
import { History } from '../../kit/History.ts';
import { isTaken } from '../../kit/isTaken.ts';
import { type DesignWorld, designWorld } from '../draft/DesignWorld.ts';
import { type DraftSource, draftSources } from '../draft/draftSources.ts';
import { freeView } from '../draft/freeName.ts';
import { readView } from '../draft/readView.ts';
import { emptyViewDraft, type ViewDraft } from '../draft/ViewDraft.ts';
import { writeDraft } from '../draft/writeDraft.ts';
import { PreviewStore } from '../preview/PreviewStore.ts';
import { draftIssues } from './draftIssues.ts';

type StoreApp = Pick<App, 'notify' | 't' | 'locale' | 'schemas' | 'data' | 'fieldTypes'>;

/** Places of issues that do not keep a draft from having rows: those of its names. */
const namePlaces: ReadonlySet<string> = new Set(['/cnName', '/view']);

/** State of the view designer: draft, undo history, fields of its sources, problems, rows beside. */
export class ViewDesignerStore {
  readonly design: ViewDesign;
  readonly world: DesignWorld;
  /** The view in force; undefined: a new one. */
  readonly stored: DesignedView | undefined;
  readonly loaded: ViewDraft;
  readonly preview: PreviewStore;
  readonly history: History<ViewDraft>;
  /** Issues of the last attempt to publish this very draft. */
  refused: readonly Issue[] = [];
  /** Name of the column that was added last. */
  added: string | undefined;
  #isSettled = false;
  readonly #app: StoreApp;
  readonly #tables = observable.map<string, ResolvedTable>([], { deep: false });
  readonly #asked = new Set<string>();

  constructor(app: StoreApp, design: ViewDesign, stored: DesignedView | undefined, empty = emptyViewDraft) {
    this.#app = app;
    this.design = design;
    this.stored = stored;
    this.world = designWorld(design.tables);
    // The server checked the schema before it was in force.
    this.loaded = stored === undefined ? empty : readView(stored.schema as unknown as ViewSchema, this.world);
    this.preview = new PreviewStore(async () => (await app.data.designs()).views, app.fieldTypes);
    this.history = new History(this.loaded);
    makeAutoObservable(
      this,
      {
        design: false,
        world: false,
        stored: false,
        loaded: false,
        preview: false,
        history: false,
        refused: observableRef,
      },
      { autoBind: true },
    );
    this.#show();
  }

  get draft(): ViewDraft {
    return this.history.present;
  }

  get sources(): readonly DraftSource[] {
    return draftSources(this.draft.view.parts[0], this.world);
  }

  /** The schema that would be published. */
  get schema(): ViewSchema {
    return writeDraft(this.draft, this.world);
  }

  get isChanged(): boolean {
    return this.draft !== this.loaded;
  }

  /** True while leaving would lose changes. */
  get isUnsaved(): boolean {
    return this.isChanged && !this.#isSettled;
  }

  /** What is wrong: found here, by the server beside the rows, and when it was to be published. */
  get issues(): readonly Issue[] {
    const own = this.#ownIssues;
    const places = new Set(own.filter(({ severity }) => severity === 'error').map(({ path }) => path));
    return [...own, ...this.preview.issues.filter(({ path }) => !places.has(path)), ...this.refused];
  }

  get hasErrors(): boolean {
    return this.issues.some(({ severity }) => severity === 'error');
  }

  /** The draft was published or given up: leaving loses nothing. */
  settled(): void {
    this.#isSettled = true;
    this.preview.stop();
  }

  /** A table with its fields; undefined while they load. */
  tableOf(name: string): ResolvedTable | undefined {
    return this.#tables.get(name);
  }

  /** The field that a path of the draft names; undefined while it loads, and for values of other kinds. */
  fieldOf(path: string | undefined): ResolvedField | undefined {
    const value = path === undefined ? undefined : (this.draft.view.parts[0]?.values?.[path] ?? path);
    const [as, field] = typeof value === 'string' ? (sourceField(value) ?? ['', '']) : ['', ''];
    const source = this.sources.find((one) => one.as === as);
    return this.#tables.get(source?.table?.table ?? '')?.byName.get(field);
  }

  /** Title of a column as its list shows it. */
  titleOf(line: ViewField): string {
    return (
      line.title ??
      this.fieldOf(line.of)?.title ??
      this.preview.table?.byName.get(line.field)?.title ??
      line.field
    );
  }

  /** Title of the column with this name. */
  titleNamed(name: string): string {
    const line = this.draft.view.fields.find(({ field }) => field === name);
    return line === undefined ? name : this.titleOf(line);
  }

  /** Name of a source for people. */
  wordsOf({ as, table, via, isMany }: DraftSource): string {
    const { t } = this.#app;
    if (table === undefined) return t('viewDesign.lost', { name: as });
    if (via === undefined) return table.title;
    const of = this.world.tables.get(via.link.table)?.title ?? '';
    return isMany
      ? t('viewDesign.rowsVia', { table: table.title, of, field: via.link.title })
      : t('viewDesign.via', { table: table.title, from: via.from.title, field: via.link.title });
  }

  /** A name for the view over this source that is free. */
  freeName(table: string): string {
    return freeView(this.#taken, table, this.draft.view.isDataset ? 'Set' : 'View');
  }

  /** Applies the result of a command; tells the user a refusal. Returns whether it was applied. */
  run(answer: EditAnswer<ViewDraft>, kind?: string): boolean {
    if (!isTaken(this.#app, answer)) return false;
    if (answer.draft !== this.draft) {
      this.history.push(answer.draft, kind);
      this.#show();
    }
    this.added = answer.select?.[0];
    return true;
  }

  /** Takes a schema as one edit: a published version, or a draft that was kept. */
  take(schema: JsonObject): boolean {
    // It was checked when it was published, or is checked like any draft.
    return this.run({ ok: true, draft: readView(schema as unknown as ViewSchema, this.world) });
  }

  undo(): void {
    if (this.history.undo() !== undefined) this.#show();
  }

  redo(): void {
    if (this.history.redo() !== undefined) this.#show();
  }

  /** The server refused to publish this draft. */
  refuse(issues: readonly Issue[]): void {
    this.refused = issues;
    const [first] = issues;
    if (first !== undefined) this.#app.notify.error(messageOf(first, this.#app.locale));
  }

  get #taken(): ReadonlySet<string> {
    const own = this.stored?.view;
    return new Set(this.design.tables.flatMap(({ table }) => (table === own ? [] : [table.toLowerCase()])));
  }

  get #ownIssues(): readonly Issue[] {
    return [...draftIssues({ draft: this.draft, taken: this.#taken, titleOf: this.titleOf })];
  }

  /** Asks for what the draft of now needs: fields of its sources, rows. */
  #show(): void {
    this.refused = [];
    for (const { table } of this.sources) if (table !== undefined) this.#load(table.table);
    this.preview.want(this.#previewed());
  }

  /** The schema whose rows are shown; undefined: the draft can have none. */
  #previewed(): ViewSchema | undefined {
    const wrong = this.#ownIssues.some(
      ({ path, severity, rule }) =>
        severity === 'error' && !namePlaces.has(path) && rule !== 'viewDesign.conditionOpen',
    );
    if (wrong) return undefined;
    const { schema } = this;
    const isNamed = !this.#ownIssues.some(({ path }) => path === '/view');
    return {
      ...schema,
      cnName: schema.cnName.trim() || '-',
      ...(isNamed ? {} : { view: this.freeName(schema.parts[0]?.from ?? '') }),
    };
  }

  #load(name: string): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    void this.#app.schemas.document(name).then((answer) => {
      if (answer.ok) runInAction(() => this.#tables.set(name, answer.data.main));
      else {
        this.#asked.delete(name);
        this.#app.notify.error(answer.failure.message);
      }
    });
  }
}
