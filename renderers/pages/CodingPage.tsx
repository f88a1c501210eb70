import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/host/CoreContext.ts';
import { NoticePage } from './NoticePage.tsx';

/** `page: "coding"`: placeholder for a page not built yet. */
export const CodingPage = observer(function CodingPage() {
  const t = useText();
  return <NoticePage sign="…" title={t('shell.coding.title')} text={t('shell.coding.text')} />;
});
