import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { signedIn } from '../Right.ts';
import type { MailingBody, MailingContent, MailingId, MailingOffer, MailingTold } from './Mailing.ts';
import { mailingPath } from './mailingPath.ts';

/** Boards by mail at set times. Each recipient gets what that recipient may see. */
export const mailingEndpoints = {
  /** `?board=`: its name. */
  offer: endpoint<MailingOffer>()('GET', '/api/jig/mailings', signedIn),
  save: endpoint<undefined, MailingBody>()(
    'POST',
    '/api/jig/mailing/save',
    signedIn,
    keysAt('maker', 'body.id'),
  ),
  /** Sends it once within seconds, besides its times. */
  run: endpoint<undefined, MailingId>()('POST', '/api/jig/mailing/run', signedIn, keysAt('maker', 'body.id')),
  end: endpoint<undefined, MailingId>()('POST', '/api/jig/mailing/end', signedIn, keysAt('maker', 'body.id')),
  /** Sends a board now, with the right of the caller to send; for scheduled tasks, whose log has the answer. */
  send: endpoint<MailingTold, MailingContent>()('POST', mailingPath, signedIn),
} as const;
