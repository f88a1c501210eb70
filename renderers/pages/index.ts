import { lazyPage } from '../../runtime/host/lazyPage.ts';
import type { Renderer } from '../../runtime/Renderer.ts';

/** All page renderers of the product; each loads when a page first needs it. */
export const pageRenderers: readonly Renderer[] = [
  lazyPage('login', async () => (await import('./LoginPage.tsx')).LoginPage),
  lazyPage('password', async () => (await import('./PasswordPage.tsx')).PasswordPage),
  lazyPage('home', async () => (await import('./HomePage.tsx')).HomePage),
  lazyPage('navigation', async () => (await import('./NavigationPage.tsx')).NavigationPage),
  lazyPage('list', async () => (await import('./ListPage.tsx')).ListPage),
  lazyPage('inbox', async () => (await import('./InboxPage.tsx')).InboxPage),
  lazyPage('approve', async () => (await import('./ApprovePage.tsx')).ApprovePage),
  lazyPage('permission', async () => (await import('./PermissionPage.tsx')).PermissionPage),
  lazyPage('userInfo', async () => (await import('./UserInfoPage.tsx')).UserInfoPage),
  lazyPage('playground', async () => (await import('./PlaygroundPage.tsx')).PlaygroundPage),
  lazyPage('401', async () => (await import('./UnauthorisedPage.tsx')).UnauthorisedPage),
  lazyPage('404', async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
  lazyPage('message', async () => (await import('./MessagePage.tsx')).MessagePage),
  lazyPage('coding', async () => (await import('./CodingPage.tsx')).CodingPage),
];
