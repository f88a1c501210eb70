import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '../../model/schema/Locale.ts';

/** A newer design that waits while its page is open. */
export class PageRenewal {
  /** Language in which the page was loaded. */
  readonly locale: Locale;
  /** Loads the newer design; undefined: the page shows the one in force. */
  load: (() => Promise<void>) | undefined = undefined;

  constructor(locale: Locale) {
    this.locale = locale;
    makeAutoObservable(this, { locale: false, load: observableRef }, { autoBind: true });
  }

  offer(load: (() => Promise<void>) | undefined): void {
    this.load = load;
  }
}
