import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import { effectBody } from '../../../runtime/model/effects/effectBody.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import type { ShownCheck } from '../../../runtime/wire/relations/readRelations.ts';
import { History } from '../../kit/History.ts';
import { SoonAsked } from '../../kit/SoonAsked.ts';
import { ownOf, type RelationWorld } from '../draft/RelationWorld.ts';
import { partKey, type RelationPart, relationParts } from '../draft/relationParts.ts';
import { written } from '../draft/written.ts';

type StoreApp = Pick<App, 'data' | 'schemas' | 'notify' | 'locale' | 't'>;

/** The relations of one table while an administrator edits them. */
export class RelationsStore implements RelationWorld {
  readonly history: History<TableRelations>;
  readonly loaded: TableRelations;
  readonly asked: SoonAsked<JsonObject, ShownCheck>;
  /** Key of the part whose panel is shown; undefined: none. */
  selected: string | undefined;
  /** What the server found in the draft it was last asked about. */
  found: readonly Issue[] = [];
  isPublished = false;
  readonly #app: StoreApp;
  readonly #documents = observable.map<string, DocumentTable>([], { deep: false });
  readonly #wanted = new Set<string>();

  constructor(
    app: StoreApp,
    readonly tables: ReadonlyMap<string, RelatedTable>,
    readonly own: RelatedTable,
  ) {
    this.#app = app;
    this.loaded = ownOf(own);
    this.history = new History(this.loaded);
    this.selected = this.parts[0] && partKey(this.parts[0]);
    this.asked = new SoonAsked(
      async (patch, signal) =>
        (await app.data.designs()).relations.check({ table: own.table, patch }, signal),
      ({ issues }) => {
        this.found = issues;
      },
    );
    makeAutoObservable(
      this,
      {
        ...{ history: false, loaded: false, asked: false, tables: false, own: false },
        ...{ found: observableRef, document: false },
      },
      { autoBind: true },
    );
    this.#show();
  }

  get draft(): TableRelations {
    return this.history.present;
  }

  /** The draft as it is published. */
  get patch(): JsonObject {
    return written(this.draft);
  }

  get parts(): readonly RelationPart[] {
    return relationParts(this.own, this.draft);
  }

  get part(): RelationPart | undefined {
    return this.parts.find((part) => partKey(part) === this.selected);
  }

  get isChanged(): boolean {
    return JSON.stringify(this.patch) !== JSON.stringify(written(this.loaded));
  }

  /** True while leaving would lose changes. */
  get isUnsaved(): boolean {
    return this.isChanged && !this.isPublished;
  }

  get hasErrors(): boolean {
    return this.found.some(({ severity }) => severity === 'error');
  }

  /** A document with its fields; asks for it when it is not there. */
  document(table: string): DocumentTable | undefined {
    this.#load(table);
    return this.#documents.get(table);
  }

  select(part: string | undefined): void {
    this.selected = part;
  }

  /** Takes the draft of an edit; edits of one kind in a row are one step. */
  take(draft: TableRelations, kind?: string): void {
    if (draft === this.draft) return;
    this.history.push(draft, kind);
    this.#show();
  }

  undo(): void {
    if (this.history.undo() !== undefined) this.#show();
  }

  redo(): void {
    if (this.history.redo() !== undefined) this.#show();
  }

  /** The draft was published or given up: leaving loses nothing. */
  settled(): void {
    this.isPublished = true;
    this.asked.stop();
  }

  /** The server refused to publish this draft. */
  refuse(issues: readonly Issue[]): void {
    this.found = issues;
    const [first] = issues;
    if (first !== undefined) this.#app.notify.error(messageOf(first, this.#app.locale));
  }

  #show(): void {
    this.#load(this.own.table);
    for (const part of this.parts)
      this.#load(part.kind === 'link' ? part.schema.from.table : effectBody(part.schema).table);
    if (!this.isChanged) {
      this.asked.want(undefined);
      this.found = [];
    } else this.asked.want(this.patch);
  }

  #load(name: string): void {
    if (this.#wanted.has(name) || !this.tables.has(name)) return;
    this.#wanted.add(name);
    void this.#app.schemas.document(name).then((answer) => {
      if (answer.ok) runInAction(() => this.#documents.set(name, answer.data));
      else {
        this.#wanted.delete(name);
        this.#app.notify.error(answer.failure.message);
      }
    });
  }
}
