import { statusPage } from '../../model/boards/statusPanels.ts';
import { endpoint } from '../Endpoint.ts';
import { anyone, onMenu } from '../Right.ts';
import type { BrowserError } from './BrowserError.ts';
import type { StatusAnswer } from './Status.ts';

/** What the server does, and what goes wrong in browsers. */
export const watchingEndpoints = {
  /** Panels of the system's state by name (`panels=running,slow`), those that are left out: none. */
  status: endpoint<StatusAnswer>()('GET', '/api/jig/status', onMenu(statusPage, 'Search')),
  /** Before a sign-in too. Always answers the same, so that a page with an error gets no second one. */
  browserError: endpoint<null, BrowserError>()('POST', '/api/jig/browserError', anyone),
} as const;
