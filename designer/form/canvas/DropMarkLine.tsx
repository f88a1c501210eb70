import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DragStore } from './DragStore.ts';

/** Where the carried component would go. */
export const DropMarkLine = observer(function DropMarkLine({
  drag,
}: {
  readonly drag: DragStore;
}): ReactNode {
  const { mark } = drag;
  if (mark === undefined) return null;
  const { left, top, width, height } = mark;
  return <div className="jig-fm-mark" style={{ left, top, width, height }} aria-hidden="true" />;
});
