export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /**
   * Address of PostgreSQL itself when `url` leads through a pooler in transaction mode. Messages of other processes come over it, and
   * nothing is kept on connections of `url`.
   */
  readonly directUrl?: string | undefined;
  /** IANA name; what `now()` and timestamps mean. Default `Asia/Shanghai`. */
  readonly timeZone?: string;
  /** Default statement timeout in ms; default 30,000. */
  readonly statementTimeout?: number;
  /** Maximum number of connections; default 10. */
  readonly connections?: number;
  /** Connection timeout in ms; default 10,000. */
  readonly connectTimeout?: number;
  /**
   * Milliseconds in which work is repeated that a lost database cannot have stored; default 8,000: a chosen change of the primary takes some
   * seconds, which users do not notice. Longer, and calls would pile up.
   */
  readonly lostPatience?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onLost?: (error: Error) => void;
}
