import type { Answer } from './Answer.ts';
import type { RecordKey } from './DataSource.ts';

/** What became of one row of a call about several (issue 4, point 7). */
export interface RowOutcome {
  readonly key: string;
  readonly ok: boolean;
  readonly message: string;
}

/** One decision about a document, as its record shows it. */
export interface AuditEntry {
  readonly auditor: string;
  readonly auditDate: string;
  readonly auditStatus: number;
  readonly remark: string;
}

/** 1 通过, 3 拒绝. */
export interface Vote {
  readonly status: number;
  readonly reason: string;
  /** The version that was looked at; given for one record only. */
  readonly version?: number;
}

/** Which documents a close-case call names: by key, or work orders by their codes. */
export type CaseRows = { readonly keys: readonly RecordKey[] } | { readonly codes: readonly string[] };

/** Somebody else who has a record open, and in which field or detail table he is. */
export interface Present {
  readonly userName: string;
  readonly field: string | undefined;
}

/** One beat of a window that has a record open. */
export interface Beat {
  readonly table: string;
  readonly key: RecordKey;
  readonly window: string;
  readonly field: string | undefined;
  /** The record was closed. */
  readonly gone: boolean;
}

/** Calls that decide about documents. Rows that were refused stand in the answer, or in the failure when all were. */
export interface DocumentCalls {
  audit(table: string, keys: readonly RecordKey[], vote: Vote): Promise<Answer<readonly RowOutcome[]>>;
  /** The creator submits a returned document again. */
  reAudit(table: string, key: RecordKey): Promise<Answer<unknown>>;
  /** The decisions about a document, oldest first. */
  auditRecord(table: string, key: RecordKey): Promise<Answer<readonly AuditEntry[]>>;
  /** Says who has a record open, and learns who else has. */
  presence(beat: Beat): Promise<Answer<readonly Present[]>>;
  /** Closes documents (1) or opens them again (0). */
  updateCase(
    table: string,
    rows: CaseRows,
    caseType: 0 | 1,
    reason: string,
  ): Promise<Answer<readonly RowOutcome[]>>;
}
