import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { sharePage } from '../../runtime/model/shares/ShareKind.ts';
import { shareOfName } from '../../runtime/model/shares/sharedName.ts';
import { shareKinds } from '../../runtime/model/shares/shareKinds.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { shareMessages } from './shareMessages.ts';

addMessages(shareMessages);

const ShareDialog = lazyPiece(
  'ShareDialog',
  async () => (await import('./make/ShareDialog.tsx')).ShareDialog,
  {
    isRare: true,
  },
);

/** Shares the boards that stand here, for users who may. */
export const ShareButton = observer(function ShareButton({ boards, title }: Places['boardBar']): ReactNode {
  const { session, t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { user } = session;
  // What was shared with the user is shared on by those who may open the board itself.
  if (boards.some(({ board }) => shareOfName(board) !== undefined)) return null;
  if (user === undefined || !shareKinds.some(({ action }) => isGranted(user, action, sharePage))) return null;
  return (
    <>
      <PageButton type="tertiary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share.button')}
      </PageButton>
      {isOpen ? <ShareDialog boards={boards} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
});
