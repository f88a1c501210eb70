import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Answer } from '../../../runtime/data/Answer.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageRouteContext, usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { pageAt } from '../../../runtime/host/pageAt.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import { useRetryWhenBack } from '../../../runtime/host/useRetryWhenBack.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { AnsweredForm } from '../../../runtime/wire/collections/FormAnswers.ts';
import { ListPage } from '../ListPage.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { namedForm } from './namedForm.ts';

/** Forms at the left, and the answers to the chosen one at the right as any list. */
export const ResultsPart = observer(function ResultsPart({ page }: PageProps): ReactNode {
  const { t, data, session } = useApp();
  const route = usePageRoute();
  const { search, setSearch, active } = route;
  const id = useId();
  const [answer, setAnswer] = useState<Answer<readonly AnsweredForm[]>>();
  const [typed, setTyped] = useState('');
  const load = useCallback((): void => {
    void data
      .collections()
      .then((calls) => calls.answered())
      .then(setAnswer);
  }, [data]);
  const named = namedForm(new URLSearchParams(search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers are counted again for another form and on return
  useEffect(() => {
    if (active) load();
  }, [load, active, named]);
  useRetryWhenBack(answer?.ok === false ? load : undefined);
  const forms = answer?.ok ? answer.data : [];
  const chosen = forms.find(({ formId }) => formId === named) ?? (named === undefined ? forms[0] : undefined);
  const list = chosen && pageAt(session.pages, chosen.path);
  const isUnknown = chosen !== undefined && list === undefined;
  // A form that was published after the sign-in has a page that the session does not know yet.
  useEffect(() => {
    if (isUnknown) void session.load();
  }, [isUnknown, session]);
  const formId = chosen?.formId;
  const inner = useMemo(() => withForm({ search, setSearch }, formId), [search, setSearch, formId]);
  const innerRoute = useMemo(() => ({ ...route, ...inner }), [route, inner]);
  const needle = typed.trim().toLowerCase();
  return (
    <div className="jig-results">
      <aside className="jig-results-forms" aria-label={t('collection.forms')}>
        <h1>{pageTitle(page, session.menus, t)}</h1>
        <label className="jig-hidden" htmlFor={id}>
          {t('collection.findForm')}
        </label>
        <input
          id={id}
          type="search"
          placeholder={t('collection.findForm')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {answer === undefined ? (
          <p aria-busy="true">{t('collection.loading')}</p>
        ) : !answer.ok ? (
          <LoadFailure message={answer.failure.message} retry={load} />
        ) : forms.length === 0 ? (
          <p role="status">{t('collection.noAnswered')}</p>
        ) : null}
        <ul>
          {forms
            .filter(({ title }) => title.toLowerCase().includes(needle))
            .map((form) => (
              <li key={form.formId}>
                <button
                  type="button"
                  aria-current={form === chosen ? 'true' : undefined}
                  onClick={() => setSearch(`form=${form.formId}`, true)}
                >
                  <span>{form.title}</span>
                  <small>
                    {t(`collection.state.${form.status}` as MessageKey)} ·{' '}
                    {t('collection.answerCount', { n: form.answers })}
                  </small>
                </button>
              </li>
            ))}
        </ul>
      </aside>
      <div className="jig-results-list">
        {list === undefined ? (
          answer?.ok && forms.length > 0 ? (
            <p role="status">{t(isUnknown ? 'collection.loading' : 'collection.chooseForm')}</p>
          ) : null
        ) : (
          <PageRouteContext.Provider value={innerRoute}>
            <ListPage key={list.path} page={list} />
          </PageRouteContext.Provider>
        )}
      </div>
    </div>
  );
});

/** Address of the list within this page: its own query, beside the form of the page. */
const withForm = (
  { search, setSearch }: Pick<ReturnType<typeof usePageRoute>, 'search' | 'setSearch'>,
  formId: string | undefined,
): Pick<ReturnType<typeof usePageRoute>, 'search' | 'setSearch'> => {
  const own = new URLSearchParams(search);
  for (const name of ['form', 'f.FormId', 'id'])
    if (own.get(name)?.toLowerCase() === formId) own.delete(name);
  return {
    search: own.toString(),
    setSearch: (next, push) => {
      const whole = new URLSearchParams(next);
      if (formId !== undefined) whole.set('form', formId);
      setSearch(whole.toString(), push);
    },
  };
};
