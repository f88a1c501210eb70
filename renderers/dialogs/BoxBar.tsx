import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { RenewalRoom } from '../pages/list/RenewalRoom.tsx';
import { BoxSlots } from './BoxSlots.tsx';
import { boxMode } from './boxParts.ts';

const ProblemBar = lazyPiece(
  'ProblemBar',
  async () => (await import('./problems/ProblemBar.tsx')).ProblemBar,
);

/** Stays in sight under the title of a box: what is to correct, why it is locked, who has it next. */
export const BoxBar = observer(function BoxBar({ box }: { readonly box: EditBoxStore }): ReactNode {
  const { locale } = useApp();
  const { problems, lockedBy, phase } = box;
  const { renewal } = box.options;
  if (phase !== 'ready') return null;
  return (
    <>
      {renewal === undefined ? null : <RenewalRoom renewal={renewal} />}
      {problems.all.length === 0 ? null : (
        <Suspense>
          <ProblemBar problems={problems} />
        </Suspense>
      )}
      {lockedBy === undefined || boxMode(box) ? null : (
        <div className="jig-box-readonly" role="note">
          {messageOf(lockedBy, locale)}
        </div>
      )}
      <BoxSlots place="line" turn={box.turn} box={box} submitId={undefined} />
    </>
  );
});
