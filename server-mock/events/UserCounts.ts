import type { InboxCounts } from '../../runtime/wire/inbox/Inbox.ts';
/** {@link InboxCounts} plus unread messages. */
export interface UserCounts extends InboxCounts {
  readonly unread: number;
}
