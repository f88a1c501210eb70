import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type App, useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { Parts } from '../../runtime/host/Parts.tsx';
import { BoxLayout } from '../../runtime/store/box/BoxLayout.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { keepLiving } from '../../runtime/store/form/keepLiving.ts';
import { type ExplainPlace, explainPlace } from '../explain/explainPlace.ts';
import { DetailTabs } from '../form/DetailTabs.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { boxPanels } from '../panels/boxPanels.ts';
import { PanelButtons } from '../panels/PanelButtons.tsx';
import { BoxScans } from '../picker/BoxScans.tsx';
import { BoxBar } from './BoxBar.tsx';
import { BoxButtons } from './BoxButtons.tsx';
import { BoxFailure } from './BoxFailure.tsx';
import { BoxSlots } from './BoxSlots.tsx';
import { boxCommands } from './boxCommands.ts';
import { boxMode } from './boxParts.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Dialog } from './Dialog.tsx';
import { DocumentState } from './DocumentState.tsx';
import { focusPlace } from './focusPlace.ts';
import { RecordStepper } from './RecordStepper.tsx';
import { useGridRoom } from './useGridRoom.ts';

const DraftGuard = lazyPiece('DraftGuard', async () => (await import('./drafts/DraftGuard.tsx')).DraftGuard);
const DesignBar = lazyPiece('DesignBar', async () => (await import('./design/DesignBar.tsx')).DesignBar);
const PresenceBar = lazyPiece(
  'PresenceBar',
  async () => (await import('./presence/PresenceBar.tsx')).PresenceBar,
);
const ExplainPanel = lazyPiece(
  'ExplainPanel',
  async () => (await import('../explain/ExplainPanel.tsx')).ExplainPanel,
);
const BoxPanelContent = lazyPiece(
  'BoxPanelContent',
  async () => (await import('../panels/BoxPanelContent.tsx')).BoxPanelContent,
);

/** The panel that a box shows. */
interface OpenPanel {
  readonly name: string;
  /** Shown without being asked: it leaves the focus where it is. */
  readonly isGiven?: boolean;
}

/** The panel that is open from the start. */
const firstPanel = ({ boxPanels: plugged }: App, box: EditBoxStore): OpenPanel | undefined => {
  const panel = boxPanels(plugged).find((one) => one.startsOpen?.(box));
  return panel && { name: panel.name, isGiven: true };
};

interface EditBoxProps {
  readonly box: EditBoxStore;
}

/** The edit box: header form, detail tables, and the buttons that save. */
export const EditBox = observer(function EditBox({ box }: EditBoxProps): ReactNode {
  const app = useApp();
  const { settings } = app;
  const { editable } = box;
  const { source } = box.options;
  const { design, hasFlow } = settings.of(box.doc.main.table);
  const lineId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins unfolded
  const layout = useMemo(() => new BoxLayout(), [box, box.turn]);
  const [why, setWhy] = useState<ExplainPlace>();
  // It stays open for the next record.
  const [panel, setPanel] = useState(() => firstPanel(app, box));
  const commands = useMemo(
    () =>
      boxCommands(app, box, { editable, layout, onWhy: () => setWhy(explainPlace(document.activeElement)) }),
    [app, box, layout, editable],
  );
  useCommands(commands);
  if (box.phase === 'closed') return null;
  const light = box.variant === 'light';
  // Without rows or anything beside it, a form is as high as its fields.
  const isPlain = box.doc.details.length === 0 && panel === undefined && boxMode(box) === undefined;
  const looks = ['jig-box', ...(light ? ['jig-box-light'] : []), ...(isPlain ? ['jig-box-plain'] : [])];
  const submitId = hasFlow === true && box.editable && box.saveAction === 'Add' ? lineId : undefined;
  return (
    <Dialog
      title={box.title}
      subtitle={box.subtitle}
      beside={
        <>
          <DocumentState box={box} />
          {source ? <RecordStepper box={box} source={source} /> : null}
          {source ? <Parts place="boxTitle" told={{ box }} /> : null}
        </>
      }
      width={light ? '80vw' : 'min(90vw, 1800px)'}
      height="auto"
      bar={<BoxBar box={box} />}
      className={looks.join(' ')}
      footer={
        <BoxButtons box={box} submitId={submitId} onWhy={() => setWhy({})}>
          <PanelButtons
            box={box}
            open={panel?.name}
            onOpen={(name) => setPanel(name === undefined ? undefined : { name })}
          />
          <BoxSlots place="foot" turn={box.turn} box={box} submitId={submitId} />
        </BoxButtons>
      }
      onClose={box.close}
    >
      <Suspense>
        <PresenceBar box={box} />
        <DraftGuard box={box} />
        {design === undefined ? null : <DesignBar table={box.doc.main.table} design={design} />}
        <BoxScans box={box} />
      </Suspense>
      <BoxSlots place="above" turn={box.turn} box={box} submitId={submitId} />
      <BoxBody box={box} layout={layout}>
        {panel === undefined ? null : (
          <Suspense>
            <BoxPanelContent box={box} {...panel} onClose={() => setPanel(undefined)} />
          </Suspense>
        )}
      </BoxBody>
      {why === undefined ? null : (
        <Suspense>
          <ExplainPanel box={box} place={why} onClose={() => setWhy(undefined)} />
        </Suspense>
      )}
      <div className="jig-hidden" aria-live="assertive">
        {box.voice.announcement}
      </div>
    </Dialog>
  );
});

interface BoxBodyProps extends EditBoxProps {
  readonly layout: BoxLayout;
  /** The open panel beside the document. */
  readonly children: ReactNode;
}

const BoxBody = observer(function BoxBody({ box, layout, children }: BoxBodyProps): ReactNode {
  const app = useApp();
  const body = useRef<HTMLDivElement>(null);
  const { phase } = box;
  const { focus } = box.voice;
  useEffect(() => {
    if (phase === 'ready' && focus) focusPlace(body.current, focus.path, box);
  }, [phase, focus, box]);
  const { forms, editable } = box;
  const mode = boxMode(box);
  useEffect(() => (editable ? keepLiving(app, forms) : undefined), [app, forms, editable]);
  useGridRoom(body, layout, phase === 'ready');
  if (phase === 'loading') return <div aria-busy="true">{app.t('box.loading')}</div>;
  if (phase === 'failed') return <BoxFailure box={box} />;
  return (
    <div ref={body} className="jig-box-body">
      {box.conflict === undefined ? null : <ConflictNotice box={box} conflict={box.conflict} />}
      <div className={mode?.className ?? 'jig-box-layout'} data-folded={layout.isFolded}>
        <div className="jig-audit-document">
          <FormFields form={box.main} showing={box.showing} />
          <DetailTabs box={box} {...(mode ? {} : { layout })} />
        </div>
        {mode ? (
          <Suspense>
            <mode.side key={box.turn} box={box} submitId={undefined} />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </div>
  );
});
