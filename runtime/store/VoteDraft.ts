import { makeAutoObservable } from 'mobx';
import { auditStatus } from '../model/documentState.ts';

/** A decision being made: 通过 until something else is chosen, and why. */
export class VoteDraft {
  status: number = auditStatus.approved;
  reason = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setStatus(status: number): void {
    this.status = status;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }
}
