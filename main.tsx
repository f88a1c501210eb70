import '@douyinfe/semi-ui/lib/es/_base/base.css';
import './renderers/shell/base.css';
import { reaction } from 'mobx';
import { createRoot } from 'react-dom/client';
import { plugins } from './plugins/index.ts';
import { pageRenderers } from './renderers/pages/index.ts';
import { Messages } from './renderers/shell/Messages.tsx';
import { Http } from './runtime/data/Http.ts';
import { httpDataSource } from './runtime/data/HttpDataSource.ts';
import { Host } from './runtime/host/Host.tsx';
import { holdComposedKeys } from './runtime/host/holdComposedKeys.ts';
import { lazyPiece } from './runtime/host/lazyPiece.tsx';
import { persistentLoad } from './runtime/host/persistentLoad.ts';
import { reportErrors } from './runtime/host/reportErrors.ts';
import { watchNewVersion } from './runtime/host/watchNewVersion.ts';
import { installWindowJig } from './runtime/host/windowJig.ts';
import { text } from './runtime/model/messages/index.ts';
import { RendererRegistry } from './runtime/RendererRegistry.ts';
import { SessionStore } from './runtime/store/session/SessionStore.ts';
import { AppStore } from './runtime/store/shell/AppStore.ts';
import { ConnectionStore } from './runtime/store/shell/ConnectionStore.ts';
import { NotifyStore } from './runtime/store/shell/NotifyStore.ts';

/** Path prefix of the application: the server writes it into the page's base element. */
const base = new URL(document.baseURI).pathname;

const app = new AppStore(localStorage, matchMedia('(prefers-color-scheme: dark)').matches);
const session = new SessionStore(localStorage, sessionStorage);
const notify = new NotifyStore();
const connection = new ConnectionStore();
const http = new Http({
  base: base.replace(/\/$/, ''),
  token: () => session.token,
  locale: () => app.locale,
  onToken: session.replaceToken,
  onUnauthorised: () => {
    const hadUser = session.signedIn;
    session.end();
    if (!hadUser) notify.error(text('shell.sessionExpired', app.locale));
  },
  onReach: connection.heard,
  onServerError: notify.noteErrorId,
});
const data = httpDataSource(http);
session.connect(data);

const ofPlugins = plugins.flatMap((plugin) => plugin.renderers ?? []);
const renderers = new RendererRegistry(
  [...pageRenderers, ...ofPlugins],
  persistentLoad(async () => (await import('./renderers/fields/index.ts')).fieldRenderers),
);

// Everything behind the login is one later piece: the login page must be small (docs/ARCHITECTURE.md).
const Desk = lazyPiece(
  'desk',
  async () => {
    const [
      { makeDesk },
      { Frame },
      { Blank },
      { cellRenderers },
      { dialogRenderers },
      { designerPanels, designerRenderers },
      { capabilities },
    ] = await Promise.all([
      import('./runtime/host/Desk.tsx'),
      import('./renderers/shell/Frame.tsx'),
      import('./renderers/shell/Blank.tsx'),
      import('./renderers/cells/index.ts'),
      import('./renderers/dialogs/index.ts'),
      import('./designer/index.ts'),
      import('./renderers/capabilities.ts'),
    ]);
    // Those of plugins once more: a later one of the same name wins.
    const ofCapabilities = capabilities.flatMap((capability) => capability.renderers ?? []);
    renderers.add([
      ...cellRenderers,
      ...dialogRenderers,
      ...designerRenderers,
      ...ofCapabilities,
      ...ofPlugins,
    ]);
    return makeDesk({ plugins, capabilities, boxPanels: designerPanels, Frame, Blank });
  },
  { isRare: true },
);

// What was said to one user is not for the next, and questions about lost work are settled.
reaction(() => session.signedIn, notify.clear);

// Before any handler of the page.
reportErrors({ base, token: () => session.token });
holdComposedKeys(window);
installWindowJig();
watchNewVersion(window);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Host
      core={{ app, session, notify, data, connection }}
      renderers={renderers}
      Desk={Desk}
      Messages={Messages}
      base={base}
    />,
  );
}
