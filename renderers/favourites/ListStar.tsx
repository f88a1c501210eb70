import { type ReactNode, Suspense } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { LateStar } from './LateStar.ts';

/** The star of a page beside the title of its list. Its room is there before its code. */
export function ListStar({ page: { page, doc } }: Places['listTitle']): ReactNode {
  return page.variant === 'light' ? null : (
    <span className="jig-star-room">
      <Suspense>
        <LateStar target={{ page: doc.main.table }} />
      </Suspense>
    </span>
  );
}
