import type { BoardFilters } from '../../model/boards/BoardFilters.ts';
import type { Locale } from '../../model/schema/Locale.ts';

/** What is sent: a board with filters, to users and to those who have roles. */
export interface MailingContent {
  readonly board: string;
  readonly subject: string;
  readonly users: readonly number[];
  readonly roles: readonly number[];
  readonly chosen: BoardFilters;
  readonly locale: Locale;
}

/** A mailing to keep; without an id a new one. */
export interface MailingBody extends Omit<MailingContent, 'locale'> {
  readonly id?: number;
  /** When it goes out, as scheduled tasks have it. */
  readonly cron: string;
}

export interface MailingId {
  readonly id: number;
}

/** A mailing in the list of its board. */
export interface MailingLine extends Pick<MailingContent, 'subject' | 'users' | 'roles' | 'chosen'> {
  readonly id: number;
  readonly cron: string;
  /** Names of its users and roles. */
  readonly people: readonly string[];
  /** Who arranged it. */
  readonly maker: string;
  readonly isOn: boolean;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly next?: string | undefined;
  /** When it went out last, and what became of it. */
  readonly last?: { readonly at: string; readonly said: string; readonly isSent: boolean } | undefined;
}

/** A user or role that may be sent to. */
export interface MailingPerson {
  readonly id: number;
  readonly name: string;
  /** Users: they have no address. */
  readonly isWithoutMail?: boolean | undefined;
}

/** What the caller may send of a board, and what is sent already: the caller's own mailings, for administrators all. */
export interface MailingOffer {
  readonly title: string;
  /** The installation can send mail. */
  readonly hasMail: boolean;
  readonly users: readonly MailingPerson[];
  readonly roles: readonly MailingPerson[];
  readonly mailings: readonly MailingLine[];
}

/** What became of a sending. */
export interface MailingTold {
  readonly sent: number;
  readonly of: number;
  /** Who got none, and why. */
  readonly missed: readonly { readonly name: string; readonly why: string }[];
}
