import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useCommands } from '../../../runtime/host/CommandContext.ts';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { Command } from '../../../runtime/store/shell/CommandStore.ts';

interface DecisionBarProps {
  /** Reason the decision is blocked; empty when it is not. */
  readonly problem: string;
  /** 1 (approve) or 3 (reject). */
  onChoose(status: number): void;
}

/** Buttons 拒绝 and 通过, fixed at the foot of the screen; keys `r` and `a`, as in the list. */
export function DecisionBar({ problem, onChoose }: DecisionBarProps): ReactNode {
  const { t, locale } = useApp();
  const { active } = usePageRoute();
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `locale` stands for `t`
  const commands = useMemo((): readonly Command[] => {
    if (!active) return [];
    const command = (id: string, label: string, keys: string, status: number): Command => ({
      id,
      label,
      keys,
      run: () => choose.current(status),
    });
    return [
      command('approve.approve', t('inbox.approve'), 'a', auditStatus.approved),
      command('approve.reject', t('inbox.reject'), 'r', auditStatus.returned),
    ];
  }, [active, locale]);
  useCommands(commands);
  return (
    <div className="jig-approve-bar">
      <p role="alert" className="jig-decision-problem">
        {problem}
      </p>
      <button
        type="button"
        className="jig-approve-button jig-approve-reject"
        onClick={() => onChoose(auditStatus.returned)}
      >
        {t('inbox.reject')}
      </button>
      <button
        type="button"
        className="jig-approve-button jig-approve-main"
        onClick={() => onChoose(auditStatus.approved)}
      >
        {t('inbox.approve')}
      </button>
    </div>
  );
}
