import { makeAutoObservable } from 'mobx';
import { auditStatus } from '../model/access/documentState.ts';

/** A decision being made: 通过 until something else is chosen, what follows it, and why. */
export class VoteDraft {
  status: number = auditStatus.approved;
  reason = '';
  /** 0 the flow ends, 1 the previous node, 2 the start; undefined: what the node says. */
  continuation: number | undefined = undefined;

  constructor() {
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

  /** After a decision: 通过 and no reason. */
  reset(): void {
    this.status = auditStatus.approved;
    this.reason = '';
    this.continuation = undefined;
  }
}
