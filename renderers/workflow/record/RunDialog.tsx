import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { RowsRun } from '../../../runtime/store/page/RowsRun.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { RunTable } from './RunTable.tsx';

interface RunDialogProps {
  readonly page: PageStore;
  readonly title: string;
  readonly run: RowsRun;
  readonly submit: string;
  /** Inputs shown before the rows are sent. */
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * A dialog that applies an action to the chosen rows.
 * Closes when all rows succeeded; otherwise shows which failed and why, and sends those again on request.
 * Reloads the list as soon as any row changed.
 */
export const RunDialog = observer(function RunDialog(props: RunDialogProps): ReactNode {
  const { page, title, run, submit, children, onClose } = props;
  const { t, notify } = useApp();
  const { failed, answered, running } = run;
  const send = async (): Promise<void> => {
    const all = await run.run();
    if (run.changedSome) void page.refresh();
    if (!all) return;
    notify.success(run.message ?? t('box.saved'));
    onClose();
  };
  return (
    <Dialog
      title={title}
      subtitle={page.doc.main.cnName}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={running} onClick={() => void send()}>
            {answered && failed.length > 0 ? t('approval.retryFailed', { n: failed.length }) : submit}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t(answered ? 'list.close' : 'list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-decision">
        {children}
        <RunTable run={run} title={nameTitle(page)} />
      </div>
    </Dialog>
  );
});

function nameTitle({ doc: { main } }: PageStore): string {
  return main.byName.get(main.nameField)?.title ?? main.cnName;
}
