import { type EventsAnswer, endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { anyone, signedIn, superAdmin } from '../Right.ts';
import type {
  BoardDraftBody,
  BoardShares,
  DraftShare,
  ShareAddress,
  SharedAnswer,
  SharedBody,
  ShareId,
  ShareList,
  ShareOffer,
} from './Share.ts';

/** Shares of boards. `shared` and `watch` are the only calls that a code opens. */
export const shareEndpoints = {
  /** `?from`: how many to skip; `?text`: part of a name; `?board`: its shares alone. The caller's own, an administrator's all. */
  list: endpoint<ShareList>()('GET', '/api/jig/shares', signedIn),
  /** `?board=`: what of it the caller may share. */
  offer: endpoint<ShareOffer>()('GET', '/api/jig/share/offer', signedIn),
  /** What everybody with the code would see. */
  preview: endpoint<SharedAnswer, DraftShare>()('POST', '/api/jig/share/preview', signedIn, 'reads'),
  make: endpoint<ShareAddress, DraftShare>()('POST', '/api/jig/share/make', signedIn),
  /** `?id=`: where a share opens, for its maker. */
  address: endpoint<ShareAddress>()('GET', '/api/jig/share/address', signedIn, keysAt('maker', 'query.id')),
  end: endpoint<undefined, ShareId>()('POST', '/api/jig/share/end', signedIn, keysAt('maker', 'body.id')),
  /** Shares of a board, and what they would show if it were published like this. */
  ofBoard: endpoint<BoardShares, BoardDraftBody>()(
    'POST',
    '/api/jig/share/ofBoard',
    superAdmin,
    'reads',
    keysAt('whole', 'body.cards.id'),
  ),
  /** Lets the shares of a board show what is going to be published. */
  approve: endpoint<undefined, BoardDraftBody>()(
    'POST',
    '/api/jig/share/approve',
    superAdmin,
    keysAt('whole', 'body.cards.id'),
  ),
  /** A share with its figures, for everybody who has the code. */
  shared: endpoint<SharedAnswer, SharedBody>()('POST', '/api/jig/shared', anyone, 'reads', 'readsMuch'),
  /** Server-sent events for walls: `changed` at first and whenever `shared` answers something else, `alive` with the product's time, `ended`. */
  watch: endpoint<EventsAnswer, SharedBody>()('POST', '/api/jig/shared/watch', anyone, 'reads'),
} as const;
