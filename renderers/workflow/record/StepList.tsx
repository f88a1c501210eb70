import type { ReactNode } from 'react';
import type { ApprovalStep } from '../../../runtime/data/workflow/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { namesText } from '../../../runtime/store/workflow/waitingText.ts';
import { DueMark } from './DueMark.tsx';
import { StateMark } from './StateMark.tsx';
import { stepTone, stepWord } from './stateWords.ts';

interface StepListProps {
  readonly steps: readonly ApprovalStep[];
  readonly chosen: ApprovalStep | undefined;
  readonly current: string | undefined;
  onChoose(stepId: string): void;
}

/** Nodes a document passed and will pass, each with its state; one is chosen. */
export function StepList({ steps, chosen, current, onChoose }: StepListProps): ReactNode {
  const { t } = useApp();
  return (
    <ol className="jig-steps">
      {steps.map((step, at) => (
        // A reopened node is listed once; its forecast and its visit may both be listed.
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity and the list is replaced as a whole
        <li key={`${step.stepId} ${at}`} data-tone={stepTone(step)}>
          <button
            type="button"
            aria-pressed={step === chosen}
            aria-current={step.stepId === current && step.status === 0 ? 'step' : undefined}
            onClick={() => onChoose(step.stepId)}
          >
            <span className="jig-step-name">{step.stepName}</span>{' '}
            <StateMark tone={stepTone(step)}>{t(stepWord(step))}</StateMark>{' '}
            <span className="jig-step-who">{whoOf(step, t)}</span>
            <DueMark step={step} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function whoOf(step: ApprovalStep, t: ReturnType<typeof useApp>['t']): string {
  if (step.type === 'start') return [step.creator, step.createDate].filter((part) => part !== '').join(' ');
  const names = step.approvers.map(({ userName, roleName }) => userName || roleName);
  if (names.length === 0) return '';
  const who = namesText(names, t);
  if (names.length === 1) return who;
  return `${who} · ${t(step.method === 1 ? 'approvalScreen.everybody' : 'approvalScreen.anyone')}`;
}
