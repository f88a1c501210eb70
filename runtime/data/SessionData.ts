import type { PageSchema } from '../model/schema/PageSchema.ts';
import type { FieldRight } from '../model/schema/PermissionSetSchema.ts';
import type { MenuEntry } from '../wire/permission/MenuEntry.ts';

/** A {@link MenuEntry} as the browser reads it: what is empty is undefined. */
export type MenuItem = {
  readonly [Part in keyof MenuEntry]: null extends MenuEntry[Part]
    ? Exclude<MenuEntry[Part], null> | undefined
    : MenuEntry[Part];
};

/** `GET /api/jig/session`: who is signed in, what they may do and which pages there are. */
export interface SessionData {
  readonly user: {
    readonly user_Id: number;
    readonly userName: string;
    readonly realName: string;
    readonly roleIds: readonly number[];
    readonly roleNames: readonly string[];
    readonly isSuperAdmin: boolean;
    readonly subordinateIds: readonly number[];
  };
  readonly grants: Readonly<Record<string, readonly string[]>>;
  readonly fieldRights: Readonly<Record<string, Readonly<Record<string, FieldRight>>>>;
  readonly menus: readonly MenuItem[];
  readonly pages: readonly PageSchema[];
  readonly app: {
    readonly name: string;
    readonly timeZone: string;
    /** The server's clock at the answer, `yyyy-MM-dd HH:mm:ss` in `timeZone`. */
    readonly now: string;
    readonly pageSizes: readonly number[];
    readonly pageSize: number;
  };
  /** Names user, rights, menus and pages as they are; another one as soon as any of them changes. */
  readonly version: string | undefined;
}
