import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RoleFieldsStore } from '../../../runtime/store/session/RoleFieldsStore.ts';
import { ListFailure } from '../list/ListFailure.tsx';
import { FieldGrid } from './FieldGrid.tsx';

interface FieldRightsProps {
  readonly store: RoleFieldsStore;
  /** Name of the page in rights. */
  readonly api: string;
  readonly readonly: boolean;
}

/** What the role may do with the fields of a page: its table and the details of its documents. */
export const FieldRights = observer(function FieldRights({
  store,
  api,
  readonly,
}: FieldRightsProps): ReactNode {
  const { t } = useApp();
  const { tables, failure } = store.opened.get(api) ?? {};
  if (failure) return <ListFailure failure={failure} retry={() => void store.load(api)} />;
  if (!tables) return <p role="status">{t('shell.loading')}</p>;
  return (
    <>
      {tables.map((table) => (
        <section key={table.tableName} aria-label={t('shell.permission.fieldsOf', { menu: table.title })}>
          <h2>{table.title}</h2>
          <p>
            {t(`shell.permission.rows.${table.rows}`)}
            {table.isPart ? ` · ${t('shell.permission.rows.part')}` : null}
          </p>
          {table.pages.length > 1 ? <p>{t('shell.permission.pages', { pages: table.pages })}</p> : null}
          <FieldGrid store={store} table={table} readonly={readonly} />
        </section>
      ))}
      <p className="jig-permission-note">{t('shell.permission.widest')}</p>
    </>
  );
});
