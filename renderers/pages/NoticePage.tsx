import { type ReactNode, useContext } from 'react';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { useText } from '../../runtime/host/CoreContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { PageButton } from '../shell/PageButton.tsx';
import './notice.css';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';

addMessages(builtInPageMessages);

interface NoticePageProps {
  /** Large heading, e.g. `404`. */
  readonly sign: string;
  readonly title: string;
  readonly text: string;
  /** Shown inside the frame, which has the landmark and the command palette. */
  readonly framed?: boolean;
}

/** Layout of error and notice pages: what happened, what to do, the way home. */
export function NoticePage({ sign, title, text, framed = false }: NoticePageProps): ReactNode {
  const t = useText();
  const commands = useContext(CommandContext);
  const Place = framed ? 'section' : 'main';
  return (
    <Place className="jig-notice">
      <p className="jig-notice-sign" aria-hidden="true">
        {sign}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="jig-notice-ways">
        <PageLink to="/home" className="jig-notice-home">
          {t('shell.toHome')}
        </PageLink>
        {framed ? (
          <PageButton onClick={() => commands.all.find(({ id }) => id === 'palette')?.run()}>
            {t('shell.findPage')}
          </PageButton>
        ) : null}
      </div>
    </Place>
  );
}
