import type { FlowMessage } from './messageRows.ts';

/** A letter to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters through SMTP_URL. Never rejects: what cannot be sent is logged, and stands in the message history anyway. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The letters of messages whose node asks for them and whose person has an address. */
export const mailsOf = (messages: readonly FlowMessage[]): readonly Mail[] =>
  messages.flatMap(({ to, title, content, mail }) =>
    mail && to.mail !== undefined ? [{ to: to.mail, subject: title, text: content }] : [],
  );
