import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ActName } from '../../../runtime/data/workflow/FlowCalls.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { rereadBox } from '../../../runtime/store/workflow/rereadBox.ts';
import { ActMenu } from './acts/ActMenu.tsx';
import { HiddenLine } from './HiddenLine.tsx';
import { useApproval } from './useApproval.ts';
import { WaitingLine } from './WaitingLine.tsx';

/** Actions shown as buttons for creators; the rest go under 更多. */
const apart: readonly ActName[] = ['withdraw', 'urge'];

interface ApprovalLineProps {
  readonly box: EditBoxStore;
}

/**
 * Line above an open record: who has it next, its progress, and 反审 for permitted users.
 * Without a flow it only offers 反审. Offers a retry when the approval cannot be read.
 */
export const ApprovalLine = observer(function ApprovalLine({ box }: ApprovalLineProps): ReactNode {
  const { t, data } = useApp();
  const { table } = box.doc.main;
  const key = String(box.key ?? '');
  const store = useApproval(table, key);
  const { approval, failure } = store;
  if (!approval && failure)
    return (
      <div className="jig-waiting">
        <p>{failure.message}</p>
        <Button type="tertiary" onClick={() => void store.load()}>
          {t('approvalScreen.retry')}
        </Button>
      </div>
    );
  if (!approval) return null;
  const { openDialog } = box.options;
  const done = (): void => {
    box.deciding.decided();
    // A withdrawn document may be edited again; keep what the user is typing.
    if (!box.changed) void rereadBox(data, box, []);
  };
  const reverse = approval.mayReverse ? (
    <Button onClick={() => box.deciding.begin()}>{t('approvalScreen.reverse')}</Button>
  ) : null;
  // Without a flow the record stands among the box's buttons, and other actions do not exist.
  if (!approval.flow) return <WaitingLine approval={approval}>{reverse}</WaitingLine>;
  return (
    <>
      <WaitingLine approval={approval}>
        {reverse}
        {openDialog ? (
          <Button type="tertiary" onClick={() => openDialog('auditRecord')}>
            {t('approvalScreen.show')}
          </Button>
        ) : null}
        <ActMenu table={table} recordKey={key} store={store} apart={apart} onDone={done} />
      </WaitingLine>
      <HiddenLine box={box} hidden={approval.hidden} />
    </>
  );
});
