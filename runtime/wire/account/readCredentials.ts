import { bool, number, object, or, type Shape, text } from '../shape.ts';
import type { Credentials } from './Credentials.ts';

/** The answer of login. */
export const credentials: Shape<Credentials> = object<Credentials>({
  user_Id: number,
  userName: text,
  realName: or(text, ''),
  token: text,
  mustChangePassword: or(bool, false),
});
