import { type ReactNode, useEffect, useState } from 'react';
import type { Answer } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ReadersAnswer } from '../../runtime/wire/readers/Readers.ts';
import { readerEndpoints as endpoints } from '../../runtime/wire/readers/readerEndpoints.ts';
import { readersAnswer } from '../../runtime/wire/readers/readReaders.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import './readers.css';

interface ReadersDialogProps {
  readonly table: string;
  readonly recordKey: string;
  readonly onClose: () => void;
}

/** Who has read a record, and who has not. */
export function ReadersDialog({ table, recordKey, onClose }: ReadersDialogProps): ReactNode {
  const { data, t } = useApp();
  const [answer, setAnswer] = useState<Answer<ReadersAnswer>>();
  useEffect(() => {
    let current = true;
    void data.http
      .call(endpoints.readers, { query: { table, key: recordKey } }, readersAnswer)
      .then((found) => {
        if (current) setAnswer(found);
      });
    return () => {
      current = false;
    };
  }, [data, table, recordKey]);
  return (
    <Dialog title={t('readers.title')} width={520} height="min(60vh, 440px)" informs onClose={onClose}>
      {answer === undefined ? (
        <p role="status">{t('readers.loading')}</p>
      ) : answer.ok ? (
        <ReaderLists answer={answer.data} />
      ) : (
        <p role="alert">{answer.failure.message}</p>
      )}
    </Dialog>
  );
}

function ReaderLists({ answer: { readers, waiting, total } }: { readonly answer: ReadersAnswer }): ReactNode {
  const { t } = useApp();
  const rest = (shown: number, all: number): ReactNode =>
    shown < all ? <li>{t('readers.more', { n: all - shown })}</li> : null;
  return (
    <div className="jig-readers">
      <section>
        <h3>{t('readers.done', { n: total.readers })}</h3>
        {readers.length === 0 ? <p>{t('readers.none')}</p> : null}
        <ul>
          {readers.map(({ name, at }) => (
            <li key={`${name} ${at}`}>
              <span>{name}</span>
              <time>{at.slice(0, 16)}</time>
            </li>
          ))}
          {rest(readers.length, total.readers)}
        </ul>
      </section>
      <section>
        <h3>{t('readers.waiting', { n: total.waiting })}</h3>
        {waiting.length === 0 ? <p>{t('readers.all')}</p> : null}
        <ul>
          {waiting.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be equal
            <li key={`${name} ${at}`}>{name}</li>
          ))}
          {rest(waiting.length, total.waiting)}
        </ul>
      </section>
    </div>
  );
}
