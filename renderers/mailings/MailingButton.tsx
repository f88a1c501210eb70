import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { sharePage } from '../../runtime/model/shares/ShareKind.ts';
import { shareOfName } from '../../runtime/model/shares/sharedName.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { mailingScreenMessages } from './mailingScreenMessages.ts';

addMessages(mailingScreenMessages);

const MailingDialog = lazyPiece(
  'MailingDialog',
  async () => (await import('./MailingDialog.tsx')).MailingDialog,
  { isRare: true },
);

/** Sends the board that stands here by mail at set times, for users who may share boards. */
export const MailingButton = observer(function MailingButton({
  boards,
  chosen,
}: Places['boardBar']): ReactNode {
  const { session, t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { user } = session;
  const [only] = boards;
  if (only === undefined || boards.length > 1 || shareOfName(only.board) !== undefined) return null;
  if (user === undefined || !isGranted(user, 'Share', sharePage)) return null;
  return (
    <>
      <PageButton type="tertiary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('mailing.button')}
      </PageButton>
      {isOpen ? (
        <MailingDialog board={only.board} chosen={chosen ?? {}} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
});
