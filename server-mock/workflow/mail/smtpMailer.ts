import { createTransport } from 'nodemailer';
import { trimEndCharacters } from '../../../expressions/trimCharacters.ts';
import type { Logger } from '../../log/Logger.ts';
import type { Mailer } from './Mailer.ts';

/** Milliseconds a mail server may take to answer. */
const patience = 20_000;

/**
 * Sends through an SMTP server; `?from=` of the address is the sender, else the account's name, `?site=` the address people
 * reach the product by (`https://jig.example.com`): letters then carry a link to decide from.
 */
export const smtpMailer = (url: string, log: Logger): Mailer => {
  const address = new URL(url);
  const from = address.searchParams.get('from') ?? (decodeURIComponent(address.username) || 'jig@localhost');
  const given = address.searchParams.get('site');
  const site = given === null ? undefined : trimEndCharacters(given, '/');
  address.search = '';
  const transport = createTransport({
    url: address.href,
    pool: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send({ to, subject, text: words, path }) {
      const text = site === undefined ? words : `${words}\n\n${site}${path}`;
      try {
        await transport.sendMail({ from, to, subject, text });
      } catch (error) {
        log.warn({ err: error, to }, 'an approval letter could not be sent');
      }
    },
  };
};
