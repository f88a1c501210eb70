import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { importMessages } from '../../../runtime/model/messages/import.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { importOf } from '../../../runtime/store/page/ImportStore.ts';
import { Dialog } from '../Dialog.tsx';
import { WaitingButton } from '../WaitingButton.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { FileChoice } from './FileChoice.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { refusalText } from './refusalText.ts';
import './import.css';

addMessages({ ...listDialogMessages, ...importMessages });

/** 导入 (600 x 350): template, file, check, import, progress and outcome. */
export const ImportDialog = observer(function ImportDialog({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const [run] = useState(() => importOf(app, page));
  const { step, outcome, problem, batch } = run;
  const busy = step === 'check' || step === 'import' || step === 'undo';
  const imported = outcome?.accepted === true && !run.checkedOnly;
  return (
    <Dialog
      title={t('import.title', { title: page.doc.main.cnName })}
      width={600}
      height={350}
      onClose={onClose}
      footer={
        <>
          {outcome?.reportUrl === undefined ? null : (
            <Button type="tertiary" onClick={() => void run.report()}>
              {t('import.report')}
            </Button>
          )}
          {imported ? null : (
            <>
              <WaitingButton waiting={busy} onClick={() => void run.check()}>
                {t('import.check')}
              </WaitingButton>
              <WaitingButton primary waiting={busy} onClick={() => void run.import()}>
                {t('list.import')}
              </WaitingButton>
            </>
          )}
          {batch === undefined ? null : (
            <WaitingButton waiting={busy} onClick={() => void run.undo()}>
              {t('import.undo')}
            </WaitingButton>
          )}
          <Button type="tertiary" onClick={onClose}>
            {t('list.close')}
          </Button>
        </>
      }
    >
      <div className="jig-import">
        <div className="jig-import-steps">
          <span>{t('import.steps')}</span>
          <Button theme="borderless" onClick={() => void run.template()}>
            {t('list.downloadTemplate')}
          </Button>
        </div>
        <FileChoice run={run} />
        <div role="alert" className="jig-import-problem">
          {problem}
        </div>
        {busy ? <ImportProgress run={run} /> : null}
        {outcome === undefined ? null : (
          <div role="status" className={outcome.accepted ? 'jig-import-good' : 'jig-import-problem'}>
            {run.undone ? t('import.undone') : outcome.accepted ? outcome.message : refusalText(t, outcome)}
          </div>
        )}
        {outcome === undefined || outcome.errors.length === 0 ? null : (
          <ErrorTable errors={outcome.errors} count={outcome.errorCount} height={132} />
        )}
      </div>
    </Dialog>
  );
});
