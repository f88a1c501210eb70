/** Menu entry on the wire; a flat list, parents before children by order number. */
export interface MenuEntry {
  readonly id: number;
  readonly name: string;
  readonly url: string | null;
  readonly parentId: number;
  readonly icon: string | null;
  readonly enable: number;
  readonly tableName: string | null;
  /** Actions the user may take there. */
  readonly permission: readonly string[];
}
