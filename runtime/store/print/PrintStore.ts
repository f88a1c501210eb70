import { makeAutoObservable, observableRef } from 'mobx';
import type { RecordKey } from '../../data/DataSource.ts';
import type { Keep } from '../shell/AppStore.ts';

/** Documents that the user wants to print. */
export interface PrintAsk {
  /** API name of their page, or their table. */
  readonly api: string;
  /** Its name for people. */
  readonly title: string;
  readonly keys: readonly RecordKey[];
}

/** What the user chose last for a table. `template` is empty: the one that suits the documents. */
export interface PrintChoice {
  readonly template: string;
  readonly copies: number;
}

/** Maximum copies at once, as the server allows. */
export const mostCopies = 20;

const nameOf = (api: string): string => `jig.print.${api}`;

const usual: PrintChoice = { template: '', copies: 1 };

/** The documents whose dialog of printing is open, what was chosen last, and how many prints were made in this window. */
export class PrintStore {
  asked: PrintAsk | undefined = undefined;
  /** Prints made in this window. When it rises, views read the print counts again. */
  made = 0;
  readonly #keep: Keep;

  constructor(keep: Keep) {
    this.#keep = keep;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  open(ask: PrintAsk): void {
    this.asked = ask;
  }

  close(): void {
    this.asked = undefined;
  }

  hasPrinted(): void {
    this.made += 1;
  }

  /** The last choice for a table in this browser. */
  choiceOf(api: string): PrintChoice {
    const [copies, template] = (this.#keep.getItem(nameOf(api)) ?? '').split(' ', 2);
    const count = Number(copies);
    return Number.isInteger(count) && count >= 1 && count <= mostCopies
      ? { template: template ?? '', copies: count }
      : usual;
  }

  keepChoice(api: string, { template, copies }: PrintChoice): void {
    this.#keep.setItem(nameOf(api), `${copies} ${template}`);
  }
}
