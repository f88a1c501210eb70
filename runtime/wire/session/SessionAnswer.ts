import type { FieldRight } from '../../model/schema/PermissionSetSchema.ts';
import type { PackedGrants } from './packedGrants.ts';
import type { PackedMenu } from './packedMenu.ts';
import type { PackedPage } from './packedPage.ts';

/** User, rights, menus and pages: the part of the session that browsers keep. */
export interface KeptSession {
  readonly user: {
    readonly user_Id: number;
    readonly userName: string;
    readonly realName: string;
    readonly roleIds: readonly number[];
    readonly roleNames: readonly string[];
    readonly isSuperAdmin: boolean;
    readonly subordinateIds: readonly number[];
  };
  /** Names of tables and paths by their granted actions. */
  readonly grants: PackedGrants;
  /** By table and field. */
  readonly fieldRights: Readonly<Record<string, Readonly<Record<string, FieldRight>>>>;
  readonly menus: readonly PackedMenu[];
  readonly pages: readonly PackedPage[];
}

/** The session of the browser. Without the kept part: the browser has the current one. */
export interface SessionAnswer extends Partial<KeptSession> {
  readonly app: {
    readonly name: string;
    /** Name of the company; empty: none is shown. */
    readonly company: string;
    /** Names the present logo; undefined: the product's own. */
    readonly logo?: string | undefined;
    /** Name of the main colour; undefined: the product's own. */
    readonly color?: string | undefined;
    readonly timeZone: string;
    /** The server's clock at the answer, `yyyy-MM-dd HH:mm:ss` in `timeZone`. */
    readonly now: string;
    readonly pageSizes: readonly number[];
    readonly pageSize: number;
    /** 2: pages can be marked as favourites. */
    readonly systemType: number;
  };
  /** Place in the events (`GET /api/events?since=`) before this answer. */
  readonly place?: string | undefined;
  /** Names the kept part; changes with any of it. */
  readonly version: string;
}
