import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ScanLine } from '../../runtime/store/scanning/ScanLine.ts';
import type { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';
import { RowFacts } from './RowFacts.tsx';

interface LineCardProps {
  readonly store: ScanStore;
  readonly line: ScanLine;
}

/** The scanned row, with its quantity: what is left is proposed and marked, so that typing replaces it. */
export const LineCard = observer(function LineCard({ store, line }: LineCardProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { table, row, proposed } = line.parts;
  const { rowStep } = store;
  const looks = { shows: [], ...(rowStep ?? {}) };
  return (
    <section ref={card} className="jig-scan-line" aria-label={line.parts.name}>
      {store.source ? <span className="jig-scan-more">{store.source.name}</span> : null}
      {rowStep ? (
        <RowFacts table={table} row={row} looks={looks} rest={proposed} />
      ) : (
        <span className="jig-scan-name">{line.parts.name}</span>
      )}
      <label htmlFor={id}>{t('scanPage.quantity')}</label>
      <input
        id={id}
        ref={input}
        data-scan="quantity"
        className="jig-scan-quantity"
        inputMode="decimal"
        autoComplete="off"
        value={line.quantity}
        aria-invalid={store.problem !== '' && !line.isValid}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => line.enter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void store.next();
        }}
      />
    </section>
  );
});
