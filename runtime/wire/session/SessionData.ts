import type { PageSchema } from '../../model/schema/PageSchema.ts';
import type { MenuEntry } from '../permission/MenuEntry.ts';
import type { KeptSession, SessionAnswer } from './SessionAnswer.ts';

/** A {@link MenuEntry} as the browser reads it: what is empty is undefined. */
export type MenuItem = {
  readonly [Part in Exclude<keyof MenuEntry, 'permission'>]: null extends MenuEntry[Part]
    ? Exclude<MenuEntry[Part], null> | undefined
    : MenuEntry[Part];
};

/** {@link SessionAnswer} as the browser reads and keeps it: who is signed in, what they may do, which pages there are. */
export interface SessionData
  extends Pick<KeptSession, 'user' | 'fieldRights'>,
    Pick<SessionAnswer, 'app' | 'place'> {
  readonly grants: Readonly<Record<string, readonly string[]>>;
  readonly menus: readonly MenuItem[];
  readonly pages: readonly PageSchema[];
  /** Names user, rights, menus and pages as they are; another one as soon as any of them changes. */
  readonly version: string | undefined;
}
