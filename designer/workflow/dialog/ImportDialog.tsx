import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { readPasted } from '../commands/readPasted.ts';
import type { FlowVerbs } from '../store/flowVerbs.ts';

interface ImportDialogProps {
  readonly verbs: FlowVerbs;
  onClose(): void;
}

/** Imports a flow from text of any kind. Shows what was found and what was not before the user confirms. */
export function ImportDialog({ verbs, onClose }: ImportDialogProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const [text, setText] = useState('');
  const found = useMemo(() => (text.trim() === '' ? undefined : readPasted(text)), [text]);
  const isEmpty = found === undefined || found.nodes.length + found.lines.length === 0;
  const take = (how: 'paste' | 'replace'): void => {
    if (verbs[how](text)) onClose();
  };
  return (
    <Dialog
      title={t('flowDesigner.importTitle')}
      width={720}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <Button disabled={isEmpty} onClick={() => take('paste')}>
            {t('flowDesigner.importInsert')}
          </Button>
          <Button theme="solid" type="primary" disabled={isEmpty} onClick={() => take('replace')}>
            {t('flowDesigner.importReplace')}
          </Button>
          <Button type="tertiary" onClick={onClose}>
            {t('list.close')}
          </Button>
        </>
      }
    >
      <label htmlFor={id}>{t('flowDesigner.importText')}</label>
      <textarea
        id={id}
        className="jig-fd-import"
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-found`}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${id}-found`} role="status">
        {found === undefined ? (
          <p className="jig-fd-none">{t('flowDesigner.importHint')}</p>
        ) : (
          <>
            <p>{t('flowDesigner.importFound', { nodes: found.nodes.length, lines: found.lines.length })}</p>
            <ul>
              {found.issues.slice(0, 20).map((issue, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of several places
                <li key={at} className="jig-ed-error">
                  {issue.path === '' ? '' : `${issue.path}：`}
                  {messageOf(issue, locale)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
