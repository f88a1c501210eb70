import SemiTextArea from '@douyinfe/semi-ui/lib/es/input/textarea';
import RadioGroup from '@douyinfe/semi-ui/lib/es/radio/radioGroup';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/documentState.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { VoteDraft } from '../../../runtime/store/VoteDraft.ts';
import './approval.css';

addMessages(approvalMessages);
addMessages(listDialogMessages);

interface VoteFormProps {
  readonly vote: VoteDraft;
}

/** 通过 or 拒绝, and why: the plain approval of documents without a flow (specification 1 section 4). */
export const VoteForm = observer(function VoteForm({ vote }: VoteFormProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  return (
    <>
      <div className="jig-decision-line">
        <span id={`${id}-result`}>{t('approval.result')}</span>
        <RadioGroup
          aria-labelledby={`${id}-result`}
          className="jig-choices"
          name={id}
          options={[
            { label: t('list.auditPassed'), value: auditStatus.approved },
            { label: t('list.auditRefused'), value: auditStatus.returned },
          ]}
          value={vote.status}
          onChange={(event) => vote.setStatus(Number(event.target.value))}
        />
      </div>
      <div className="jig-decision-line">
        <label htmlFor={`${id}-reason`}>{t('approval.reason')}</label>
        <SemiTextArea
          id={`${id}-reason`}
          placeholder={t('approval.reasonHint')}
          maxLength={500}
          autosize={{ minRows: 2, maxRows: 10 }}
          value={vote.reason}
          onChange={vote.setReason}
        />
      </div>
    </>
  );
});
