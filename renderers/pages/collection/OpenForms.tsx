import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Answer } from '../../../runtime/data/Answer.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import { useRetryWhenBack } from '../../../runtime/host/useRetryWhenBack.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { ListedForm } from '../../../runtime/wire/collections/FormAnswers.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface OpenFormsProps extends PageProps {
  onChoose(formId: string): void;
}

/** Forms that the user may fill in now. */
export function OpenForms({ page, onChoose }: OpenFormsProps): ReactNode {
  const { t, data, session } = useApp();
  const [answer, setAnswer] = useState<Answer<readonly ListedForm[]>>();
  const load = useCallback((): void => {
    void data
      .collections()
      .then((calls) => calls.open())
      .then(setAnswer);
  }, [data]);
  useEffect(load, [load]);
  useRetryWhenBack(answer?.ok === false ? load : undefined);
  return (
    <div className="jig-collect">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      {answer === undefined ? (
        <p aria-busy="true">{t('collection.loading')}</p>
      ) : !answer.ok ? (
        <LoadFailure message={answer.failure.message} retry={load} />
      ) : (
        <>
          <p role="status" className="jig-collect-note">
            {t(answer.data.length === 0 ? 'collection.noOpen' : 'collection.openForms')}
          </p>
          <ul className="jig-collect-cards">
            {answer.data.map(({ formId, title, description, questions }) => (
              <li key={formId}>
                <button type="button" onClick={() => onChoose(formId)}>
                  <strong>{title}</strong>
                  {description === '' ? null : <span>{description}</span>}
                  <small>{t('collection.questionCount', { n: questions })}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
