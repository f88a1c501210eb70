import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../../runtime/host/PageLink.tsx';

interface DocumentLinkProps {
  readonly name: string;
  readonly to: string | undefined;
}

/** Link to a document in a new tab, so that the decision being written stays. */
export function DocumentLink({ name, to }: DocumentLinkProps): ReactNode {
  const { t } = useApp();
  if (to === undefined) return <span>{name}</span>;
  return (
    <PageLink to={to} target="_blank" rel="noopener" title={t('consequence.open', { name })}>
      {name}
    </PageLink>
  );
}
