/** What sign-in gives and the browser keeps until sign-out. */
export interface Credentials {
  readonly user_Id: number;
  readonly userName: string;
  readonly realName: string;
  readonly token: string;
  /** The user must change the password first; the server refuses all else until then. */
  readonly mustChangePassword?: boolean;
}

/** Body of login. */
export interface LoginBody {
  readonly userName: string;
  readonly password: string;
}

/** Body of modifyPwd. */
export interface PasswordChange {
  readonly oldPwd: string;
  readonly newPwd: string;
}

/** Body of modifyUserPwd: the new password of another user. */
export interface ResetPassword extends LoginBody {
  /** Old name of `password`. */
  readonly newPwd?: string;
}
