import type { MessageKey } from '../../../runtime/model/messages/index.ts';

/** Inputs of the form that changes the user's password. */
export interface Passwords {
  readonly old: string;
  readonly next: string;
  readonly again: string;
}

/** The first mistake of a password change, in the order of the form; the server checks again. */
export function checkPasswords(
  values: Passwords,
): { readonly field: keyof Passwords; readonly message: MessageKey } | undefined {
  if (values.old === '') return { field: 'old', message: 'form.required' };
  if (values.next.length < 6) return { field: 'next', message: 'server.passwordShort' };
  if (values.next === values.old) return { field: 'next', message: 'server.passwordSame' };
  if (values.again !== values.next) return { field: 'again', message: 'shell.user.repeatDiffers' };
  return undefined;
}
