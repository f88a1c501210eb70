import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { entryScreenMessages } from '../../runtime/model/messages/entryScreen.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { DatabaseSyncStore } from './DatabaseSyncStore.ts';

addMessages(entryScreenMessages);

interface DatabaseSyncProps {
  /** The table as it is stored. */
  readonly tableName: string;
  readonly columns: DetailStore;
}

/** 同步: compares a stored entry with its table in the database, and takes new columns from there. */
export const DatabaseSync = observer(function DatabaseSync({
  tableName,
  columns,
}: DatabaseSyncProps): ReactNode {
  const { t, data } = useApp();
  const store = useMemo(
    () => new DatabaseSyncStore(async () => (await data.designs()).entries, columns),
    [data, columns],
  );
  const { told, failed, taken, isWaiting } = store;
  const names = told?.added.map(({ columnName, columnType }) => `${columnName} (${columnType})`) ?? [];
  const isSame = told !== undefined && names.length + told.missing.length + told.different.length === 0;
  return (
    <section className="jig-entry-sync">
      <button type="button" className="jig-link" disabled={isWaiting} onClick={() => store.ask(tableName)}>
        {t('entry.sync')}
      </button>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      <div role="status">
        {isSame && taken === undefined ? <p>{t('entry.syncSame')}</p> : null}
        {names.length === 0 ? null : (
          <p>
            {t('entry.syncAdded', { names: names.join(', ') })}{' '}
            <button type="button" className="jig-link" onClick={store.take}>
              {t('entry.syncTake')}
            </button>
          </p>
        )}
        {told === undefined || told.missing.length === 0 ? null : (
          <p>{t('entry.syncMissing', { names: told.missing.join(', ') })}</p>
        )}
        {told?.different.map(({ columnName, entry, database, filled }) => (
          <p key={columnName}>{t('entry.syncDifferent', { name: columnName, entry, database, n: filled })}</p>
        ))}
        {taken === undefined ? null : (
          <p>{taken === 0 ? t('entry.syncBusy') : t('entry.syncTaken', { n: taken })}</p>
        )}
      </div>
    </section>
  );
});
