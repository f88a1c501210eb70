import type { ServerContext } from '../../context/ServerContext.ts';
import type { Mail } from './Mailer.ts';

/** Sends letters after the commit; nobody waits for them. */
export const sendMails = ({ mailer }: Pick<ServerContext, 'mailer'>, mails: readonly Mail[]): void => {
  for (const mail of mails) void mailer?.send(mail);
};
