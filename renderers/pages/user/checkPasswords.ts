import type { MessageKey } from '../../../runtime/model/messages/index.ts';

/** Inputs of the form that changes the user's password. */
export interface Passwords {
  readonly old: string;
  readonly next: string;
  readonly again: string;
}

/** Message of each input that is wrong. */
export type PasswordMistakes = Readonly<Partial<Record<keyof Passwords, MessageKey>>>;

/** The mistake of each input, by its name, in the order of the form; the server checks again. */
export function checkPasswords(values: Passwords): PasswordMistakes {
  const found: { -readonly [Name in keyof Passwords]?: MessageKey } = {};
  if (values.old === '') found.old = 'form.required';
  if (values.next === '') found.next = 'form.required';
  else if (values.next.length < 6) found.next = 'server.passwordShort';
  else if (values.next === values.old) found.next = 'server.passwordSame';
  if (values.again === '') found.again = 'form.required';
  else if (values.again !== values.next) found.again = 'shell.user.repeatDiffers';
  return found;
}
