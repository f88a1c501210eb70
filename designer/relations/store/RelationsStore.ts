import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import { effectBody } from '../../../runtime/model/effects/effectBody.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import type { ShownCheck } from '../../../runtime/wire/relations/readRelations.ts';
import { PatchStore } from '../../kit/PatchStore.ts';
import { ownOf, type RelationWorld } from '../draft/RelationWorld.ts';
import { partKey, type RelationPart, relationParts } from '../draft/relationParts.ts';
import { written } from '../draft/written.ts';

type StoreApp = Pick<App, 'data' | 'schemas' | 'notify' | 'locale' | 't'>;

/** The relations of one table while an administrator edits them. */
export class RelationsStore extends PatchStore<TableRelations, ShownCheck> implements RelationWorld {
  readonly loaded: TableRelations;
  /** Key of the part whose panel is shown; undefined: none. */
  selected: string | undefined;
  readonly #app: StoreApp;
  readonly #documents = observable.map<string, DocumentTable>([], { deep: false });
  readonly #wanted = new Set<string>();

  constructor(
    app: StoreApp,
    readonly tables: ReadonlyMap<string, RelatedTable>,
    readonly own: RelatedTable,
  ) {
    const loaded = ownOf(own);
    super(app, {
      first: loaded,
      check: async (patch, signal) =>
        (await app.data.designs()).relations.check({ table: own.table, patch }, signal),
    });
    this.#app = app;
    this.loaded = loaded;
    this.selected = this.parts[0] && partKey(this.parts[0]);
    makeObservable(this, {
      ...{ selected: observable, parts: computed, part: computed, hasErrors: computed },
      select: actionBound,
    });
    this.begin();
  }

  get patch(): JsonObject {
    return written(this.draft);
  }

  get parts(): readonly RelationPart[] {
    return relationParts(this.own, this.draft);
  }

  get part(): RelationPart | undefined {
    return this.parts.find((part) => partKey(part) === this.selected);
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

  protected override shown(): void {
    this.#load(this.own.table);
    for (const part of this.parts)
      this.#load(part.kind === 'link' ? part.schema.from.table : effectBody(part.schema).table);
  }

  /** Relations in force are not checked again. */
  protected override wanted(): JsonObject | undefined {
    return this.isChanged ? this.patch : undefined;
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
