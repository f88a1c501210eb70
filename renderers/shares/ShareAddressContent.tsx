import { type ReactNode, useEffect, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { qrPicture } from '../cells/qrPicture.ts';
import { PageButton } from '../shell/PageButton.tsx';

interface ShareAddressProps {
  readonly name: string;
  /** Route of the share. */
  readonly path: string;
}

/** Where a share opens: its link to be copied, and as a QR code for phones. */
export function ShareAddressContent({ name, path }: ShareAddressProps): ReactNode {
  const { notify, t } = useApp();
  const id = useId();
  const [code, setCode] = useState<string>();
  const link = new URL(path.slice(1), document.baseURI).href;
  useEffect(() => {
    let isCurrent = true;
    void qrPicture(link, { margin: 2, width: 220 })
      .then((drawn) => isCurrent && setCode(drawn))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [link]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success(t('share.copied'));
    } catch {
      notify.error(t('share.notCopied'));
    }
  };
  return (
    <div className="jig-share-address">
      {code === undefined ? null : <img src={code} alt={t('share.qr', { name })} width={220} height={220} />}
      <div>
        <label htmlFor={id}>{t('share.link')}</label>
        <input id={id} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        <PageButton theme="solid" onClick={() => void copy()}>
          {t('share.copy')}
        </PageButton>
      </div>
    </div>
  );
}
