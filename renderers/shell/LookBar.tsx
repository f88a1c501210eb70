import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { lookMessages } from '../../runtime/model/messages/look.ts';
import { unsavedWork } from '../../runtime/store/drafts/unsavedWork.ts';
import './lookBar.css';

addMessages(lookMessages);

/** Bar while an administrator looks at the product as a role sees it: the role, and the way back. */
export const LookBar = observer(function LookBar(): ReactNode {
  const { session, notify } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const { look } = session;
  if (!look.now) return null;
  const leave = async (): Promise<void> => {
    const isLost = unsavedWork().length > 0;
    if (isLost && !(await notify.confirm({ title: t('look.back'), text: t('look.unsaved') }))) return;
    await navigate('/permission');
    session.lookBack();
  };
  return (
    <section className="jig-look" aria-label={t('look.title')}>
      <strong>{t('look.as', { role: look.now.roleName })}</strong>
      <button type="button" onClick={() => void leave()}>
        {t('look.back')}
      </button>
    </section>
  );
});
