import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../runtime/host/CoreContext.ts';
import './notice.css';

interface NoticePageProps {
  /** Large heading, e.g. `404`. */
  readonly sign: string;
  readonly title: string;
  readonly text: string;
}

/** Layout of error and notice pages: what happened, what to do, the way home. */
export function NoticePage({ sign, title, text }: NoticePageProps): ReactNode {
  const t = useText();
  return (
    <main className="jig-notice">
      <p className="jig-notice-sign" aria-hidden="true">
        {sign}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link to="/home" className="jig-notice-home">
        {t('shell.toHome')}
      </Link>
    </main>
  );
}
