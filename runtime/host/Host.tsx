import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { BrowserRouter, Navigate, useLocation, useNavigate } from 'react-router';
import { isBuiltIn } from '../model/schema/builtInPages.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import type { RendererRegistry } from '../RendererRegistry.ts';
import { unsavedWork } from '../store/drafts/unsavedWork.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { type Core, CoreContext, useCore, useText } from './CoreContext.ts';
import { waitForPiece } from './failedPieces.ts';
import { guard } from './guard.ts';
import { keepPaperLight } from './keepPaperLight.ts';
import { loginAddress } from './loginRedirect.ts';
import { PageHost } from './PageHost.tsx';
import { pageTitle } from './pageTitle.ts';
import { RouteBoundary, takeRouteError } from './RouteBoundary.tsx';
import { reloadPage } from './reloadPage.ts';
import { Splash } from './Splash.tsx';
import { showBrand } from './showBrand.ts';
import { useRetryWhenBack } from './useRetryWhenBack.ts';
import { offerNavigation } from './windowJig.ts';

/** Props of the component that renders pages which need more than {@link Core}. */
export interface DeskProps {
  readonly page: PageSchema;
  readonly search: string;
  readonly renderers: RendererRegistry;
}

interface HostProps {
  readonly core: Core;
  readonly renderers: RendererRegistry;
  /** Loaded after sign-in. */
  readonly Desk: ComponentType<DeskProps>;
  /** Toasts, live region and confirmations. */
  readonly Messages: ComponentType;
  /** Path prefix of the application, `/` or `/jig/`. */
  readonly base: string;
}

/** The root component of the browser: contexts, theme, language, routes. */
export function Host({ core, renderers, Desk, Messages, base }: HostProps): ReactNode {
  return (
    <CoreContext.Provider value={core}>
      <Look />
      <RouteBoundary
        keep={localStorage}
        reload={() => reloadPage(base)}
        isUnsaved={() => unsavedWork().length > 0}
        fallback={(error, retry) => <RouteError error={error} retry={retry} />}
      >
        <BrowserRouter basename={base.replace(/\/$/, '')}>
          <Guarded renderers={renderers} Desk={Desk} />
        </BrowserRouter>
      </RouteBoundary>
      <Messages />
    </CoreContext.Provider>
  );
}

/** Applies theme and language to the document. Semi reads the dark theme from an attribute of the body. */
const Look = observer(function Look() {
  const { app, notify } = useCore();
  const { theme, locale } = app;
  useEffect(() => {
    if (theme === 'dark') document.body.setAttribute('theme-mode', 'dark');
    else document.body.removeAttribute('theme-mode');
  }, [theme]);
  useEffect(keepPaperLight, []);
  useEffect(() => {
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
  }, [locale]);
  useEffect(() => {
    const message = takeRouteError(localStorage);
    if (message) notify.error(message);
  }, [notify]);
  return null;
});

/** Runs the route guard, then shows the page. */
const Guarded = observer(function Guarded({ renderers, Desk }: Pick<HostProps, 'renderers' | 'Desk'>) {
  const { session } = useCore();
  const t = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => offerNavigation((path) => path !== pathname && void navigate(path)), [navigate, pathname]);
  const { signedIn, mustChangePassword, user, pages, failure } = session;
  const decision = guard({ path: pathname, signedIn, mustChangePassword, user, pages });
  const waits = decision.kind === 'wait';
  useEffect(() => {
    if (waits && !failure) void session.load();
  }, [waits, failure, session]);
  useRetryWhenBack(waits && failure ? session.load : undefined);
  const page = decision.kind === 'page' ? decision.page : undefined;
  const title = page && pageTitle(page, session.menus, t);
  const product = session.data?.app.name ?? t('shell.product');
  useEffect(() => {
    if (title) document.title = `${title} - ${product}`;
  }, [title, product]);
  const brand = session.data?.app;
  useEffect(() => {
    if (brand) showBrand(brand, localStorage);
  }, [brand]);

  if (decision.kind === 'login') return <ToLogin wanted={pathname + search} />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'wait') {
    return failure ? (
      <Splash
        text={`${t('shell.sessionFailed')}：${failure.message}`}
        alert
        retry={() => void session.load()}
      />
    ) : (
      <Splash text={t('shell.loading')} />
    );
  }
  if (isBuiltIn(decision.page) && (decision.page.layout === 'blank' || user === undefined)) {
    const waiting = <Splash text={t('shell.loading')} />;
    return <PageHost page={decision.page} title={title ?? ''} renderers={renderers} waiting={waiting} />;
  }
  return (
    <Suspense fallback={<Splash text={t('shell.loading')} />}>
      <Desk page={decision.page} search={search.replace(/^\?/, '')} renderers={renderers} />
    </Suspense>
  );
});

/** In place of everything: the code of the desk is not there, or an error nothing else caught. */
function RouteError({ error, retry }: { readonly error: unknown; readonly retry: () => void }): ReactNode {
  const t = useText();
  const isDownload = error instanceof ChunkLoadError;
  useEffect(() => (isDownload ? waitForPiece(retry) : undefined), [isDownload, retry]);
  const message = error instanceof Error ? error.message : String(error);
  return <Splash text={isDownload ? t('shell.chunkFailed') : message} alert retry={retry} />;
}

function ToLogin({ wanted }: { readonly wanted: string }): ReactNode {
  const { session } = useCore();
  const { lastUserId: userId } = session;
  // Created once per redirect, because a random value in storage belongs to the target address.
  const to = useMemo(() => loginAddress(sessionStorage, { path: wanted, userId }), [wanted, userId]);
  return <Navigate to={to} replace />;
}
