import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { AskedStore } from '../../../runtime/store/workflow/AskedStore.ts';

const OwnFields = lazyPiece('OwnFields', async () => (await import('../../form/OwnFields.tsx')).OwnFields);

interface FillFieldsProps {
  readonly store: AskedStore;
}

/** Header fields the node lets the approver fill in; rows are filled in at their cards. */
export const FillFields = observer(function FillFields({ store }: FillFieldsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { doc, forms, editable } = store;
  if (!doc || !forms) return null;
  const own = editable.flatMap((name) => doc.main.byName.get(name) ?? []);
  if (own.length === 0) return null;
  return (
    <section className="jig-approve-card" aria-labelledby={id}>
      <h2 id={id}>{t('inbox.fill')}</h2>
      <Suspense fallback={<p aria-busy="true">{t('box.loading')}</p>}>
        <OwnFields form={forms.main} fields={own} />
      </Suspense>
    </section>
  );
});
