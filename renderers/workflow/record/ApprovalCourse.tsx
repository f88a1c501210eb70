import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import { ApproverTable } from './ApproverTable.tsx';
import { EditTable } from './EditTable.tsx';
import { RecordTable } from './RecordTable.tsx';
import { StepList } from './StepList.tsx';

interface ApprovalCourseProps {
  readonly store: ApprovalStore;
}

/** Progress of a document's approval: steps, approvers of the chosen step, and the record. */
export const ApprovalCourse = observer(function ApprovalCourse({ store }: ApprovalCourseProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { approval, step } = store;
  if (!approval) return null;
  const { flow, steps, currentStepId } = approval;
  return (
    <div className="jig-course">
      {steps.length === 0 ? null : (
        <section aria-labelledby={id}>
          <h3 id={id}>
            {flow?.name ? t('approvalScreen.flowNamed', { name: flow.name }) : t('approvalScreen.flow')}
          </h3>
          <StepList steps={steps} chosen={step} current={currentStepId} onChoose={store.choose} />
        </section>
      )}
      {step?.type === 'node' ? <ApproverTable step={step} /> : null}
      <EditTable approval={approval} />
      <RecordTable approval={approval} />
    </div>
  );
});
