import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../renderers/dialogs/WaitingButton.tsx';
import { useApp } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Difference } from '../../runtime/model/schema/Difference.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { ChangeList } from './ChangeList.tsx';
import './kit.css';

interface PublishDialogProps {
  readonly title: string;
  /** Text of the confirming button. */
  readonly confirm: string;
  /** Question above the changes. */
  readonly question?: string;
  readonly warnings: readonly Issue[];
  readonly changes: readonly Difference[];
  readonly isWaiting: boolean;
  /** What else is to be decided; stands before the changes. */
  readonly children?: ReactNode;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms publishing a draft: shows its changes in words and all warnings of its check. */
export function PublishDialog(props: PublishDialogProps): ReactNode {
  const { t } = useApp();
  return (
    <Dialog
      title={props.title}
      width={720}
      height="auto"
      className="jig-ed-publish"
      onClose={props.onClose}
      footer={
        <>
          <WaitingButton primary waiting={props.isWaiting} onClick={props.onConfirm}>
            {props.confirm}
          </WaitingButton>
          <Button type="tertiary" onClick={props.onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="jig-ed-publish-body" tabIndex={0} aria-label={t('editor.changes')}>
        {props.question === undefined ? null : <p>{props.question}</p>}
        <Warnings issues={props.warnings} />
        {props.children}
        <section>
          <h3>{t('editor.changes')}</h3>
          <ChangeList changes={props.changes} />
        </section>
      </section>
    </Dialog>
  );
}

function Warnings({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  const { t, locale } = useApp();
  if (issues.length === 0) return null;
  return (
    <section>
      <h3>{t('editor.warnings', { n: issues.length })}</h3>
      <ul className="jig-ed-warnings">
        {issues.map((issue, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one place
          <li key={`${issue.path} ${issue.rule} ${at}`} className={`jig-ed-${issue.severity}`}>
            <span className="jig-ed-severity">{t(`editor.${issue.severity}`)}</span>{' '}
            {messageOf(issue, locale)}
          </li>
        ))}
      </ul>
    </section>
  );
}
