import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RowsRun } from '../../../runtime/store/page/RowsRun.ts';
import './approval.css';

interface RunTableProps {
  readonly run: RowsRun;
  /** Heading of the name column. */
  readonly title: string;
}

/** The rows of a call and their outcomes; failed rows are announced first. */
export const RunTable = observer(function RunTable({ run, title }: RunTableProps): ReactNode {
  const { t } = useApp();
  const { rows, outcomes, answered, failed, failure, message } = run;
  return (
    <>
      <div role="alert">
        {failure === undefined && failed.length === 0 ? null : (
          <p className="jig-decision-problem">{failure ?? message}</p>
        )}
      </div>
      <table className="jig-run">
        <caption>{t('approval.chosenCount', { n: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {answered ? <th scope="col">{t('approval.outcome')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, about = [] }) => {
            const outcome = outcomes.get(key);
            return (
              <tr key={key}>
                <td>
                  {label}
                  {about.map((fact) => (
                    <span key={fact.title} className="jig-run-fact">
                      {fact.title} <b>{fact.text}</b>
                    </span>
                  ))}
                </td>
                {answered ? (
                  <td className={outcome?.ok === false ? 'jig-run-failed' : undefined}>
                    {outcome === undefined
                      ? ''
                      : outcome.ok
                        ? t('approval.rowDone')
                        : t('approval.rowFailedBecause', { text: outcome.message })}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
});
