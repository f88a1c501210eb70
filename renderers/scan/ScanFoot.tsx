import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';

/** The two buttons at the foot: save what was scanned, or begin again. */
export const ScanFoot = observer(function ScanFoot({ store }: { readonly store: ScanStore }): ReactNode {
  const { t, notify } = useApp();
  const { line, lines, source, isBusy } = store;
  const hasLines = line !== undefined || lines.length > 0;
  if (!hasLines && source === undefined) return null;
  const reset = async (): Promise<void> => {
    const question = { title: t('scanPage.reset'), text: t('scanPage.resetAsk') };
    if (!store.unsaved || (await notify.confirm(question))) store.reset();
  };
  return (
    <div className="jig-scan-foot">
      <button type="button" className="jig-scan-button" onClick={() => void reset()}>
        {t('scanPage.reset')}
      </button>
      <button
        type="button"
        className="jig-scan-button jig-scan-done"
        disabled={!hasLines || isBusy}
        onClick={() => void store.done()}
      >
        {t('scanPage.done')}
      </button>
    </div>
  );
});
