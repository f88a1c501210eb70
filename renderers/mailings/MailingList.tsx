import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { listed } from '../../runtime/model/messages/index.ts';
import type { MailingLine } from '../../runtime/wire/mailings/Mailing.ts';
import { timeWords } from './timeWords.ts';

interface MailingListProps {
  readonly mailings: readonly MailingLine[];
  onEdit(line: MailingLine): void;
  onRun(line: MailingLine): void;
  onEnd(line: MailingLine): void;
}

/** What goes out of a board, with what may be done with each. */
export function MailingList({ mailings, onEdit, onRun, onEnd }: MailingListProps): ReactNode {
  const { t, locale } = useApp();
  if (mailings.length === 0) return <p role="status">{t('mailing.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-mailing-lines" tabIndex={0} aria-label={t('mailing.list')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('mailing.subjectOf')}</th>
            <th scope="col">{t('mailing.times')}</th>
            <th scope="col">{t('mailing.recipients')}</th>
            <th scope="col">{t('mailing.maker')}</th>
            <th scope="col">{t('mailing.last')}</th>
            <th scope="col">{t('mailing.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {mailings.map((line) => {
            const { id, subject, cron, people, maker, isOn, next, last } = line;
            return (
              <tr key={id}>
                <th scope="row">{subject}</th>
                <td>
                  {timeWords(cron, t, locale)}
                  <small>
                    {isOn ? `${t('mailing.next')} ${next?.slice(0, 16) ?? ''}` : t('mailing.paused')}
                  </small>
                </td>
                <td>{listed(people, locale)}</td>
                <td>{maker}</td>
                <td data-bad={last?.isSent === false || undefined}>
                  {last === undefined ? t('mailing.never') : last.at.slice(0, 16)}
                  {last === undefined ? null : <small>{last.said}</small>}
                </td>
                <td>
                  <button
                    type="button"
                    className="jig-link"
                    aria-label={t('mailing.changeOf', { subject })}
                    onClick={() => onEdit(line)}
                  >
                    {t('mailing.change')}
                  </button>
                  <button
                    type="button"
                    className="jig-link"
                    aria-label={t('mailing.runOf', { subject })}
                    onClick={() => onRun(line)}
                  >
                    {t('mailing.run')}
                  </button>
                  <button
                    type="button"
                    className="jig-link jig-mailing-end"
                    aria-label={t('mailing.endOf', { subject })}
                    onClick={() => onEnd(line)}
                  >
                    {t('mailing.end')}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
