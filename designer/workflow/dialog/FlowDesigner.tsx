import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { ConflictNotice } from '../../../renderers/dialogs/ConflictNotice.tsx';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import '../../../runtime/model/explain/allMessages.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { mergeFlow } from '../merge/mergeFlow.ts';
import { FlowWorkspace } from './FlowWorkspace.tsx';
import './flowDesigner.css';

const PresenceBar = lazyPiece(
  'PresenceBar',
  async () => (await import('../../../renderers/dialogs/presence/PresenceBar.tsx')).PresenceBar,
);

const DraftGuard = lazyPiece(
  'DraftGuard',
  async () => (await import('../../../renderers/dialogs/drafts/DraftGuard.tsx')).DraftGuard,
);
const FlowMergePanel = lazyPiece(
  'FlowMergePanel',
  async () => (await import('../merge/FlowMergePanel.tsx')).FlowMergePanel,
);
const merging = { merge: mergeFlow, Panel: FlowMergePanel };

interface FlowDesignerProps {
  readonly box: EditBoxStore;
}

/**
 * The workflow designer, shown instead of the edit box of Sys_WorkFlow. The box still loads, saves and keeps
 * drafts; the designer only shows its content.
 */
export const FlowDesigner = observer(function FlowDesigner({ box }: FlowDesignerProps): ReactNode {
  const { t, locale } = useApp();
  const [publishing, setPublishing] = useState(false);
  const publish = useCallback(() => setPublishing(true), []);
  if (box.phase === 'closed') return null;
  return (
    <Dialog
      title={box.title}
      subtitle={t('flowDesigner.title')}
      width="min(90vw, 1800px)"
      height="auto"
      padding={0}
      className="jig-box jig-fd-designer"
      onClose={box.close}
      footer={
        <>
          {box.editable ? (
            <WaitingButton primary waiting={box.saving.isWaiting} onClick={publish}>
              {t('editor.publish')}
            </WaitingButton>
          ) : null}
          <Button type="tertiary" onClick={() => void box.close()}>
            {t('list.close')}
          </Button>
        </>
      }
    >
      <Suspense>
        <PresenceBar box={box} />
        <DraftGuard box={box} merging={merging} />
      </Suspense>
      {box.conflict === undefined ? null : (
        <ConflictNotice box={box} conflict={box.conflict} Panel={FlowMergePanel} />
      )}
      {box.lockedBy === undefined ? null : (
        <div className="jig-box-readonly" role="note">
          {messageOf(box.lockedBy, locale)}
        </div>
      )}
      {box.phase === 'loading' ? <div aria-busy="true">{t('box.loading')}</div> : null}
      {box.phase === 'failed' ? <div role="alert">{box.failure?.message}</div> : null}
      {box.phase === 'ready' ? (
        <FlowWorkspace
          key={box.turn}
          box={box}
          publishing={publishing}
          onPublish={publish}
          onPublished={() => setPublishing(false)}
        />
      ) : null}
      <div className="jig-hidden" aria-live="assertive">
        {box.voice.announcement}
      </div>
    </Dialog>
  );
});
