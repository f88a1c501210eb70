/** Why a foreign database gave no rows. */
export type ForeignReason =
  | 'unknown'
  | 'away'
  | 'slow'
  | 'busy'
  | 'denied'
  | 'readOnly'
  | 'missing'
  | 'many'
  | 'failed';

/** By SQLSTATE; others fall back to their class. */
const reasonByState: Readonly<Record<string, ForeignReason>> = {
  '57014': 'slow',
  '55P03': 'slow',
  '25P03': 'slow',
  '25P04': 'slow',
  '25006': 'readOnly',
  '42501': 'denied',
  '28000': 'denied',
  '28P01': 'denied',
  '3D000': 'missing',
  '42P01': 'missing',
  '42703': 'missing',
  '3F000': 'missing',
};

const reasonByClass: Readonly<Record<string, ForeignReason>> = { '08': 'away', '53': 'busy', '57': 'away' };

const tooLate = /query read timeout/i;
const noConnection = /timeout exceeded when trying to connect/i;
const lost = /connection (terminated|ended|closed)|client has encountered a connection error/i;

/**
 * A failure of a foreign database. It holds neither the error of the driver nor its message, which may tell addresses, names
 * and values: logs and answers have its reason and SQLSTATE only.
 */
export class ForeignFailure extends Error {
  constructor(
    /** Name among the settings of the operator. */
    readonly database: string,
    readonly reason: ForeignReason,
    /** SQLSTATE, or the code of a connection error; empty where there is none. */
    readonly code = '',
  ) {
    super(`foreign database ${database}: ${reason} ${code}`.trim());
    this.name = 'ForeignFailure';
  }

  /** What an error of the driver means. */
  static of(database: string, error: unknown): ForeignFailure {
    if (error instanceof ForeignFailure) return error;
    const { code: given, message: said } = (error ?? {}) as { code?: unknown; message?: unknown };
    const code = typeof given === 'string' && /^[0-9A-Z_]{2,40}$/.test(given) ? given : '';
    const message = typeof said === 'string' ? said : '';
    const reason =
      reasonByState[code] ??
      reasonByClass[code.length === 5 ? code.slice(0, 2) : ''] ??
      (tooLate.test(message) ? 'slow' : noConnection.test(message) ? 'busy' : undefined) ??
      (/^E[A-Z]/.test(code) || lost.test(message) ? 'away' : 'failed');
    return new ForeignFailure(database, reason, code);
  }
}
