import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type App, useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { approvalMessages } from '../../runtime/model/messages/approval.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { BoxLayout } from '../../runtime/store/box/BoxLayout.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { keepLiving } from '../../runtime/store/form/keepLiving.ts';
import { ForecastStore } from '../../runtime/store/workflow/ForecastStore.ts';
import { type ExplainPlace, explainPlace } from '../explain/explainPlace.ts';
import { RecordStar } from '../favourites/RecordStar.tsx';
import { DetailTabs } from '../form/DetailTabs.tsx';
import { FormView } from '../form/FormView.tsx';
import { boxPanels } from '../panels/boxPanels.ts';
import { PanelButtons } from '../panels/PanelButtons.tsx';
import { BoxScans } from '../picker/BoxScans.tsx';
import { BoxBar } from './BoxBar.tsx';
import { BoxButtons } from './BoxButtons.tsx';
import { BoxFailure } from './BoxFailure.tsx';
import { boxCommands } from './boxCommands.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Dialog } from './Dialog.tsx';
import { DocumentState } from './DocumentState.tsx';
import { focusPlace } from './focusPlace.ts';
import { RecordStepper } from './RecordStepper.tsx';
import { useGridRoom } from './useGridRoom.ts';

addMessages(approvalMessages);

const DraftGuard = lazyPiece('DraftGuard', async () => (await import('./drafts/DraftGuard.tsx')).DraftGuard);
const DesignBar = lazyPiece('DesignBar', async () => (await import('./design/DesignBar.tsx')).DesignBar);
const PresenceBar = lazyPiece(
  'PresenceBar',
  async () => (await import('./presence/PresenceBar.tsx')).PresenceBar,
);
const SubmitLine = lazyPiece(
  'SubmitLine',
  async () => (await import('../workflow/record/SubmitLine.tsx')).SubmitLine,
);
const ExplainPanel = lazyPiece(
  'ExplainPanel',
  async () => (await import('../explain/ExplainPanel.tsx')).ExplainPanel,
);
const AuditPanel = lazyPiece(
  'AuditPanel',
  async () => (await import('../workflow/record/AuditPanel.tsx')).AuditPanel,
);

const ForecastPanel = lazyPiece(
  'ForecastPanel',
  async () => (await import('../workflow/record/ForecastPanel.tsx')).ForecastPanel,
);

const BoxPanelView = lazyPiece(
  'BoxPanelView',
  async () => (await import('../panels/BoxPanelView.tsx')).BoxPanelView,
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
  const { t, settings } = app;
  const { editable } = box;
  const { source } = box.options;
  const { design, hasFlow } = settings.of(box.doc.main.table);
  // The opening the forecast belongs to; the next record starts without a forecast.
  const [forecastOf, setForecastOf] = useState<number>();
  const isForecast = forecastOf === box.turn;
  const submitId = useId();
  // Each opening has a forecast of its own.
  const forecast = useMemo(() => new ForecastStore(app, box), [app, box, box.turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins unfolded
  const layout = useMemo(() => new BoxLayout(), [box, box.turn]);
  const forecastButton = useRef<HTMLSpanElement>(null);
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
  // Without rows, a panel or a decision beside it, a form is as high as its fields.
  const isPlain = box.doc.details.length === 0 && panel === undefined && box.action !== 'Audit';
  const looks = ['jig-box', ...(light ? ['jig-box-light'] : []), ...(isPlain ? ['jig-box-plain'] : [])];
  const submits = hasFlow === true && box.editable && box.saveAction === 'Add';
  return (
    <Dialog
      title={box.title}
      subtitle={box.subtitle}
      beside={
        <>
          <DocumentState box={box} />
          {source ? <RecordStepper box={box} source={source} /> : null}
          {source ? <RecordStar box={box} /> : null}
        </>
      }
      width={light ? '80vw' : 'min(90vw, 1800px)'}
      height="auto"
      bar={<BoxBar box={box} />}
      className={looks.join(' ')}
      footer={
        <BoxButtons box={box} submitId={submits ? submitId : undefined} onWhy={() => setWhy({})}>
          <PanelButtons
            box={box}
            open={panel?.name}
            onOpen={(name) => setPanel(name === undefined ? undefined : { name })}
          />
          {hasFlow && box.phase === 'ready' && box.action !== 'Audit' ? (
            <span ref={forecastButton}>
              <Button
                aria-expanded={isForecast}
                onClick={() => setForecastOf(isForecast ? undefined : box.turn)}
              >
                {t('approval.forecast')}
              </Button>
            </span>
          ) : null}
          {submits ? (
            <Suspense>
              <SubmitLine store={forecast} id={submitId} />
            </Suspense>
          ) : null}
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
      {isForecast && box.phase === 'ready' && box.action !== 'Audit' ? (
        <Suspense>
          <ForecastPanel
            store={forecast}
            onClose={() => {
              setForecastOf(undefined);
              forecastButton.current?.querySelector('button')?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <BoxBody box={box} layout={layout}>
        {panel === undefined ? null : (
          <Suspense>
            <BoxPanelView box={box} {...panel} onClose={() => setPanel(undefined)} />
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
  const deciding = box.action === 'Audit';
  useEffect(() => (editable ? keepLiving(app, forms) : undefined), [app, forms, editable]);
  useGridRoom(body, layout, phase === 'ready');
  if (phase === 'loading') return <div aria-busy="true">{app.t('box.loading')}</div>;
  if (phase === 'failed') return <BoxFailure box={box} />;
  return (
    <div ref={body} className="jig-box-body">
      {box.conflict === undefined ? null : <ConflictNotice box={box} conflict={box.conflict} />}
      <div className={deciding ? 'jig-audit-layout' : 'jig-box-layout'} data-folded={layout.isFolded}>
        <div className="jig-audit-document">
          <FormView form={box.main} showing={box.showing} />
          <DetailTabs box={box} {...(deciding ? {} : { layout })} />
        </div>
        {deciding ? (
          <Suspense>
            <AuditPanel key={box.turn} box={box} />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </div>
  );
});
