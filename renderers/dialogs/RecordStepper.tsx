import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronUp from '@douyinfe/semi-icons/lib/es/icons/IconChevronUp';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import type { RecordSource } from '../../runtime/store/box/BoxOptions.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { RecordSteps } from '../../runtime/store/box/RecordSteps.ts';
import type { Command } from '../../runtime/store/shell/CommandStore.ts';
import './recordStepper.css';

interface RecordStepperProps {
  readonly box: EditBoxStore;
  readonly source: RecordSource;
}

/** Buttons to the previous and the next record of the list, and the number of this one. */
export const RecordStepper = observer(function RecordStepper(props: RecordStepperProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { box, source } = props;
  const steps = useMemo(() => new RecordSteps(app, box, source), [app, box, source]);
  useEffect(() => steps.watch(), [steps]);
  const { place } = steps;
  const offered = place !== undefined;
  const commands = useMemo(
    (): readonly Command[] =>
      offered
        ? [
            {
              id: 'box.nextRecord',
              label: t('box.nextRecord'),
              keys: 'f9',
              inDialog: true,
              run: () => void steps.step(1),
            },
            {
              id: 'box.previousRecord',
              label: t('box.previousRecord'),
              keys: 'shift+f9',
              inDialog: true,
              run: () => void steps.step(-1),
            },
          ]
        : [],
    [offered, steps, t],
  );
  useCommands(commands);
  if (place === undefined) return null;
  const button = (by: 1 | -1, label: string, Icon: typeof IconChevronUp): ReactNode => (
    <button
      type="button"
      disabled={!steps.leads(by)}
      aria-label={label}
      title={label}
      onClick={() => void steps.step(by)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
  const at = place.at ?? '—';
  return (
    <fieldset className="jig-record-steps" aria-label={t('box.records')} aria-busy={steps.moving}>
      <span aria-hidden="true">
        {at} / {place.total}
      </span>
      <span className="jig-unseen">{t('box.recordOf', { at, total: place.total })}</span>
      {button(-1, `${t('box.previousRecord')} (Shift+F9)`, IconChevronUp)}
      {button(1, `${t('box.nextRecord')} (F9)`, IconChevronDown)}
    </fieldset>
  );
});
