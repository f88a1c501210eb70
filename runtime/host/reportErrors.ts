import { addressOf } from '../wire/Endpoint.ts';
import type { BrowserErrorKind } from '../wire/watching/BrowserError.ts';
import { watchingEndpoints } from '../wire/watching/watchingEndpoints.ts';
import { ErrorReporter } from './ErrorReporter.ts';

interface ReportingPage {
  /** Path prefix of the application, `/` or `/jig/`. */
  readonly base: string;
  token(): string | undefined;
}

let reporter: ErrorReporter | undefined;

/** Reports an error that a boundary caught; does nothing before {@link reportErrors}. */
export function reportCaught(kind: BrowserErrorKind, problem: unknown): void {
  reporter?.report(kind, problem);
}

/** Reports errors of this window to the server from now on. */
export function reportErrors({ base, token }: ReportingPage): void {
  const prefix = base.replace(/\/$/, '');
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  reporter = new ErrorReporter({
    page: () => location.pathname.slice(prefix.length),
    version: entry.split('/').at(-1) ?? '',
    now: () => performance.now(),
    send: (error) => {
      const signed = token();
      return fetch(prefix + addressOf(watchingEndpoints.browserError, {}), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signed === undefined ? {} : { authorization: `Bearer ${signed}` }),
        },
        body: JSON.stringify(error),
        keepalive: true,
      });
    },
  });
  window.addEventListener('error', ({ error, message, filename }) => {
    const isOurs = filename === '' || filename.startsWith(location.origin);
    if (isOurs) reportCaught('error', error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportCaught('rejection', reason));
}
