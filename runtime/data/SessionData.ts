import type { PageSchema } from '../model/schema/PageSchema.ts';
import type { FieldRight } from '../model/schema/PermissionSetSchema.ts';

/** One line of `getTreeMenu`. */
export interface MenuItem {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly url: string | undefined;
  readonly icon: string | undefined;
  /** 1 shown, 2 hidden but grantable, 0 off. */
  readonly enable: number;
  readonly tableName: string | undefined;
  readonly permission: readonly string[];
}

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
