import { makeAutoObservable } from 'mobx';
import { auditStatus } from '../../model/access/documentState.ts';

/** A decision being made: its status (通过 by default), continuation and reason. */
export class VoteDraft {
  status: number;
  reason = '';
  /** 0 end of the flow, 1 the previous step, 2 the start; undefined: as the step says. */
  continuation: number | undefined = undefined;

  constructor(status: number = auditStatus.approved) {
    this.status = status;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setStatus(status: number): void {
    this.status = status;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  setContinuation(continuation: number | undefined): void {
    this.continuation = continuation;
  }

  /** Resets after a decision: 通过 and no reason. */
  reset(): void {
    this.status = auditStatus.approved;
    this.reason = '';
    this.continuation = undefined;
  }
}
