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
import type { VoteDraft } from '../../../runtime/store/workflow/VoteDraft.ts';
import './approval.css';

addMessages(approvalMessages);
addMessages(approvalScreenMessages);
addMessages(listDialogMessages);

/** Continuation "as the node says". */
export const asNode = -1;

/** One continuation of a rejection or a reverse approval. */
export interface Follow {
  readonly value: number;
  readonly label: string;
}

interface VoteFormProps {
  readonly vote: VoteDraft;
  /** True for a reverse approval: the result is fixed. */
  readonly reversing?: boolean;
  /** Continuations to choose from; without them the question is not shown. */
  readonly follows?: readonly Follow[];
  readonly follow?: number | undefined;
}

const none: readonly Follow[] = [];

/** Form of a decision: 通过 or 拒绝, or 反审; the continuation; and the reason. */
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

/** Semi's group has no role (2.90.1), so screen readers would not read its name. */
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
