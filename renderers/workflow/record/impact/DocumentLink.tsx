import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../../../runtime/host/AppContext.ts';

interface DocumentLinkProps {
  readonly name: string;
  readonly to: string | undefined;
}

/** Link to a document in a new tab, so that the decision being written stays. */
export function DocumentLink({ name, to }: DocumentLinkProps): ReactNode {
  const { t } = useApp();
  if (to === undefined) return <span>{name}</span>;
  return (
    <Link to={to} target="_blank" rel="noopener" title={t('consequence.open', { name })}>
      {name}
    </Link>
  );
}
