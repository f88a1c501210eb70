import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { AskedStore } from '../../../runtime/store/approval/AskedStore.ts';

const OwnFields = lazy(async () => ({ default: (await import('./OwnFields.tsx')).OwnFields }));

interface FillFieldsProps {
  readonly store: AskedStore;
}

/** What the node lets its approver fill in, and which of it not here. */
export const FillFields = observer(function FillFields({ store }: FillFieldsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { doc, forms, editable } = store;
  if (!doc || !forms || editable.length === 0) return null;
  const own = editable.flatMap((name) => doc.main.byName.get(name) ?? []);
  const ofRows = doc.details.flatMap(({ table }) =>
    table.fields
      .filter(({ field }) => editable.includes(`${table.table}.${field}`))
      .map(({ title }) => title),
  );
  return (
    <section className="jig-approve-card" aria-labelledby={id}>
      <h2 id={id}>{t('inbox.fill')}</h2>
      {own.length === 0 ? null : (
        <Suspense fallback={<p aria-busy="true">{t('box.loading')}</p>}>
          <OwnFields form={forms.main} fields={own} />
        </Suspense>
      )}
      {ofRows.length === 0 ? null : <p>{t('inbox.fillRows', { titles: ofRows.join('、') })}</p>}
    </section>
  );
});
