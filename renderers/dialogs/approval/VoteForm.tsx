import SemiTextArea from '@douyinfe/semi-ui/lib/es/input/textarea';
import RadioGroup from '@douyinfe/semi-ui/lib/es/radio/radioGroup';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { approvalScreenMessages } from '../../../runtime/model/messages/approvalScreen.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { VoteDraft } from '../../../runtime/store/VoteDraft.ts';
import './approval.css';

addMessages(approvalMessages);
addMessages(approvalScreenMessages);
addMessages(listDialogMessages);

/** The continuation that leaves it to each node. */
export const asNode = -1;

/** One continuation of a rejection or a reverse approval. */
export interface Follow {
  readonly value: number;
  readonly label: string;
}

interface VoteFormProps {
  readonly vote: VoteDraft;
  /** The approval is taken back: the result is fixed. */
  readonly reversing?: boolean;
  /** What may follow; none: the question is not asked. */
  readonly follows?: readonly Follow[];
  readonly follow?: number | undefined;
}

const none: readonly Follow[] = [];

/** 通过 or 拒绝, or 反审; what follows; and why. */
export const VoteForm = observer(function VoteForm(props: VoteFormProps): ReactNode {
  const { vote, reversing = false, follows = none, follow } = props;
  const { t } = useApp();
  const id = useId();
  return (
    <>
      <div className="jig-decision-line">
        <span id={`${id}-result`}>{t('approval.result')}</span>
        <ChoiceGroup labelledBy={`${id}-result`}>
          <RadioGroup
            name={id}
            options={
              reversing
                ? [{ label: t('approvalScreen.reverse'), value: auditStatus.reversed }]
                : [
                    { label: t('list.auditPassed'), value: auditStatus.approved },
                    { label: t('list.auditRefused'), value: auditStatus.returned },
                  ]
            }
            value={vote.status}
            onChange={(event) => vote.setStatus(Number(event.target.value))}
          />
        </ChoiceGroup>
      </div>
      {follows.length === 0 ? null : (
        <div className="jig-decision-line">
          <span id={`${id}-follows`}>{t('approvalScreen.follows')}</span>
          <ChoiceGroup labelledBy={`${id}-follows`}>
            <RadioGroup
              direction="vertical"
              name={`${id}-follows`}
              options={[...follows]}
              value={follow}
              onChange={({ target: { value } }) =>
                vote.setContinuation(value === asNode ? undefined : Number(value))
              }
            />
          </ChoiceGroup>
        </div>
      )}
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

/** Semi's group has no role of its own (2.90.1): its name would be read by nobody. */
function ChoiceGroup({
  labelledBy,
  children,
}: {
  readonly labelledBy: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="jig-choices">
      {children}
    </div>
  );
}
