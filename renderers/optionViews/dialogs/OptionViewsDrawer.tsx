import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { optionViewMessages } from '../../../runtime/model/messages/optionView.ts';
import { optionViewEditingMessages } from '../../../runtime/model/messages/optionViewEditing.ts';
import type { OptionView } from '../../../runtime/model/optionViews/OptionView.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { OptionViewEditing } from '../../../runtime/store/optionViews/OptionViewEditing.ts';
import { OptionViewForm } from '../../../runtime/store/optionViews/OptionViewForm.ts';
import { SortableLines } from '../../dialogs/columns/SortableLines.tsx';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { OptionViewEditor } from './OptionViewEditor.tsx';
import { OptionViewLine } from './OptionViewLine.tsx';
import './optionViews.css';

addMessages({ ...optionViewMessages, ...optionViewEditingMessages });

/** A view being edited; without `base` it is new. */
interface Edited {
  /** The view as it was when the editing began. */
  readonly base: OptionView | undefined;
  readonly form: OptionViewForm;
}

/** 管理视图: the views of a list with copy, edit, delete and order; a second drawer edits one. */
export const OptionViewsDrawer = observer(function OptionViewsDrawer({
  page,
  onClose,
}: PageDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { views } = page;
  const editing = useMemo(() => new OptionViewEditing(app, views), [app, views]);
  const [edited, setEdited] = useState<Edited>();
  const edit = (view: OptionView | undefined): void => {
    const plain = {
      name: '',
      icon: '',
      tooltip: '',
      scope: 'own',
      columns: [],
      query: '',
      marks: [],
    } as const;
    const source = { doc: page.doc, showing: page.showing, sizes: page.list.sizes };
    setEdited({ base: view, form: new OptionViewForm(source, view ?? plain) });
  };
  const save = async ({ base, form }: Edited): Promise<boolean> => {
    if (base === undefined) return (await editing.create(form.draft)) !== undefined;
    const isStored = await editing.change(base, form.draft);
    // The open view shows what was stored.
    if (isStored && views.open === base.id) {
      views.forgetChanges();
      page.go(views.target(base.id));
    }
    return isStored;
  };
  const remove = async (view: OptionView): Promise<void> => {
    if ((await editing.remove(view)) && views.open === view.id) page.go(views.target('all'));
  };
  const { all } = views;
  return (
    <>
      <Dialog
        title={t('optionView.manage')}
        subtitle={page.doc.main.cnName}
        width="max(37vw, min(100vw, 460px))"
        height="100%"
        className="jig-drawer"
        informs
        onClose={onClose}
        footer={
          <>
            <Button theme="solid" onClick={() => edit(undefined)}>
              {t('optionView.create')}
            </Button>
            <Button
              type="tertiary"
              onClick={() => {
                views.setSplitBy(undefined);
                page.openDialog('splitViews');
              }}
            >
              {t('optionView.splitTitle')}
            </Button>
            <Button type="tertiary" onClick={onClose}>
              {t('list.close')}
            </Button>
          </>
        }
      >
        {all.length === 0 ? <p>{t('optionView.none')}</p> : null}
        <SortableLines
          label={t('optionView.tabs')}
          className="jig-view-lines"
          lines={all.map((view) => ({ id: String(view.id), title: view.name }))}
          move={(id, to) =>
            void editing.move(
              Number(id),
              all.findIndex((view) => String(view.id) === to),
            )
          }
        >
          {(id, handle) => {
            const view = all.find((one) => String(one.id) === id);
            return view === undefined ? null : (
              <OptionViewLine
                view={view}
                handle={handle}
                copy={() => void editing.copy(view)}
                edit={() => edit(view)}
                remove={() => void remove(view)}
              />
            );
          }}
        </SortableLines>
      </Dialog>
      {edited === undefined ? null : (
        <OptionViewEditor
          page={page}
          title={t(edited.base === undefined ? 'optionView.create' : 'optionView.editTitle')}
          form={edited.form}
          save={() => save(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
});
