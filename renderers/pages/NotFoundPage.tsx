import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { NoticePage } from './NoticePage.tsx';

addMessages(builtInPageMessages);

/** `page: "404"`: no page has this address. */
export const NotFoundPage = observer(function NotFoundPage() {
  const { session } = useCore();
  const t = useText();
  const path = new URLSearchParams(useLocation().search).get('path');
  const text = path ? t('shell.404.text', { path }) : t('shell.pageNotFound');
  return (
    <NoticePage sign="404" title={t('shell.404.title')} text={text} framed={session.user !== undefined} />
  );
});
