import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { DataSource } from '../../../runtime/data/DataSource.ts';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import type { CodeBar } from '../../../runtime/wire/print/PrintDesign.ts';

type Code = Pick<Extract<Box, { kind: 'code' }>, 'symbology' | 'text'>;

/** Most codes of one call. */
const most = 200;

const keyOf = ({ symbology, text }: Code): string => `${symbology} ${text}`;

/** Barcodes and QR codes as the server draws them, asked for once. */
export class CodeBars {
  readonly #known = observable.map<string, readonly CodeBar[] | null>([], { deep: false });
  readonly #wanted = new Map<string, Code>();
  readonly #data: Pick<DataSource, 'designs'>;
  #isAsking = false;

  constructor(data: Pick<DataSource, 'designs'>) {
    this.#data = data;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The dark parts; null: the text cannot be said; undefined: not known yet. */
  bars(code: Code): readonly CodeBar[] | null | undefined {
    return this.#known.get(keyOf(code));
  }

  /** Asks for codes that are not known yet. */
  want(codes: readonly Code[]): void {
    for (const code of codes) if (!this.#known.has(keyOf(code))) this.#wanted.set(keyOf(code), code);
    if (this.#wanted.size === 0 || this.#isAsking) return;
    this.#isAsking = true;
    queueMicrotask(() => void this.#ask());
  }

  async #ask(): Promise<void> {
    const asked = [...this.#wanted].slice(0, most);
    const codes = asked.map(([, { symbology, text }]) => ({ symbology, text }));
    const answer = await (await this.#data.designs()).prints.codes({ codes });
    runInAction(() => {
      this.#isAsking = false;
      for (const [at, [key]] of asked.entries()) {
        this.#wanted.delete(key);
        // One that could not be asked for is drawn as text.
        this.#known.set(key, answer.ok ? (answer.data.codes[at] ?? null) : null);
      }
    });
    if (this.#wanted.size > 0) this.want([]);
  }
}
