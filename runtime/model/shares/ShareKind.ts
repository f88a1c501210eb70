import type { Message } from '../messages/Catalogue.ts';

/** Name of the page of shares, on which the rights to share are granted. */
export const sharePage = '/Bi_share';

/** A way to share boards. `shareKinds` lists them. */
export interface ShareKind {
  readonly name: string;
  readonly title: Message;
  /** What a viewer of it can do, in a sentence. */
  readonly hint: Message;
  /** Action of the page of shares that its maker needs, when it is made and as long as it lasts. */
  readonly action: 'Share' | 'SharePublic';
  /** It opens by a code, without an account, with what its maker may read and chose; else for named users, each with their own rights. */
  readonly hasCode: boolean;
  /** It hangs on a wall: boards may take turns, and what changed is sent to it. */
  readonly isWall: boolean;
  /** Most days until its end; absent: it may last until it is ended. */
  readonly mostDays?: number;
}
