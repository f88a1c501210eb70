import type { FlowMessage } from '../records/messageRows.ts';

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

/** Mails for messages whose node asks for mail and whose receiver has an address. */
export const mailsOf = (
  messages: readonly FlowMessage[],
  document: { readonly table: string; readonly key: string },
): readonly Mail[] => {
  const path = `/approve?${new URLSearchParams({ table: document.table, key: document.key })}`;
  return messages.flatMap(({ to, title, content, mail }) =>
    mail && to.mail !== undefined ? [{ to: to.mail, subject: title, text: content, path }] : [],
  );
};
