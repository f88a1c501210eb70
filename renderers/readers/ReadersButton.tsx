import IconEyeOpened from '@douyinfe/semi-icons/lib/es/icons/IconEyeOpened';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { authorize } from '../../runtime/model/access/authorize.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { readerEndpoints as endpoints } from '../../runtime/wire/readers/readerEndpoints.ts';
import { nothing } from '../../runtime/wire/shape.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { readerMessages } from './readerMessages.ts';

addMessages(readerMessages);

const ReadersDialog = lazyPiece(
  'ReadersDialog',
  async () => (await import('./ReadersDialog.tsx')).ReadersDialog,
  { isRare: true },
);

/** Notes that the user opened the record in the box; who may change it sees who has read it. */
export const ReadersButton = observer(function ReadersButton({ box }: Places['boxTitle']): ReactNode {
  const { data, session, t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { main } = box.doc;
  const isStored = box.phase === 'ready' && box.saveAction === 'Edit' && box.key !== undefined;
  const key = isStored && main.hasReaders === true ? String(box.key) : undefined;
  const { table } = main;
  useEffect(() => {
    // A failure changes nothing for the user: the record stands out until it is opened again.
    if (key !== undefined) void data.http.call(endpoints.note, { body: { table, key } }, nothing);
  }, [data, table, key]);
  if (key === undefined || session.user === undefined || !authorize(session.user, 'Update', main).allowed)
    return null;
  return (
    <>
      <PageButton
        theme="borderless"
        type="tertiary"
        size="small"
        icon={<IconEyeOpened />}
        aria-haspopup="dialog"
        aria-label={t('readers.title')}
        title={t('readers.title')}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <ReadersDialog table={table} recordKey={key} onClose={() => setOpen(false)} /> : null}
    </>
  );
});
