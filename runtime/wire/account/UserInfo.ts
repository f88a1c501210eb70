/** The signed-in user. */
export interface UserInfo {
  readonly user_Id: number;
  readonly userName: string;
  /** Same as `realName`, for old clients. */
  readonly userTrueName: string;
  readonly realName: string;
  readonly roleIds: readonly number[];
  readonly roleNames: readonly string[];
}
