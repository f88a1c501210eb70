import SemiTextArea from '@douyinfe/semi-ui/lib/es/input/textarea';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { caseRun } from './caseRun.ts';
import { RunDialog } from './RunDialog.tsx';

addMessages(approvalMessages);

interface CaseDialogProps extends PageDialogProps {
  readonly caseType: 0 | 1;
}

/**
 * 结案 (1) and 反结案 (0) of the chosen documents.
 * Sales orders, plans, assembly and purchase orders ask for a reason; work orders ask for a confirmation. The
 * page's `caseDialog` selects which.
 */
const CaseDialog = observer(function CaseDialog({ page, caseType, onClose }: CaseDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const id = useId();
  const [draft] = useState(() => ({ reason: '' }));
  const [reason, setReason] = useState('');
  const [run] = useState(() => caseRun(app, page, caseType, () => draft.reason));
  const change = (text: string): void => {
    draft.reason = text;
    setReason(text);
  };
  return (
    <RunDialog
      page={page}
      title={t(caseType === 1 ? 'list.closeCase' : 'list.reCloseCase')}
      run={run}
      submit={t('list.ok')}
      onClose={onClose}
    >
      <p>{t(caseType === 1 ? 'approval.askClose' : 'approval.askReopen', { n: run.rows.length })}</p>
      {page.page.caseDialog ? (
        <div className="jig-decision-line">
          <label htmlFor={id}>{t('approval.caseReason')}</label>
          <SemiTextArea
            id={id}
            placeholder={t('approval.caseHint')}
            maxLength={500}
            autosize={{ minRows: 2, maxRows: 10 }}
            value={reason}
            onChange={change}
          />
        </div>
      ) : null}
    </RunDialog>
  );
});

/** Dialog for closing (1) or reopening (0), as the page opens it. */
export function caseDialog(caseType: 0 | 1): ComponentType<PageDialogProps> {
  return function ThisCase(props) {
    return <CaseDialog {...props} caseType={caseType} />;
  };
}
