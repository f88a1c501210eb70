import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import './designPage.css';

interface DesignPageProps extends Pick<PageProps, 'page'> {
  /** What the page is for. */
  readonly intro: string;
  /** Why its content could not be read, in words. */
  readonly failed: string | undefined;
  readonly children: ReactNode;
}

/** Frame of a page that lists what a designer opens. */
export function DesignPage({ page, intro, failed, children }: DesignPageProps): ReactNode {
  const { t, session } = useApp();
  return (
    <div className="jig-ed-page">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      <p className="jig-ed-intro">{intro}</p>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      {children}
    </div>
  );
}
