import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { formTable } from '../../runtime/model/collections/CollectionForm.ts';
import '../../runtime/model/explain/allMessages.ts';
import { namedForm } from '../../renderers/pages/collection/namedForm.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import '../../renderers/pages/collection/collection.css';
import type { LoadResult } from '../form/base/loadForm.ts';
import { FormWorkspace } from '../form/dialog/FormWorkspace.tsx';
import '../form/dialog/formDesigner.css';
import { loadCollection } from './loadCollection.ts';

/** Page with the list of forms. */
const formsPath = `/${formTable}`;

/** Forms offered to choose from: the newest. */
const most = 100;

/** `page: "formDraggable"`: the form designer over the form that the address names, or the forms to choose from. */
export function FormDraggablePage(props: PageProps): ReactNode {
  const { search } = usePageRoute();
  const formId = useMemo(() => namedForm(new URLSearchParams(search)), [search]);
  return formId === undefined ? <FormsToDesign {...props} /> : <FormDesign key={formId} formId={formId} />;
}

function FormDesign({ formId }: { readonly formId: string }): ReactNode {
  const app = useApp();
  const { t, renderers } = app;
  const navigate = useNavigate();
  const isReady = useRenderersReady(renderers) || renderers.find('field', 'text') !== undefined;
  const [result, setResult] = useState<LoadResult>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft survives a change of language
  useEffect(() => {
    let current = true;
    void loadCollection(app, formId).then((found) => {
      if (current) setResult(found);
    });
    return () => {
      current = false;
    };
  }, [formId]);
  if (result === undefined || !isReady)
    return (
      <div className="jig-fm-wait" aria-busy="true">
        {t('box.loading')}
      </div>
    );
  if ('failed' in result)
    return (
      <div className="jig-fm-wait" role="alert">
        <p>{result.failed}</p>
        <PageLink to={formsPath}>{t('collection.toForms')}</PageLink>
      </div>
    );
  return (
    <div className="jig-fm-page">
      <h1>{result.loaded.base.title}</h1>
      <FormWorkspace
        loaded={result.loaded}
        onChanged={() => undefined}
        onClose={() => void navigate(formsPath)}
      />
    </div>
  );
}

function FormsToDesign({ page }: PageProps): ReactNode {
  const { t, data, session } = useApp();
  const { setSearch } = usePageRoute();
  const [forms, setForms] = useState<readonly Row[]>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    void data.page(formTable, { page: 1, rows: most }).then((answer) => {
      if (answer.ok) setForms(answer.data.rows);
      else setFailed(answer.failure.message);
    });
  }, [data]);
  return (
    <div className="jig-collect">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      {failed === undefined ? (
        <p role="status" className="jig-collect-note">
          {forms === undefined
            ? t('box.loading')
            : t(forms.length === 0 ? 'collection.noDesign' : 'collection.chooseDesign')}{' '}
          <PageLink to={formsPath}>{t('collection.toForms')}</PageLink>
        </p>
      ) : (
        <p role="alert">{failed}</p>
      )}
      <ul className="jig-collect-cards">
        {(forms ?? []).map((form) => (
          <li key={String(form.FormId)}>
            <button type="button" onClick={() => setSearch(`form=${String(form.FormId)}`, true)}>
              <strong>{String(form.Title ?? '')}</strong>
              <small>{t('collection.questionCount', { n: Number(form.FieldCount ?? 0) })}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
