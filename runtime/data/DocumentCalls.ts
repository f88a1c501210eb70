import type { RowOutcome } from '../wire/records/RowOutcome.ts';
import type { SavePayload } from '../wire/SavePayload.ts';
import type { Answer } from './Answer.ts';
import type { Approval } from './Approval.ts';
import type { RecordKey } from './DataSource.ts';
import type { Forecast } from './Forecast.ts';

/** One decision about a document, as its record shows it. */
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
  /** What follows 3 or 4: 0 the flow ends, 1 the previous node, 2 the start; absent: what the node says. */
  readonly continuation?: number;
  /** The step that was looked at. */
  readonly stepId?: string;
  /** The version that was looked at; given for one record only. */
  readonly version?: number;
  /** Fields the step permits, changed in the vote; given for one record only. */
  readonly changes?: SavePayload;
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
  /** `idempotencyKey`: the same key gives the same answer and counts once. */
  audit(
    table: string,
    keys: readonly RecordKey[],
    vote: Vote,
    idempotencyKey?: string,
  ): Promise<Answer<readonly RowOutcome[]>>;
  /** The creator submits a returned document again. */
  reAudit(table: string, key: RecordKey): Promise<Answer<unknown>>;
  /** Where a document stands in approval, who decided what about it, and whom it waits for. Its code comes when first asked for. */
  steps(table: string, key: RecordKey): Promise<Answer<Approval>>;
  /**
   * Who would approve a record and why: the stored one (`key`), with `typed` over it, or a new one. Nothing is stored. Its
   * code comes when first asked for.
   */
  forecast(
    table: string,
    key: RecordKey | undefined,
    typed: SavePayload | undefined,
  ): Promise<Answer<Forecast>>;
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
