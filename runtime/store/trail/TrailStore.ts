import { makeAutoObservable, observableRef } from 'mobx';
import type { TrailDocument } from '../../wire/links/Trail.ts';

/** A document whose trail is asked for. */
export interface TrailSubject extends TrailDocument {
  /** Its kind and number as the user saw them; undefined: not known where it was asked. */
  readonly name?: string;
}

/** The document whose trail stands over the page. */
export class TrailStore {
  /** Undefined: none is open. */
  asked: TrailSubject | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  open(subject: TrailSubject): void {
    this.asked = subject;
  }

  close(): void {
    this.asked = undefined;
  }
}
