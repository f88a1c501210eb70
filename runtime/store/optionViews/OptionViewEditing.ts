import type { Answer } from '../../data/Answer.ts';
import type { App } from '../../host/AppContext.ts';
import { columnsOf } from '../../model/fields/projections/columns.ts';
import { filterMessages } from '../../model/messages/filter.ts';
import { addMessages } from '../../model/messages/index.ts';
import { optionViewEditingMessages } from '../../model/messages/optionViewEditing.ts';
import { mergeOptionViews, type OptionViewPart } from '../../model/optionViews/mergeOptionViews.ts';
import type { ChosenView, OptionView } from '../../model/optionViews/OptionView.ts';
import { type OptionViewDraft, optionViewFields } from '../../model/optionViews/optionViewFields.ts';
import { readOptionView, scopeText } from '../../model/optionViews/readOptionView.ts';
import type { OptionViewRow, SentOptionViews } from '../../model/schema/OptionViewRow.ts';
import type { OptionViewsStore } from './OptionViewsStore.ts';

addMessages(filterMessages);
addMessages(optionViewEditingMessages);

type EditingApp = Pick<App, 'data' | 'notify' | 'settings' | 't'>;

const nothing: SentOptionViews = { rows: [], chosen: '' };

/** Makes, changes, orders and chooses the saved views of a page. Every refusal is said. */
export class OptionViewEditing {
  readonly #app: EditingApp;
  readonly #views: OptionViewsStore;

  constructor(app: EditingApp, views: OptionViewsStore) {
    this.#app = app;
    this.#views = views;
  }

  /** Stores a new view; resolves with its id, or undefined after a refusal. */
  async create(draft: OptionViewDraft): Promise<number | undefined> {
    const { table } = this.#views;
    const calls = await this.#app.data.optionViews();
    const row = this.#told(await calls.create(table, this.#fields(draft)));
    if (row === undefined) return undefined;
    this.#keep([...this.#sent.rows, row]);
    return row.OptionView_Id;
  }

  /** Stores new views, all or none; resolves with their ids, or undefined after a refusal. */
  async createMany(drafts: readonly OptionViewDraft[]): Promise<readonly number[] | undefined> {
    const { notify, t, data } = this.#app;
    const fields = drafts.map((draft) => this.#fields(draft));
    const answer = await (await data.optionViews()).createMany(this.#views.table, fields);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return undefined;
    }
    this.#keep([...this.#sent.rows, ...answer.data]);
    notify.success(t('optionView.split', { n: answer.data.length }));
    return answer.data.map(({ OptionView_Id }) => OptionView_Id);
  }

  /** Stores what became of a view (`base`, as it was when the change began); false: it was refused or taken back. */
  async change(base: OptionView, draft: OptionViewDraft): Promise<boolean> {
    const calls = await this.#app.data.optionViews();
    const answer = await calls.edit(this.#views.table, base, this.#fields(draft));
    if (!answer.ok && answer.failure.code === '409') return this.#changeOnTop(base, draft);
    const row = this.#told(answer);
    if (row === undefined) return false;
    this.#put(row);
    return true;
  }

  /** Stores a change on top of one made elsewhere meanwhile: merged by property, asked where both changed the same. */
  async #changeOnTop(base: OptionView, draft: OptionViewDraft): Promise<boolean> {
    const { notify, t, data } = this.#app;
    const calls = await data.optionViews();
    const now = await calls.list(this.#views.table);
    const row = now.ok ? now.data.find(({ OptionView_Id }) => OptionView_Id === base.id) : undefined;
    if (row === undefined) {
      notify.error(now.ok ? t('optionView.gone') : now.failure.message);
      return false;
    }
    const theirs = readOptionView(row);
    const { merged, taken, contested } = mergeOptionViews(base, draft, theirs);
    const words = (parts: readonly OptionViewPart[]): string =>
      parts.map((part) => t(`optionView.part.${part}`)).join(t('filter.comma'));
    const side = contested.length === 0 ? 'mine' : await this.#ask(theirs.name, words(contested));
    if (side === undefined) return false;
    const isStored = await this.change(theirs, merged[side]);
    if (isStored && taken.length > 0) notify.success(t('optionView.merged', { parts: words(taken) }));
    return isStored;
  }

  /** Whose change of the same properties holds; undefined: neither is stored now. */
  async #ask(name: string, parts: string): Promise<'mine' | 'theirs' | undefined> {
    const { notify, t } = this.#app;
    const chosen = await notify.choose({
      title: t('list.confirmTitle'),
      text: t('optionView.contested', { name, parts }),
      choices: [
        { key: 'mine', label: t('optionView.overwrite') },
        { key: 'theirs', label: t('optionView.keepTheirs'), tone: 'primary' },
      ],
    });
    return chosen === 'mine' || chosen === 'theirs' ? chosen : undefined;
  }

  /** Stores what the list shows now in its open view. */
  async update(view: OptionView): Promise<boolean> {
    const { query, columns } = this.#views;
    const isStored = await this.change(view, { ...view, query, columns });
    if (isStored) this.#views.forgetChanges();
    return isStored;
  }

  /** Stores a copy under a name that says so. */
  copy(view: OptionView): Promise<number | undefined> {
    const name = this.#app.t('optionView.copied', { name: view.name });
    return this.create({ ...view, name, scope: 'own' });
  }

  /** Deletes a view after asking. Resolves with whether it is gone. */
  async remove({ id, name }: OptionView): Promise<boolean> {
    const { notify, t, data } = this.#app;
    const isMeant = await notify.confirm({
      title: t('list.confirmTitle'),
      text: t('optionView.confirmDelete', { name }),
    });
    if (!isMeant) return false;
    const answer = await (await data.optionViews()).remove([id]);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return false;
    }
    this.#keep(this.#sent.rows.filter((row) => row.OptionView_Id !== id));
    notify.success(t('optionView.deleted'));
    return true;
  }

  /** Moves a view to a place in the user's order. */
  async move(id: number, to: number): Promise<void> {
    const { rows } = this.#sent;
    const moved = rows.find((row) => row.OptionView_Id === id);
    if (moved === undefined || rows[to] === moved) return;
    const rest = rows.filter((row) => row !== moved);
    const next = [...rest.slice(0, to), moved, ...rest.slice(to)];
    this.#keep(next);
    const { notify, t, data } = this.#app;
    notify.announce(t('optionView.moved', { name: moved.OptionViewName, n: to + 1 }));
    const answer = await (await data.optionViews()).order(next.map((row) => row.OptionView_Id));
    if (answer.ok) return;
    this.#keep(rows);
    notify.error(answer.failure.message);
  }

  /** Keeps which view the list shows first. A failure changes nothing that is on screen, so it is not said. */
  async choose(view: ChosenView): Promise<void> {
    const { table } = this.#views;
    this.#app.settings.takeViews(table, { ...this.#sent, chosen: String(view ?? '') });
    await (await this.#app.data.optionViews()).choose(table, view);
  }

  get #sent(): SentOptionViews {
    return this.#app.settings.viewsOf(this.#views.table) ?? nothing;
  }

  #put(row: OptionViewRow): void {
    const isSame = (one: OptionViewRow): boolean => one.OptionView_Id === row.OptionView_Id;
    this.#keep(this.#sent.rows.map((one) => (isSame(one) ? row : one)));
  }

  #keep(rows: readonly OptionViewRow[]): void {
    this.#app.settings.takeViews(this.#views.table, { ...this.#sent, rows });
  }

  #fields(draft: OptionViewDraft): ReturnType<typeof optionViewFields> {
    const { main, details } = this.#views.doc;
    const tables = [main, ...details.map(({ table }) => table)];
    return optionViewFields(draft, (at, field) => {
      const column = tables[at] && columnsOf(tables[at]).find((one) => one.field === field);
      return column?.title ?? field;
    });
  }

  #told(answer: Answer<OptionViewRow>): OptionViewRow | undefined {
    const { notify, t } = this.#app;
    if (answer.ok) notify.success(t('optionView.saved'));
    else notify.error(answer.failure.message);
    return answer.ok ? answer.data : undefined;
  }
}

/** A scope in words. */
export const scopeWords = (
  view: Pick<OptionView, 'scope'>,
  t: App['t'],
  nameOf: (id: number) => string,
): string =>
  view.scope === 'own'
    ? t('optionView.scopeOwn')
    : view.scope === 'all'
      ? t('optionView.scopeAll')
      : scopeText(view.scope)
          .split(',')
          .map((id) => nameOf(Number(id)))
          .join('、');
