/** One entry in the tree of entries. */
export interface EntryNode {
  readonly id: number;
  /** 0: top. */
  readonly parentId: number;
  readonly name: string;
  readonly tableName: string;
  readonly orderNo: number;
}
