import { randomUUID } from 'node:crypto';
import type { DocumentNews } from './DocumentNews.ts';

/** Maximum keys and events kept; older ones are forgotten. */
const mostKept = 5_000;

interface Kept {
  readonly no: number;
  readonly news: DocumentNews;
}

/**
 * The latest events of this process. A place names how far a client has heard; it is good until the process ends. A client that
 * changes its stream gets what came in between instead of reading everything again.
 */
export class RecentNews {
  readonly #process = randomUUID();
  readonly #most: number;
  #kept: Kept[] = [];
  #size = 0;
  #last = 0;
  /** Events up to this number are forgotten. */
  #forgotten = 0;

  constructor(most: number = mostKept) {
    this.#most = most;
  }

  /** The place after the latest event. */
  get place(): string {
    return `${this.#process}.${this.#last}`;
  }

  note(all: readonly DocumentNews[]): void {
    for (const news of all) {
      this.#kept.push({ no: ++this.#last, news });
      this.#size += sizeOf(news);
    }
    while (this.#size > this.#most) {
      const oldest = this.#kept.shift();
      if (oldest === undefined) return;
      this.#size -= sizeOf(oldest.news);
      this.#forgotten = oldest.no;
    }
  }

  /** Events may be missing here: no earlier place is good any more. */
  forget(): void {
    this.#kept = [];
    this.#size = 0;
    this.#forgotten = ++this.#last;
  }

  /** The events after a place; undefined: the place is not known here, or what followed is forgotten. */
  since(place: string): readonly DocumentNews[] | undefined {
    const [process, no = ''] = place.split('.');
    const at = Number(no);
    if (process !== this.#process || !Number.isInteger(at) || at < this.#forgotten || at > this.#last)
      return undefined;
    return this.#kept.filter((one) => one.no > at).map(({ news }) => news);
  }
}

const sizeOf = ({ keys }: DocumentNews): number => 1 + keys.length;
