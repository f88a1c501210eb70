import type { ServerContext } from '../../context/ServerContext.ts';
import type { Mail } from '../../mail/Mailer.ts';

/** Sends mails after the commit, without waiting for them. */
export const sendMails = ({ mailer }: Pick<ServerContext, 'mailer'>, mails: readonly Mail[]): void => {
  for (const mail of mails) void mailer?.send(mail);
};
