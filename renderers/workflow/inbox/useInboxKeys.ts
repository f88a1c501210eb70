import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useCommands } from '../../../runtime/host/CommandContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { Command } from '../../../runtime/store/shell/CommandStore.ts';
import type { InboxRow, InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';

const none: readonly Command[] = [];

/** Opens the decision on these documents with this status. */
export type Decide = (rows: readonly InboxRow[], status: number) => void;

const linkOf = (body: HTMLElement, index: number): HTMLElement | null | undefined =>
  body.children[index]?.querySelector<HTMLElement>('a');

/** Index of the row with the focus; -1: none. */
const focusedIn = (body: HTMLElement): number =>
  [...body.children].findIndex((row) => row.contains(document.activeElement));

/**
 * Keys of the inbox: `j` and `k` move to the next and the previous document; in 待我审批 `x` chooses, `a` approves
 * and `r` rejects the chosen documents, or the focused one. When the focused document leaves the list, the one that
 * takes its place gets the focus. Only the page in front hears keys.
 */
export function useInboxKeys(
  store: InboxStore,
  body: RefObject<HTMLElement | null>,
  decide: Decide,
  isInFront: boolean,
): void {
  const { t, locale } = useApp();
  const { rows, tab } = store;
  const last = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `locale` stands for `t`
  const commands = useMemo((): readonly Command[] => {
    const focused = (): number => (body.current === null ? -1 : focusedIn(body.current));
    const go = (by: number): void => {
      if (body.current === null) return;
      const at = focused();
      const to = at < 0 ? Math.max(0, last.current) : at + by;
      linkOf(body.current, Math.min(Math.max(0, to), store.rows.length - 1))?.focus();
    };
    const about = (): readonly InboxRow[] =>
      store.chosenRows.length > 0
        ? store.chosenRows
        : store.rows.slice(focused()).slice(0, Math.min(1, focused() + 1));
    const vote = (status: number) => (): void => {
      const found = about();
      if (found.length > 0) decide(found, status);
      else go(0);
    };
    const moves: readonly Command[] = [
      { id: 'inbox.next', label: t('inbox.keyNext'), keys: 'j', run: () => go(1) },
      { id: 'inbox.previous', label: t('inbox.keyPrevious'), keys: 'k', run: () => go(-1) },
    ];
    if (tab !== 'waiting') return moves;
    return [
      ...moves,
      {
        id: 'inbox.choose',
        label: t('inbox.keyChoose'),
        keys: 'x',
        run: () => {
          const row = store.rows[focused()];
          if (row) store.toggle(row.id);
        },
      },
      { id: 'inbox.approve', label: t('inbox.keyApprove'), keys: 'a', run: vote(auditStatus.approved) },
      { id: 'inbox.reject', label: t('inbox.keyReject'), keys: 'r', run: vote(auditStatus.returned) },
    ];
  }, [store, tab, body, decide, locale]);
  useCommands(isInFront ? commands : none);
  useEffect(() => {
    const here = body.current;
    if (here === null) return;
    const note = (): void => {
      last.current = focusedIn(here);
    };
    here.addEventListener('focusin', note);
    return () => here.removeEventListener('focusin', note);
  });
  useEffect(() => {
    if (body.current === null || last.current < 0 || document.activeElement !== document.body) return;
    linkOf(body.current, Math.min(last.current, rows.length - 1))?.focus();
  }, [rows, body]);
}
