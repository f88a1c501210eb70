import { makeAutoObservable, runInAction } from 'mobx';
import { type Answer, answered, failed } from '../../data/Answer.ts';
import type { App } from '../../host/AppContext.ts';
import { isGranted } from '../../model/access/authorize.ts';
import { writableFields } from '../../model/access/writableFields.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../model/messages/index.ts';
import { treeMoveMessages } from '../../model/messages/treeMove.ts';
import type { Option } from '../../model/schema/FieldSchema.ts';
import type { Cell } from '../../model/schema/Row.ts';
import { nodeAndBelow } from '../list/nodeAndBelow.ts';

addMessages(treeMoveMessages);

interface TreeMoverOptions {
  /** Name of the nodes' table in rights and calls. */
  readonly table: string;
  /** Dictionary of the nodes. */
  readonly dataKey: string;
  /** Called after a move: rows may belong elsewhere now. */
  moved(): void;
}

/**
 * Moves the nodes of a side tree: a node gets another parent. A node is moved at once, or lifted and dropped later. Only for
 * users who may edit the parent of the nodes' records.
 */
export class TreeMover {
  /** Key of the lifted node. */
  lifted: string | undefined = undefined;
  /** Whether the user may move nodes; false until {@link prepare} knows. */
  may = false;
  readonly #app: App;
  readonly #options: TreeMoverOptions;
  #table: ResolvedTable | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(app: App, options: TreeMoverOptions) {
    this.#app = app;
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads what the user may do with the nodes' records. */
  async prepare(): Promise<void> {
    const { schemas, session } = this.#app;
    const { user } = session;
    if (!user || !isGranted(user, 'Update', this.#options.table)) return;
    const answer = await schemas.document(this.#options.table);
    if (!answer.ok) return;
    const { main } = answer.data;
    const { parentField } = main;
    runInAction(() => {
      this.#table = main;
      this.may = parentField !== undefined && writableFields(user, main).has(parentField);
    });
  }

  lift(key: string): void {
    if (!this.may || this.#find(key) === undefined) return;
    this.lifted = key;
    this.#app.notify.announce(this.#app.t('treeMove.lifted', { name: this.nameOf(key) }));
  }

  cancel(): void {
    if (this.lifted === undefined) return;
    this.#app.notify.announce(this.#app.t('treeMove.cancelled', { name: this.nameOf(this.lifted) }));
    this.lifted = undefined;
  }

  /** Drops the lifted node below another; undefined: at the top. */
  drop(parent: string | undefined): Promise<void> {
    const { lifted } = this;
    if (lifted === undefined) return Promise.resolve();
    this.lifted = undefined;
    return this.move(lifted, parent);
  }

  /** Moves a node below another (undefined: to the top), one call after the other. Refuses its own child in words. */
  move(key: string, parent: string | undefined): Promise<void> {
    const node = this.#find(key);
    const { notify, t } = this.#app;
    if (!this.may || node === undefined) return Promise.resolve();
    if (parent !== undefined && nodeAndBelow(this.#nodes, key).includes(parent)) {
      notify.error(t('treeMove.below', { name: node.value, parent: this.nameOf(parent) }));
      return Promise.resolve();
    }
    const to = parent === undefined ? t('treeMove.top') : this.nameOf(parent);
    const before = this.#parentOf(node);
    if (before === parent) {
      notify.announce(t('treeMove.same', { name: node.value }));
      return Promise.resolve();
    }
    const above = parent === undefined ? null : (this.#find(parent)?.key ?? parent);
    const back = before === undefined ? null : (node.parentId ?? null);
    return this.#queue(async () => {
      if (!(await this.#send(node.key, above))) return;
      notify.success(t('treeMove.moved', { name: node.value, parent: to }), {
        label: t('treeMove.undo'),
        run: () => void this.#queue(() => this.#send(node.key, back)),
      });
    });
  }

  nameOf(key: string): string {
    return this.#find(key)?.value ?? key;
  }

  #queue(work: () => Promise<unknown>): Promise<void> {
    const next = async (): Promise<void> => void (await work());
    this.#last = this.#last.then(next, next);
    return this.#last;
  }

  /** Stores the parent of a node; null: at the top. */
  async #send(key: Option['key'], parent: Option['key'] | null): Promise<boolean> {
    const { data, dictionaries, notify } = this.#app;
    const { table, dataKey, moved } = this.#options;
    if (this.#table?.parentField === undefined) return false;
    const record = await this.#recordOf(key, this.#table);
    if (!record.ok) {
      notify.error(record.failure.message);
      return false;
    }
    const main = { [this.#table.key]: record.data, [this.#table.parentField]: parent };
    const answer = await data.update(table, { main, details: [] });
    if (!answer.ok) notify.error(answer.failure.message);
    // After a refusal too: another user may have changed the tree.
    dictionaries.forget(dataKey);
    if (answer.ok) moved();
    return answer.ok;
  }

  /** Key of the record of a node: nodes are known by what their rows below name them by. */
  async #recordOf(node: Option['key'], { key, parentBy }: ResolvedTable): Promise<Answer<Cell>> {
    if (parentBy === key) return answered(node);
    const wheres = [{ name: parentBy, value: String(node), displayType: 'equal' }];
    const answer = await this.#app.data.page(this.#options.table, { page: 1, rows: 1, wheres });
    if (!answer.ok) return answer;
    const [row] = answer.data.rows;
    return row === undefined
      ? failed('404', this.#app.t('treeMove.gone', { name: this.nameOf(String(node)) }))
      : answered(row[key] ?? null);
  }

  get #nodes(): readonly Option[] {
    return this.#app.dictionaries.options(this.#options.dataKey) ?? [];
  }

  #find(key: string): Option | undefined {
    return this.#nodes.find((node) => String(node.key) === key);
  }

  /** Key of the parent as shown: a node whose parent is not there is at the top. */
  #parentOf({ parentId }: Option): string | undefined {
    if (parentId === undefined || parentId === null) return undefined;
    return this.#find(String(parentId)) === undefined ? undefined : String(parentId);
  }
}
