import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/host/CoreContext.ts';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { NoticePage } from './NoticePage.tsx';

addMessages(builtInPageMessages);

/** `page: "coding"`: placeholder for a page not built yet. */
export const CodingPage = observer(function CodingPage() {
  const t = useText();
  return <NoticePage sign="…" title={t('shell.coding.title')} text={t('shell.coding.text')} />;
});
