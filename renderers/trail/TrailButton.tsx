import type { ReactNode } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageButton } from '../shell/PageButton.tsx';
import './trailButton.css';

/** Opens the trail of a document that a list of tasks or a page for phones shows. */
export function TrailButton({ table, documentKey, name }: Places['document']): ReactNode {
  const { t, stores } = useApp();
  return (
    <PageButton
      theme="borderless"
      type="tertiary"
      className="jig-trail-open"
      aria-haspopup="dialog"
      aria-label={t('trail.openNamed', { name })}
      onClick={() => stores?.trail?.open({ table, key: documentKey, name })}
    >
      {t('trail.title')}
    </PageButton>
  );
}
