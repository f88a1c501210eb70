import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { settingsMessages } from '../../runtime/model/messages/settings.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { holdUnsaved } from '../../runtime/store/drafts/unsavedWork.ts';
import { ParamsStore } from '../../runtime/store/settings/ParamsStore.ts';
import { WaitingButton } from '../dialogs/WaitingButton.tsx';
import { FormFields } from '../form/FormFields.tsx';
import './settings/settings.css';

addMessages(settingsMessages);

/** `page: "settings"`: the one record of a table as a form, with who changed it last. */
export const SettingsPage = observer(function SettingsPage({ page }: PageProps): ReactNode {
  const app = useApp();
  const { t, session, renderers } = app;
  const table = page.table ?? '';
  const root = useRef<HTMLDivElement>(null);
  const isReady = useRenderersReady(renderers);
  const mayUpdate = session.user !== undefined && isGranted(session.user, 'Update', table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: input survives a change of language
  const store = useMemo(() => new ParamsStore(app, table, mayUpdate), [table, mayUpdate]);
  useEffect(() => void store.load(), [store]);
  useEffect(() => holdUnsaved({ unsaved: store.unsaved, save: store.save }), [store]);
  const [refusals, setRefusals] = useState(0);
  // After the render that marks the wrong fields.
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const save = async (): Promise<void> => {
    if (!(await store.save())) setRefusals((count) => count + 1);
  };
  const { forms, record } = store;
  const { Modifier, ModifyDate, Creator, CreateDate } = record;
  const [user, time] = ModifyDate ? [Modifier, ModifyDate] : [Creator, CreateDate];
  return (
    <div className="jig-settings" ref={root}>
      <div className="jig-settings-head">
        <h1>{pageTitle(page, session.menus, t)}</h1>
        {/* Above the fields: below them a message of a field moves the button away from the pointer that presses it. */}
        {forms === undefined ? null : (
          <>
            {store.isReadonly ? null : (
              <WaitingButton primary waiting={store.isSaving} onClick={() => void save()}>
                {t('settings.save')}
              </WaitingButton>
            )}
            <span>
              {time
                ? t('settings.changed', { user: String(user ?? ''), time: String(time) })
                : t('settings.untouched')}
            </span>
          </>
        )}
      </div>
      {store.failure === undefined ? null : <p role="alert">{store.failure}</p>}
      {forms === undefined || !isReady ? (
        store.failure === undefined ? (
          <p aria-busy="true">{t('settings.loading')}</p>
        ) : null
      ) : (
        <FormFields form={forms.main} />
      )}
    </div>
  );
});
