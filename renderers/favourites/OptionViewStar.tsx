import type { ReactNode } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { LateStar } from './LateStar.ts';

/** The star of the saved view that is open. */
export function OptionViewStar({ table, view }: Places['savedView']): ReactNode {
  return <LateStar target={{ page: table, view }} />;
}
