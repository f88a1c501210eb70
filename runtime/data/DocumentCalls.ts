import type { RowOutcome } from '../wire/records/RowOutcome.ts';
import type { SavePayload } from '../wire/SavePayload.ts';
import type { PresenceBody } from '../wire/session/Presence.ts';
import type { Present } from '../wire/session/readPresentUsers.ts';
import type { Answer } from './Answer.ts';
import type { RecordKey } from './DataSource.ts';
import type { Approval } from './workflow/Approval.ts';
import type { Forecast } from './workflow/Forecast.ts';

/** One decision in a document's approval record. */
export interface AuditEntry {
  readonly auditor: string;
  readonly auditDate: string;
  readonly auditStatus: number;
  readonly remark: string;
}

/** 1 通过, 3 拒绝, 4 反审. */
export interface Vote {
  readonly status: number;
  readonly reason: string;
  /**
   * Continuation after 3 or 4: 0 the flow ends, 1 the previous node, 2 the start. Default: the node's
   * setting.
   */
  readonly continuation?: number;
  /** The step that the user saw. */
  readonly stepId?: string;
  /** The version that the user saw; only for a single record. */
  readonly version?: number;
  /** Changes of fields that the step permits; only for a single record. */
  readonly changes?: SavePayload;
}

/** Documents of a close-case call: by key, or work orders by their codes. */
export type CaseRows = { readonly keys: readonly RecordKey[] } | { readonly codes: readonly string[] };

/** Report of a window that has a record open. */
export interface Beat extends Omit<PresenceBody, 'key' | 'field'> {
  readonly key: RecordKey;
  readonly field: string | undefined;
}

/**
 * Calls that decide about documents. Rows that the server refuses are listed in the answer, or in the failure
 * when it refuses all.
 */
export interface DocumentCalls {
  /** `idempotencyKey`: a repeated key returns the same answer and counts once. */
  audit(
    table: string,
    keys: readonly RecordKey[],
    vote: Vote,
    idempotencyKey?: string,
  ): Promise<Answer<readonly RowOutcome[]>>;
  /** Submits a returned document again, as its creator. */
  reAudit(table: string, key: RecordKey): Promise<Answer<unknown>>;
  /** Approval state of a document: its steps, decisions and open approvers. Loads its code on first use. */
  steps(table: string, key: RecordKey): Promise<Answer<Approval>>;
  /**
   * The approvers a record would have, with the reasons: of a stored record (`key`), with `typed` over it, or
   * of a new one. Stores nothing. Loads its code on first use.
   */
  forecast(
    table: string,
    key: RecordKey | undefined,
    typed: SavePayload | undefined,
  ): Promise<Answer<Forecast>>;
  /** Reports that this window has a record open, and returns the other users who have. */
  presence(beat: Beat): Promise<Answer<readonly Present[]>>;
  /** Closes documents (1) or reopens them (0). */
  updateCase(
    table: string,
    rows: CaseRows,
    caseType: 0 | 1,
    reason: string,
  ): Promise<Answer<readonly RowOutcome[]>>;
}
