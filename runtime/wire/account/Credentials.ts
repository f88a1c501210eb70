/** What sign-in gives and the browser keeps until sign-out. */
export interface Credentials {
  readonly user_Id: number;
  readonly userName: string;
  readonly realName: string;
  readonly token: string;
  /** The user must change the password first; the server refuses all else until then. */
  readonly mustChangePassword?: boolean;
}
