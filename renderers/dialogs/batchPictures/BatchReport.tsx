import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { BatchPicture, BatchPictures } from '../../../runtime/store/upload/BatchPictures.ts';
import { RemoveButton } from '../../fields/upload/RemoveButton.tsx';
import '../../fields/upload/upload.css';

interface BatchReportProps {
  readonly batch: BatchPictures;
}

const words: Readonly<Record<BatchPicture['state'], MessageKey>> = {
  unfit: 'upload.batchUnfit',
  ready: 'upload.waiting',
  sending: 'upload.batchSending',
  done: 'upload.batchRowDone',
  failed: 'upload.batchFailed',
};

/** Report with one line per picture: file, record and outcome. */
export const BatchReport = observer(function BatchReport({ batch }: BatchReportProps): ReactNode {
  const { t } = useApp();
  const { pictures, table, busy, codeField } = batch;
  const counts = {
    n: pictures.length,
    ready: batch.ready.length,
    done: batch.count('done'),
    unfit: batch.count('unfit'),
  };
  return (
    <>
      <p role="status">{pictures.length === 0 ? t('upload.batchEmpty') : t('upload.batchCounts', counts)}</p>
      {pictures.length === 0 ? null : (
        <table className="jig-batch-table">
          <thead>
            <tr>
              <th scope="col">{t('upload.batchFile')}</th>
              <th scope="col">{table.cnName}</th>
              <th scope="col">{t('upload.batchResult')}</th>
              <th scope="col" aria-label={t('list.delete')} />
            </tr>
          </thead>
          <tbody>
            {pictures.map((one) => (
              <tr key={one.id} data-state={one.state}>
                <td>{one.name}</td>
                <td>{recordName(one, [codeField?.field, table.nameField])}</td>
                <td>
                  {one.message === undefined
                    ? t(words[one.state])
                    : t('upload.batchBecause', { state: t(words[one.state]), text: one.message })}
                </td>
                <td>
                  <RemoveButton
                    name={one.name}
                    disabled={busy}
                    onRemove={async () => {
                      batch.remove(one.id);
                      return true;
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
});

/** Code and name of the record, without repeating equal values. */
function recordName({ row }: BatchPicture, fields: readonly (string | undefined)[]): string {
  const values = fields.flatMap((name) => (name === undefined ? [] : [String(row?.[name] ?? '')]));
  return [...new Set(values)].join(' ').trim();
}
