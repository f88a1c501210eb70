/** A mail to one user. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path of the decision page; only SMTP_URL knows the site. */
  readonly path: string;
}

/**
 * Sends mails through SMTP_URL. Never rejects: a failed mail is logged, and the message history has its text.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
