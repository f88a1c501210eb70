import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useId, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';

const OwnFields = lazyPiece('OwnFields', async () => (await import('../form/OwnFields.tsx')).OwnFields);

/** Header fields of the new document that the user sees and may correct. */
export const HeaderFields = observer(function HeaderFields({
  store,
}: {
  readonly store: ScanStore;
}): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { work, doc, header } = store;
  const fields = useMemo(
    () => (work.asks ?? []).flatMap((name) => doc.main.byName.get(name) ?? []),
    [work, doc],
  );
  // Before a source is scanned there is nothing to correct, unless its header is scanned too.
  const isEarly = !store.source && !work.steps.some(({ step }) => step === 'value');
  if (fields.length === 0 || isEarly) return null;
  return (
    <section aria-labelledby={id} className="jig-scan-header">
      <h2 id={id}>{t('scanPage.header')}</h2>
      <Suspense fallback={<p aria-busy="true">{t('box.loading')}</p>}>
        <OwnFields form={header} fields={fields} />
      </Suspense>
    </section>
  );
});
