import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { importMessages } from '../../../runtime/model/messages/import.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { importOf } from '../../../runtime/store/page/ImportStore.ts';
import { ErrorTable } from './ErrorTable.tsx';
import { refusalText } from './refusalText.ts';
import './import.css';

addMessages({ ...listDialogMessages, ...importMessages });

/** Stays in the page after an import: bad cells beside the list, or the undo button. */
export const ImportResult = observer(function ImportResult({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const [run] = useState(() => importOf(app, page));
  const { outcome, batch } = run;
  if (outcome === undefined) return null;
  const close = (): void => {
    run.forget();
    onClose();
  };
  return (
    <section className="jig-import-result" aria-label={t('import.result')}>
      <div className="jig-import-result-head">
        <strong className={outcome.accepted ? 'jig-import-good' : 'jig-import-problem'}>
          {run.undone ? t('import.undone') : outcome.accepted ? outcome.message : refusalText(t, outcome)}
        </strong>
        {batch === undefined ? null : (
          <Button size="small" onClick={() => void run.undo()}>
            {t('import.undo')}
          </Button>
        )}
        {outcome.reportUrl === undefined ? null : (
          <Button size="small" onClick={() => void run.report()}>
            {t('import.report')}
          </Button>
        )}
        {outcome.accepted ? null : (
          <Button size="small" onClick={() => page.openDialog('import')}>
            {t('import.again')}
          </Button>
        )}
        <Button size="small" type="tertiary" onClick={close}>
          {t('list.close')}
        </Button>
      </div>
      {outcome.errors.length === 0 ? null : (
        <ErrorTable errors={outcome.errors} count={outcome.errorCount} height={128} />
      )}
    </section>
  );
});
