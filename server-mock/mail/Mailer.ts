/** A file that a mail carries. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A mail to one user. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path of the page that it leads to; only SMTP_URL knows the site. */
  readonly path: string;
  readonly files?: readonly MailFile[];
}

/**
 * Sends mails through SMTP_URL. Never rejects: answers why a mail was not sent, undefined when it was. A failure is logged.
 */
export interface Mailer {
  send(mail: Mail): Promise<string | undefined>;
}
