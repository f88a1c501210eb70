import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DragStore } from './DragStore.ts';

/** What the pointer carries, beside it. */
export const DragGhost = observer(function DragGhost({ drag }: { readonly drag: DragStore }): ReactNode {
  if (drag.carried === undefined) return null;
  return (
    <div
      className="jig-fm-ghost"
      style={{ transform: `translate(${drag.x + 12}px, ${drag.y + 12}px)` }}
      aria-hidden="true"
    >
      {drag.label}
    </div>
  );
});
