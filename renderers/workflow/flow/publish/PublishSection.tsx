import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { RowChoice } from '../../../../runtime/store/workflow/RowChoice.ts';
import { WaitingButton } from '../../../dialogs/WaitingButton.tsx';

/** One document of the list. */
interface PublishRow {
  readonly key: string;
  /** Display name of the document. */
  readonly label: string;
  readonly cells: readonly string[];
}

interface PublishSectionProps {
  readonly title: string;
  readonly hint: string;
  /** Number of documents that the user may not see. */
  readonly hidden: number;
  readonly choice: RowChoice | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly PublishRow[];
  /** Rows that cannot be chosen, each with its reason; an empty reason: the hint explains it. */
  readonly fixed: ReadonlyMap<string, string>;
  readonly submit: string;
  /** Text shown at a finished row. */
  readonly done: string;
  onDone(message: string): void;
}

/** A list of documents, of which the user chooses some for an action. Each row shows its result. */
export const PublishSection = observer(function PublishSection(props: PublishSectionProps): ReactNode {
  const { title, hint, hidden, choice, columns, rows, fixed, submit, done, onDone } = props;
  const { t } = useApp();
  const id = useId();
  if (!choice) return null;
  const { run, open } = choice;
  const mayChoose = choice.rows.length > 0;
  const send = async (): Promise<void> => {
    const message = await choice.send();
    if (message !== undefined) onDone(message);
  };
  const wordOf = (key: string): string => {
    if (choice.done.has(key)) return done;
    const outcome = run?.outcomes.get(key);
    return outcome && !outcome.ok ? outcome.message : (fixed.get(key) ?? '');
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? null : <p>{hint}</p>}
      {hidden === 0 ? null : (
        <p>{rows.length === 0 ? t('publish.allHidden') : t('publish.hidden', { n: hidden })}</p>
      )}
      <div className="jig-publish-rows" hidden={rows.length === 0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {mayChoose ? (
                <th scope="col" className="jig-publish-tick">
                  <input
                    type="checkbox"
                    aria-label={t('publish.all')}
                    checked={choice.all}
                    onChange={(event) => choice.chooseAll(event.target.checked)}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{t('publish.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                {mayChoose ? (
                  <td className="jig-publish-tick">
                    {fixed.has(key) || choice.done.has(key) ? null : (
                      <input
                        type="checkbox"
                        aria-label={label}
                        checked={choice.chosen.has(key)}
                        onChange={(event) => choice.choose(key, event.target.checked)}
                      />
                    )}
                  </td>
                ) : null}
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
                <td>{wordOf(key)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="alert">
        {run?.failure === undefined ? null : <p className="jig-publish-problem">{run.failure}</p>}
      </div>
      {mayChoose ? (
        <div className="jig-publish-buttons">
          <span role="status">{t('publish.chosen', { n: open.length })}</span>
          <WaitingButton
            primary
            waiting={run?.running === true || open.length === 0}
            onClick={() => void send()}
          >
            {submit}
          </WaitingButton>
        </div>
      ) : null}
    </section>
  );
});
