import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../runtime/host/useRenderersReady.ts';
import { FillStore } from '../../../runtime/store/collections/FillStore.ts';
import { holdUnsaved } from '../../../runtime/store/drafts/unsavedWork.ts';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface FillFormProps {
  readonly formId: string;
  /** Back to the forms to choose from. */
  onLeave(): void;
}

/** One form to fill in: title, instructions, questions, and thanks afterwards. */
export const FillForm = observer(function FillForm({ formId, onLeave }: FillFormProps): ReactNode {
  const app = useApp();
  const { t, renderers } = app;
  const root = useRef<HTMLDivElement>(null);
  const isReady = useRenderersReady(renderers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: input survives a change of language
  const store = useMemo(() => new FillStore(app, formId), [formId]);
  useEffect(() => {
    void store.load();
    const keep = (): void => void store.keep();
    // A phone that puts the page away may never wake it again.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      store.end();
    };
  }, [store]);
  useEffect(() => holdUnsaved({ unsaved: store.unsaved }), [store]);
  const [refusals, setRefusals] = useState(0);
  // After the render that marks the wrong fields.
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const { form, forms, failure, isDone } = store;
  if (failure !== undefined)
    return (
      <div className="jig-collect">
        <LoadFailure message={failure} retry={() => void store.load()} />
        <Button onClick={onLeave}>{t('collection.otherForms')}</Button>
      </div>
    );
  if (form === undefined || forms === undefined || !isReady)
    return (
      <p className="jig-collect" aria-busy="true">
        {t('collection.loading')}
      </p>
    );
  if (isDone)
    return (
      <div className="jig-collect">
        <div role="status" className="jig-collect-done">
          <h1>{t('collection.submitted')}</h1>
          <p>{t('collection.thanks', { title: form.title })}</p>
        </div>
        <div className="jig-collect-bar">
          <Button theme="solid" type="primary" onClick={store.clear}>
            {t('collection.another')}
          </Button>
          <Button onClick={onLeave}>{t('collection.otherForms')}</Button>
        </div>
      </div>
    );
  const submit = async (): Promise<void> => {
    if (!(await store.submit())) setRefusals((count) => count + 1);
  };
  return (
    <div className="jig-collect jig-collect-form" ref={root}>
      <h1>{form.title}</h1>
      {form.description === '' ? null : <p className="jig-collect-note">{form.description}</p>}
      <FormFields form={forms.main} />
      <div className="jig-collect-bar">
        <WaitingButton primary waiting={store.isSending} onClick={() => void submit()}>
          {t('collection.submit')}
        </WaitingButton>
        <Button onClick={store.clear}>{t('collection.clear')}</Button>
        <Button theme="borderless" onClick={onLeave}>
          {t('collection.otherForms')}
        </Button>
      </div>
    </div>
  );
});
