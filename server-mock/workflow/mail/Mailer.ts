import type { FlowMessage } from '../records/messageRows.ts';

/** A letter to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The page to decide on, without the site: which name people reach it by, only SMTP_URL can say. */
  readonly path: string;
}

/** Sends letters through SMTP_URL. Never rejects: what cannot be sent is logged, and stands in the message history anyway. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The letters of messages about a document, whose node asks for them and whose person has an address. */
export const mailsOf = (
  messages: readonly FlowMessage[],
  document: { readonly table: string; readonly key: string },
): readonly Mail[] => {
  const path = `/approve?${new URLSearchParams({ table: document.table, key: document.key })}`;
  return messages.flatMap(({ to, title, content, mail }) =>
    mail && to.mail !== undefined ? [{ to: to.mail, subject: title, text: content, path }] : [],
  );
};
