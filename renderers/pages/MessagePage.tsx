import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useText } from '../../runtime/host/CoreContext.ts';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { NoticePage } from './NoticePage.tsx';

addMessages(builtInPageMessages);

/** `page: "message"`: shows the text another page sent here, as text. */
export const MessagePage = observer(function MessagePage() {
  const t = useText();
  const message = new URLSearchParams(useLocation().search).get('message')?.slice(0, 500);
  return <NoticePage sign="i" title={t('shell.message.title')} text={message || t('shell.message.none')} />;
});
