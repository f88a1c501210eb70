import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { isAudited } from '../../runtime/model/access/documentState.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';

const ProblemBar = lazyPiece(
  'ProblemBar',
  async () => (await import('./problems/ProblemBar.tsx')).ProblemBar,
);
const ApprovalLine = lazyPiece(
  'ApprovalLine',
  async () => (await import('../workflow/record/ApprovalLine.tsx')).ApprovalLine,
);

/** Stays in sight under the title of a box: what is to correct, why it is locked, who has it next. */
export const BoxBar = observer(function BoxBar({ box }: { readonly box: EditBoxStore }): ReactNode {
  const { locale } = useApp();
  const { problems, lockedBy, phase } = box;
  if (phase !== 'ready') return null;
  const deciding = box.action === 'Audit';
  const isStored = box.key !== undefined && box.saveAction === 'Edit';
  return (
    <>
      {problems.all.length === 0 ? null : (
        <Suspense>
          <ProblemBar problems={problems} />
        </Suspense>
      )}
      {lockedBy === undefined || deciding ? null : (
        <div className="jig-box-readonly" role="note">
          {messageOf(lockedBy, locale)}
        </div>
      )}
      {!deciding && isStored && isAudited(box.doc.main) ? (
        <Suspense>
          <ApprovalLine key={box.turn} box={box} />
        </Suspense>
      ) : null}
    </>
  );
});
