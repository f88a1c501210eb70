import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate } from 'react-router';
import { useCore, useText } from '../../../runtime/host/CoreContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import { hasNewVersion } from '../../../runtime/host/useNewVersion.ts';
import { SharedStore } from '../../../runtime/store/shares/SharedStore.ts';
import { SharedApp } from './SharedApp.tsx';
import { SharedBoardContent } from './SharedBoardContent.tsx';
import { SharedWall } from './SharedWall.tsx';

/** What a code opens. One that opens nothing leads where every unknown address does. */
export const SharedContent = observer(function SharedContent({ code }: { readonly code: string }): ReactNode {
  const { data, app } = useCore();
  const t = useText();
  const { locale } = app;
  const store = useMemo(
    () => new SharedStore(data, { code, isOld: hasNewVersion, reload: reloadPage }),
    [data, code],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts come in the language of the reader
  useEffect(() => {
    void store.open();
    return store.close;
  }, [store, locale]);
  const { answer, isGone, problem } = store;
  const title = store.current?.title;
  useEffect(() => {
    if (title !== undefined && answer !== undefined) document.title = `${title} - ${answer.product}`;
  }, [title, answer]);
  if (isGone && answer?.isWall !== true)
    return <Navigate to={`/404?${new URLSearchParams({ path: `/${code}` })}`} replace />;
  if (answer === undefined)
    return (
      <main className="jig-shared-main" aria-busy={problem === undefined}>
        <p role={problem === undefined ? 'status' : 'alert'}>{problem ?? t('share.loading')}</p>
      </main>
    );
  return (
    <SharedApp now={store.now}>
      <main className="jig-shared-main">
        {answer.isWall ? (
          <SharedWall store={store} />
        ) : (
          <SharedBoardContent
            answer={answer}
            chosen={store.chosen}
            lostSince={store.isLost ? store.standsAt : undefined}
            onChoose={store.choose}
          />
        )}
      </main>
    </SharedApp>
  );
});
