import { createTransport } from 'nodemailer';
import { trimEndCharacters } from '../../expressions/trimCharacters.ts';
import type { Logger } from '../log/Logger.ts';
import type { Mailer } from './Mailer.ts';

/** Milliseconds to wait for the mail server. */
const patience = 20_000;

/**
 * Sends through an SMTP server. `?from=` of the address is the sender; default: the account name.
 * `?site=` is the public address of the product (`https://jig.example.com`), with which mails carry a link to
 * the page that they are about.
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
    async send({ to, subject, text: words, path, files = [] }) {
      const text = site === undefined ? words : `${words}\n\n${site}${path}`;
      try {
        const attachments = files.map(({ name, type, bytes }) => ({
          ...{ filename: name, contentType: type },
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        }));
        await transport.sendMail({ from, to, subject, text, attachments });
        return undefined;
      } catch (error) {
        log.warn({ err: error, to }, 'a mail could not be sent');
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
};
