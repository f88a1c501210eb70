import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { pageAt } from '../../runtime/host/pageAt.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { NoticePage } from './NoticePage.tsx';

addMessages(builtInPageMessages);

/** `page: "401"`: says which right on which page is missing. */
export const UnauthorisedPage = observer(function UnauthorisedPage() {
  const { session } = useCore();
  const t = useText();
  const path = new URLSearchParams(useLocation().search).get('path');
  const page = path ? pageAt(session.pages, path) : undefined;
  const title = page && pageTitle(page, session.menus, t);
  // The menu names only pages the user may open; a table or path is no word of the user.
  const name = title === page?.table || title === page?.path ? undefined : title;
  const text = name ? t('shell.401.text', { page: name }) : t('shell.401.textPlain');
  return (
    <NoticePage sign="401" title={t('shell.401.title')} text={text} framed={session.user !== undefined} />
  );
});
