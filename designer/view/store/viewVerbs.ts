import type { App } from '../../../runtime/host/AppContext.ts';
import type { ViewParameter } from '../../../runtime/model/schema/ViewSchema.ts';
import type { Accepted } from '../../kit/EditAnswer.ts';
import { addColumn, addFormula } from '../commands/addColumn.ts';
import { addJoin, type JoinLink } from '../commands/addJoin.ts';
import { moveColumn } from '../commands/moveColumn.ts';
import { removeColumn } from '../commands/removeColumn.ts';
import { removeJoin } from '../commands/removeJoin.ts';
import { type ColumnChange, setColumn } from '../commands/setColumn.ts';
import { setConditions } from '../commands/setConditions.ts';
import { setHead } from '../commands/setHead.ts';
import { setNeeded } from '../commands/setNeeded.ts';
import { setParameters } from '../commands/setParameters.ts';
import { setResultConditions } from '../commands/setResultConditions.ts';
import { setSource } from '../commands/setSource.ts';
import { setSpan } from '../commands/setSpan.ts';
import type { ViewEdit } from '../commands/ViewEdit.ts';
import type { DrawnTotal } from '../draft/isDrawn.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { currencyOf } from './currencyOf.ts';
import { totalsFor } from './totalsFor.ts';
import type { ViewDesignerStore } from './ViewDesignerStore.ts';

/** All actions of the user on a view, from mouse or keyboard. */
export type ViewVerbs = ReturnType<typeof viewVerbs>;

/** Totals that the foot of a list may sum up again. */
const summedAgain: ReadonlySet<DrawnTotal | undefined> = new Set<DrawnTotal>(['sum', 'count']);

/** New columns of a data set that cannot be added up are dimensions, until the user says otherwise. */
const asDimensions = (added: Accepted<ViewDraft>, store: ViewDesignerStore): ViewEdit => {
  const before = store.draft.view.fields.length;
  const fields = added.draft.view.fields.map((line, at) => {
    const field = at < before ? undefined : store.fieldOf(line.of);
    return field === undefined || totalsFor(field, undefined).includes('sum')
      ? line
      : { ...line, dimension: true };
  });
  return { ...added, draft: { ...added.draft, view: { ...added.draft.view, fields } } };
};

/** Makes the actions of one designer. Each returns whether it was done; otherwise the user was told the reason. */
export function viewVerbs({ t, notify }: Pick<App, 't' | 'notify'>, store: ViewDesignerStore) {
  const columnAt = (at: number) => store.draft.view.fields[at];
  const verbs = {
    /** Sets the first source; a view without a name takes one of it. */
    source: (table: string): boolean => {
      const edit = setSource(store.draft, table);
      const isUnnamed = store.stored === undefined && store.draft.view.view === '';
      return store.run(edit.ok && isUnnamed ? setHead(edit.draft, { view: store.freeName(table) }) : edit);
    },
    join: (link: JoinLink, table: string): boolean => store.run(addJoin(store.draft, link, table)),
    unjoin: (as: string): boolean => store.run(removeJoin(store.draft, as, store.titleNamed)),
    need: (as: string, isNeeded: boolean): boolean => store.run(setNeeded(store.draft, as, isNeeded)),
    head: (change: Parameters<typeof setHead>[1]): boolean =>
      store.run(setHead(store.draft, change), `head ${Object.keys(change).join()}`),
    conditions: (change: Parameters<typeof setConditions>[1]): boolean =>
      store.run(setConditions(store.draft, change), 'conditions'),
    resultConditions: (change: Parameters<typeof setResultConditions>[1]): boolean =>
      store.run(setResultConditions(store.draft, change), 'resultConditions'),
    /** Adds a column of a field, or removes the one there is. */
    toggle: (path: string): boolean => {
      const at = store.draft.view.fields.findIndex(({ of, total }) => of === path && total === undefined);
      if (at >= 0) return verbs.remove(at);
      const added = addColumn(store.draft, path, currencyOf(store, path));
      return store.run(added.ok && added.draft.view.isDataset ? asDimensions(added, store) : added);
    },
    formula: (): boolean => store.run(addFormula(store.draft, t('viewDesign.newFormula'))),
    set: (at: number, change: ColumnChange): boolean =>
      store.run(setColumn(store.draft, at, change), `column ${at} ${Object.keys(change).join()}`),
    /** Sums a column up, and says so in its title unless the user wrote one. */
    total: (at: number, total: DrawnTotal | undefined): boolean => {
      const line = columnAt(at);
      if (line === undefined) return false;
      const title = store.fieldOf(line.of)?.title;
      const titleWith = (one: DrawnTotal | undefined): string | undefined =>
        one === undefined || title === undefined
          ? undefined
          : t('viewDesign.totalTitle', { title, total: t(`viewDesign.total.${one}`) });
      const isOwn = line.title !== undefined && line.title !== titleWith(line.total as DrawnTotal);
      return store.run(
        setColumn(store.draft, at, {
          total,
          summary: summedAgain.has(total) ? true : undefined,
          ...(isOwn ? {} : { title: titleWith(total) }),
        }),
      );
    },
    /** Shows the span of days that a date lies in; undefined: the date. */
    span: (at: number, each: Parameters<typeof setSpan>[2]): boolean => {
      const line = columnAt(at);
      return line !== undefined && store.run(setSpan(store.draft, at, each, store.titleOf(line)));
    },
    parameters: (parameters: readonly ViewParameter[]): boolean =>
      store.run(setParameters(store.draft, parameters), 'parameters'),
    remove: (at: number): boolean => store.run(removeColumn(store.draft, at, store.titleNamed)),
    /** Moves a column, and says where it is now. */
    move: (from: number, to: number): boolean => {
      const line = columnAt(from);
      const before = store.draft;
      const done = store.run(moveColumn(store.draft, from, to));
      if (line !== undefined && store.draft !== before)
        notify.announce(
          t('viewDesign.moved', { name: store.titleOf(line), n: store.draft.view.fields.indexOf(line) + 1 }),
        );
      return done;
    },
  };
  return verbs;
}
