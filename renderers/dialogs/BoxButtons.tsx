import IconHelpCircle from '@douyinfe/semi-icons/lib/es/icons/IconHelpCircle';
import Button from '@douyinfe/semi-ui/lib/es/button';
import SemiSwitch from '@douyinfe/semi-ui/lib/es/switch';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { boxButtons } from '../actions/box/index.ts';
import { boxMode } from './boxParts.ts';
import { WaitingButton } from './WaitingButton.tsx';

const SaveDraftButton = lazyPiece(
  'SaveDraftButton',
  async () => (await import('./drafts/SaveDraftButton.tsx')).SaveDraftButton,
);

interface BoxButtonsProps {
  readonly box: EditBoxStore;
  readonly children: ReactNode;
  /** DOM id of the line that says whom a save submits to; undefined: it submits nothing. */
  readonly submitId: string | undefined;
  onWhy(): void;
}

/** The foot of an edit box: what `children` bring, then the buttons that decide, save and close. */
export const BoxButtons = observer(function BoxButtons(props: BoxButtonsProps): ReactNode {
  const { box, submitId, onWhy, children } = props;
  const { t, session } = useApp();
  const id = useId();
  const mode = boxMode(box);
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
      {mode && box.phase === 'ready' ? (
        <Suspense>
          <mode.buttons box={box} submitId={submitId} />
        </Suspense>
      ) : null}
      {box.editable ? (
        <>
          {submitId ? (
            <Suspense>
              <SaveDraftButton box={box} />
            </Suspense>
          ) : null}
          <WaitingButton
            primary
            waiting={box.saving.isWaiting}
            describedBy={submitId}
            onClick={() => void box.save()}
          >
            {t('list.save')}
          </WaitingButton>
          <WaitingButton waiting={box.saving.isWaiting} onClick={() => void box.saveAndClose()}>
            {t('list.saveAndClose')}
          </WaitingButton>
        </>
      ) : null}
      <Button type="tertiary" onClick={() => void (mode ? mode.close(box) : box.close())}>
        {t('list.close')}
      </Button>
    </>
  );
});
