import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { holdUnsaved } from '../../../runtime/store/drafts/unsavedWork.ts';
import { useEditorKeys } from '../../kit/useEditorKeys.ts';
import type { LoadedForm } from '../base/loadForm.ts';
import { DragGhost } from '../canvas/DragGhost.tsx';
import { DragStore } from '../canvas/DragStore.ts';
import { FormCanvas } from '../canvas/FormCanvas.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { problemOf } from '../save/checkDraft.ts';
import { FormDesignerStore } from '../store/FormDesignerStore.ts';
import { formVerbs } from '../store/formVerbs.ts';
import { TableDialog } from '../tables/TableDialog.tsx';
import { ComponentList } from './ComponentList.tsx';
import { DesignerBar } from './DesignerBar.tsx';
import { PropertyPane } from './PropertyPane.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useFormDraft } from './useFormDraft.ts';

interface FormWorkspaceProps {
  readonly loaded: LoadedForm;
  onChanged(isChanged: boolean): void;
  onClose(): void;
}

type Open = 'save' | 'tables' | 'preview' | undefined;

/** The three columns of the designer: components, canvas, properties. */
export const FormWorkspace = observer(function FormWorkspace(props: FormWorkspaceProps): ReactNode {
  const { loaded, onChanged, onClose } = props;
  const app = useApp();
  const { t, notify, data, schemas, locale } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new FormDesignerStore(app, loaded), [loaded]);
  const verbs = useMemo(() => formVerbs(app, store), [app, store]);
  const drag = useMemo(() => new DragStore(), []);
  const pane = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>();
  const settle = useFormDraft(store);
  const { isChanged } = store;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => holdUnsaved({ unsaved: () => store.isUnsaved }), [store]);
  const world = useMemo(() => ({ store, verbs, drag, canvas: () => pane.current }), [store, verbs, drag]);
  const save = useMemo(
    () => (): void => {
      const problem = problemOf(store.draft, store.base);
      if (problem === undefined) {
        setOpen('save');
        return;
      }
      notify.error(t(problem.rule, problem.params));
      if (problem.part !== undefined) store.focus(problem.part);
    },
    [store, notify, t],
  );
  const keys = useMemo(() => ({ ...verbs, undo: store.undo, redo: store.redo }), [verbs, store]);
  const root = useRef<HTMLDivElement>(null);
  useEditorKeys(keys, {
    root,
    readonly: false,
    publish: t('formDesign.save'),
    copied: t('formDesign.copied'),
    onPublish: save,
  });
  const leave = async (): Promise<void> => {
    store.settled();
    await settle();
    onClose();
  };
  const restore = async (): Promise<void> => {
    const { stored } = store;
    const question = { title: t('list.confirmTitle'), text: t('formDesign.restoreQuestion') };
    if (stored === undefined || !(await notify.confirm(question))) return;
    const answer = await (await data.designs()).remove(stored);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    notify.success(t('formDesign.restored'));
    await leave();
    if (!reloadPage()) schemas.forget();
  };
  return (
    <div ref={root} className="jig-fm-space">
      <ComponentList world={world} />
      <div className="jig-fm-middle">
        <DesignerBar
          store={store}
          verbs={verbs}
          search={search}
          onSearch={setSearch}
          onSave={save}
          onRestore={() => void restore()}
          onTables={() => setOpen('tables')}
          onPreview={() => setOpen('preview')}
        />
        {store.issues.length === 0 ? null : (
          <details className="jig-fm-issues">
            <summary>{t('design.problems', { n: store.issues.length })}</summary>
            <ul>
              {store.issues.map((issue) => (
                <li key={`${issue.path} ${issue.rule}`}>{messageOf(issue, locale)}</li>
              ))}
            </ul>
          </details>
        )}
        <FormCanvas store={store} verbs={verbs} drag={drag} pane={pane} search={search} />
      </div>
      <PropertyPane store={store} verbs={verbs} />
      <DragGhost drag={drag} />
      {open === 'save' ? <SaveForm store={store} onSaved={leave} onClose={() => setOpen(undefined)} /> : null}
      {open === 'tables' ? (
        <TableDialog store={store} verbs={verbs} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'preview' ? <PreviewDialog store={store} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
});
