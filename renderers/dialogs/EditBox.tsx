import IconHelpCircle from '@douyinfe/semi-icons/lib/es/icons/IconHelpCircle';
import Button from '@douyinfe/semi-ui/lib/es/button';
import SemiSwitch from '@douyinfe/semi-ui/lib/es/switch';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { isAudited } from '../../runtime/model/access/documentState.ts';
import { approvalMessages } from '../../runtime/model/messages/approval.ts';
import { addMessages, messageOf } from '../../runtime/model/messages/index.ts';
import { leadMessages } from '../../runtime/model/messages/lead.ts';
import type { Command } from '../../runtime/store/CommandStore.ts';
import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import { keepLiving } from '../../runtime/store/keepLiving.ts';
import { placeOf } from '../../runtime/store/placeIssues.ts';
import { showsClosed } from '../../runtime/store/showsClosed.ts';
import { boxButtons } from '../actions/box/index.ts';
import { type ExplainPlace, explainPlace } from '../explain/explainPlace.ts';
import { DetailTabs } from '../form/DetailTabs.tsx';
import { FormView } from '../form/FormView.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Dialog } from './Dialog.tsx';
import { focusFirst } from './focusables.ts';
import { WaitingButton } from './WaitingButton.tsx';

addMessages({ ...approvalMessages, ...leadMessages });

const DraftGuard = lazyPiece('DraftGuard', async () => (await import('./drafts/DraftGuard.tsx')).DraftGuard);
const DesignBar = lazyPiece('DesignBar', async () => (await import('./design/DesignBar.tsx')).DesignBar);
const PresenceBar = lazyPiece(
  'PresenceBar',
  async () => (await import('./presence/PresenceBar.tsx')).PresenceBar,
);
const BoxScans = lazyPiece('BoxScans', async () => (await import('../picker/BoxScans.tsx')).BoxScans);
const ExplainPanel = lazyPiece(
  'ExplainPanel',
  async () => (await import('../explain/ExplainPanel.tsx')).ExplainPanel,
);
const ApprovalLine = lazyPiece(
  'ApprovalLine',
  async () => (await import('./approval/ApprovalLine.tsx')).ApprovalLine,
);
const AuditPanel = lazyPiece(
  'AuditPanel',
  async () => (await import('./approval/AuditPanel.tsx')).AuditPanel,
);

const ForecastPanel = lazyPiece(
  'ForecastPanel',
  async () => (await import('./approval/ForecastPanel.tsx')).ForecastPanel,
);

interface EditBoxProps {
  readonly box: EditBoxStore;
}

/** The edit box: header form, detail tables, and the buttons that save. */
export const EditBox = observer(function EditBox({ box }: EditBoxProps): ReactNode {
  const { t, settings } = useApp();
  const { editable } = box;
  const { design, hasFlow } = settings.of(box.doc.main.table);
  // The opening the forecast belongs to; the next record starts without a forecast.
  const [forecastOf, setForecastOf] = useState<number>();
  const isForecast = forecastOf === box.turn;
  const forecastButton = useRef<HTMLSpanElement>(null);
  const [why, setWhy] = useState<ExplainPlace>();
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'box.why',
        label: t('box.why'),
        keys: 'mod+/',
        inDialog: true,
        run: () => setWhy(explainPlace(document.activeElement)),
      },
      ...(editable
        ? [
            {
              id: 'box.save',
              label: t('list.save'),
              keys: 'mod+s',
              inDialog: true,
              run: () => void box.save(),
            },
          ]
        : []),
    ],
    [box, editable, t],
  );
  useCommands(commands);
  if (box.phase === 'closed') return null;
  const light = box.variant === 'light';
  return (
    <Dialog
      title={box.title}
      subtitle={box.subtitle}
      state={showsClosed(box) ? t('lead.closed') : undefined}
      width={light ? '80vw' : 'min(90vw, 1800px)'}
      height="auto"
      className={light ? 'jig-box jig-box-light' : 'jig-box'}
      footer={
        <BoxButtons box={box} onWhy={() => setWhy({})}>
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
            box={box}
            onClose={() => {
              setForecastOf(undefined);
              forecastButton.current?.querySelector('button')?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <BoxBody box={box} />
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

const BoxBody = observer(function BoxBody({ box }: EditBoxProps): ReactNode {
  const app = useApp();
  const body = useRef<HTMLDivElement>(null);
  const { phase } = box;
  const { focus } = box.voice;
  useEffect(() => {
    if (phase === 'ready' && focus) focusOn(body.current, focus.path, box);
  }, [phase, focus, box]);
  const { forms, editable } = box;
  const deciding = box.action === 'Audit';
  useEffect(() => (editable ? keepLiving(app, forms) : undefined), [app, forms, editable]);
  if (phase === 'loading') return <div aria-busy="true">{app.t('box.loading')}</div>;
  if (phase === 'failed') return <div role="alert">{box.failure?.message}</div>;
  return (
    <div ref={body} className="jig-box-body">
      {box.conflict === undefined ? null : <ConflictNotice box={box} conflict={box.conflict} />}
      {box.lockedBy === undefined || deciding ? null : (
        <div className="jig-box-reason" role="note">
          {messageOf(box.lockedBy, app.locale)}
        </div>
      )}
      {!deciding && box.key !== undefined && box.saveAction === 'Edit' && isAudited(box.doc.main) ? (
        <Suspense>
          <ApprovalLine key={box.turn} box={box} />
        </Suspense>
      ) : null}
      <div className={deciding ? 'jig-audit-layout' : 'jig-box-layout'}>
        <div className="jig-audit-document">
          <FormView form={box.main} showing={box.showing} />
          <DetailTabs box={box} />
        </div>
        {deciding ? (
          <Suspense>
            <AuditPanel key={box.turn} box={box} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
});

interface BoxButtonsProps extends EditBoxProps {
  readonly children: ReactNode;
  onWhy(): void;
}

const BoxButtons = observer(function BoxButtons({ box, onWhy, children }: BoxButtonsProps): ReactNode {
  const { t, session } = useApp();
  const id = useId();
  const buttons = box.phase === 'ready' ? boxButtons.filter((button) => button.shows(box, session.user)) : [];
  return (
    <>
      <div className="jig-box-side">
        {box.phase === 'ready' ? (
          <Button
            theme="borderless"
            type="tertiary"
            icon={<IconHelpCircle aria-hidden="true" />}
            aria-label={t('box.why')}
            aria-haspopup="dialog"
            onClick={onWhy}
          />
        ) : null}
        {children}
        {box.editable && box.saveAction === 'Add' ? (
          <span className="jig-box-continue">
            <SemiSwitch
              id={id}
              aria-labelledby={`${id}-label`}
              checked={box.continueAdd}
              onChange={(on) => box.setContinueAdd(on)}
            />
            <label id={`${id}-label`} htmlFor={id}>
              {t('box.continueAdd')}
            </label>
          </span>
        ) : null}
      </div>
      {buttons.map((button) => (
        <Button key={button.name} type="primary" onClick={() => void button.run(box)}>
          {t(button.label)}
        </Button>
      ))}
      {box.phase === 'ready' && box.action === 'Audit' ? (
        <Button className="jig-go-decide" theme="solid" type="primary" onClick={goDecide}>
          {t('approval.goDecide')}
        </Button>
      ) : null}
      {box.editable ? (
        <>
          <WaitingButton primary waiting={box.saving.isWaiting} onClick={() => void box.save()}>
            {t('list.save')}
          </WaitingButton>
          <WaitingButton waiting={box.saving.isWaiting} onClick={() => void box.saveAndClose()}>
            {t('list.saveAndClose')}
          </WaitingButton>
        </>
      ) : null}
      <Button
        type="tertiary"
        onClick={() => void (box.action === 'Audit' ? box.deciding.close() : box.close())}
      >
        {t('list.close')}
      </Button>
    </>
  );
});

/** Focuses the decision form below the document and scrolls to it. */
function goDecide(): void {
  const title = document.querySelector<HTMLElement>('.jig-audit-panel > h3');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

/**
 * Focuses the first field, or the place of an issue. Leaves the focus alone when the field is not on this
 * form.
 */
function focusOn(root: HTMLElement | null, path: string | undefined, box: EditBoxStore): void {
  if (path === undefined) {
    focusFirst(root?.querySelector('.jig-form'));
    return;
  }
  const place = placeOf(path);
  if (place.kind === 'field') focusFirst(root?.querySelector(`[data-field="${CSS.escape(place.field)}"]`));
  if (place.kind !== 'cell') return;
  const detail = box.details.find((one) => one.schema.table === place.table);
  const key = detail?.keyAt(place.row);
  if (!detail || key === undefined) return;
  box.showDetail(place.table);
  detail.begin(key);
  // Wait until the editors of the row are drawn.
  requestAnimationFrame(() => {
    focusFirst(root?.querySelector(`[data-cell="${CSS.escape(`${place.table}.${key}.${place.field}`)}"]`));
  });
}
