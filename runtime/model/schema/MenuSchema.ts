/** One entry of `schemas/menus.json`. */
export interface MenuSchema {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly icon?: string;
  readonly url?: string;
  readonly tableName?: string;
  /** Actions of this page that roles can hold: `Search`, `Add`, ... */
  readonly actions?: readonly string[];
  readonly orderNo?: number;
  /** 1 shown, 2 hidden but grantable, 0 off; default 1. */
  readonly enable?: 0 | 1 | 2;
}
