import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';

/** The rows scanned before: tapping one enters its quantity again. */
export const LineList = observer(function LineList({ store }: { readonly store: ScanStore }): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { lines } = store;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('scanPage.lines', { n: lines.length })}</h2>
      <ul className="jig-scan-cards">
        {lines.map((line) => {
          const { key, name } = line.parts;
          return (
            <li key={key} className="jig-scan-row">
              <button type="button" className="jig-scan-card" onClick={() => store.edit(line)}>
                <span className="jig-scan-name">{name}</span>
                <span className="jig-scan-figures">
                  {t('scanPage.quantity')} <b>{line.quantity}</b>
                </span>
              </button>
              <button
                type="button"
                className="jig-scan-button"
                aria-label={t('scanPage.remove', { name })}
                onClick={() => store.remove(line)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
