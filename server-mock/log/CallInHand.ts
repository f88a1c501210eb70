/** A call that this process answers, as logs and figures know it. */
export interface CallInHand {
  readonly requestId: string;
  readonly method: string;
  /** Path of its route, with the names of its parameters: `/api/:table/page`. */
  readonly route: string;
  /** `performance.now()` at its begin. */
  readonly since: number;
  /** Who calls; known once the token is read. */
  caller?: { readonly userId: number; readonly session: string };
}
