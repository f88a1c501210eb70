import type { ReactNode } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { EffectLines } from './EffectLines.tsx';

/** Effects of a document that the user is asked about. */
export const AskedEffects = ({ table, documentKey }: Places['asked']): ReactNode => (
  <EffectLines table={table} documentKey={documentKey} />
);
