import type { App } from '../../../runtime/host/AppContext.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { addComponent } from '../commands/addComponent.ts';
import { copyParts } from '../commands/copyParts.ts';
import type { Drop } from '../commands/FormEdit.ts';
import { moveParts } from '../commands/moveParts.ts';
import { pasteParts } from '../commands/pasteParts.ts';
import { removeParts } from '../commands/removeParts.ts';
import { setColumns } from '../commands/setColumns.ts';
import { setKeys } from '../commands/setKeys.ts';
import { setLayout } from '../commands/setLayout.ts';
import { setParams } from '../commands/setParams.ts';
import { shiftPart } from '../commands/shiftPart.ts';
import { showField } from '../commands/showField.ts';
import { componentTitle } from '../components/componentTitle.ts';
import type { DraftPart } from '../draft/FormDraft.ts';
import { isTitleTaken } from './checkPart.ts';
import type { FormDesignerStore } from './FormDesignerStore.ts';

/** All actions of the user on a form design, from mouse or keyboard. */
export type FormVerbs = ReturnType<typeof formVerbs>;

type VerbApp = Pick<App, 't' | 'notify' | 'fieldTypes' | 'locale'>;

/** Makes the actions of one designer. Each returns whether it was done; otherwise the user was told the reason. */
export function formVerbs(app: VerbApp, store: FormDesignerStore) {
  const { t, notify } = app;
  const { base } = store;
  const afterCurrent = (): Drop | undefined => {
    const id = store.current?.part.id;
    return id === undefined ? undefined : { target: id, side: 'after' };
  };
  const verbs = {
    /** Adds a component at a place, by default after the current one, and opens its properties. */
    add: (type: string, drop = afterCurrent()): boolean => {
      if (!store.mayLeave()) return false;
      const added = addComponent(store.draft, base, { type, title: componentTitle(app, type), drop });
      const done = store.run(added);
      if (done) store.edit();
      return done;
    },
    move: (ids: readonly string[], drop: Drop): boolean => store.run(moveParts(store.draft, ids, drop)),
    shift: (id: string, by: -1 | 1): boolean => {
      const visible = store.visible.map(({ part }) => part.id);
      return store.run(shiftPart(store.draft, id, by, visible));
    },
    set: (ids: readonly string[], keys: Readonly<Record<string, JsonObject[string] | undefined>>): boolean =>
      store.run(setKeys(store.draft, ids, keys), { kind: `${ids.join()} ${Object.keys(keys).join()}` }),
    /** Clears the title of an entry that another field has, within the same undo step. */
    named: (id: string): boolean => {
      const view = store.views.find(({ part }) => part.id === id);
      if (view === undefined || !isTitleTaken(store.draft, base, view)) return true;
      notify.error(t('designer.fieldTwice'));
      store.run(setKeys(store.draft, [id], { name: '' }), { joins: true });
      return false;
    },
    layout: (columns: number): boolean => store.run(setLayout(store.draft, columns)),
    show: (name: string, drop?: Drop): boolean =>
      store.mayLeave([name]) && store.run(showField(store.draft, base, name, drop)),
    /** Takes the selected entries off the form. */
    remove: (): boolean => {
      if (store.selected.length === 0) return false;
      const { visible } = store;
      const at = visible.findIndex(({ part }) => store.selected.includes(part.id));
      const done = store.run(removeParts(store.draft, base, store.selected));
      const next = store.visible[Math.min(at, store.visible.length - 1)];
      if (done && next) store.select([next.part.id]);
      return done;
    },
    copied: (): string | undefined => copyParts(store.draft, store.selected),
    paste: (text: string): boolean =>
      store.mayLeave() && store.run(pasteParts(store.draft, base, text, store.current?.part.id)),
    duplicate: (): boolean => {
      const text = verbs.copied();
      if (text === undefined) notify.error(t('formDesign.nothingToCopy'));
      return text !== undefined && verbs.paste(text);
    },
    setParams: (params: readonly DraftPart[]): boolean => store.run(setParams(store.draft, params)),
    setColumns: (table: string, columns: readonly DraftPart[]): boolean =>
      store.run(setColumns(store.draft, table, columns)),
  };
  return verbs;
}
