import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import './renewalBar.css';

interface RenewalBarProps {
  readonly load: () => Promise<void>;
}

/** Says that the page has a newer design, and loads it with what is open and typed. */
export function RenewalBar({ load }: RenewalBarProps): ReactNode {
  const { t, notify } = useApp();
  const [waiting, setWaiting] = useState(false);
  const press = async (): Promise<void> => {
    setWaiting(true);
    await load().catch(() => notify.error(t('shell.chunkFailed')));
    setWaiting(false);
  };
  return (
    <div className="jig-renewal-bar">
      <span role="status">{t('list.designChanged')}</span>
      <PageButton size="small" theme="borderless" disabled={waiting} onClick={() => void press()}>
        {t('list.designLoad')}
      </PageButton>
    </div>
  );
}
