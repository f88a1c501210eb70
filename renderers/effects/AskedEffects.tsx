import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import { EffectLines } from './EffectLines.tsx';

/** Effects of a document that the user is asked about. An approver without the right on its table sees none. */
export const AskedEffects = observer(function AskedEffects({
  table,
  documentKey,
}: Places['asked']): ReactNode {
  const { user } = useApp().session;
  return user !== undefined && isGranted(user, 'Search', table) ? (
    <EffectLines table={table} documentKey={documentKey} />
  ) : null;
});
