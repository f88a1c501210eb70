interface Waiting {
  readonly took: number;
  start(place: Place): void;
}

/** A place in which one question runs at a time. */
interface Place {
  /** Takes only questions that took less than so many milliseconds before, or have not run yet. */
  readonly most: number;
  /** Whether it takes this question before the other. */
  isBefore(one: Waiting, other: Waiting): boolean;
  isTaken: boolean;
}

const isLonger: Place['isBefore'] = (one, other) => one.took > other.took;
const isShorter: Place['isBefore'] = (one, other) => one.took < other.took;

/**
 * Questions in turn, so that boards leave the database to lists and saves. One place takes those first that took longest
 * before, one those that took least: small cards stand early, and no long one begins when all others are done. A third place
 * takes only short ones, so that two long ones never hold all others.
 */
export class QuestionQueue {
  /** Milliseconds that questions took when they last ran. */
  readonly #took = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  readonly #places: readonly Place[] = [
    { most: Number.POSITIVE_INFINITY, isBefore: isLonger, isTaken: false },
    { most: Number.POSITIVE_INFINITY, isBefore: isShorter, isTaken: false },
    { most: 50, isBefore: isShorter, isTaken: false },
  ];

  /** Milliseconds that a question took when it last ran, without its wait; 0: it has not run yet. */
  tookOf(key: string): number {
    return this.#took.get(key) ?? 0;
  }

  forget(key: string): void {
    this.#took.delete(key);
  }

  /** Runs a question in its turn. */
  async run<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const taken = new Promise<Place>((start) => this.#waiting.push({ took: this.tookOf(key), start }));
    // Questions that are asked together all wait before the first is taken.
    setImmediate(() => this.#next());
    const place = await taken;
    const start = performance.now();
    try {
      return await compute();
    } finally {
      this.#took.set(key, performance.now() - start);
      place.isTaken = false;
      this.#next();
    }
  }

  /** Gives every free place its next question, the earliest among equal ones. */
  #next(): void {
    for (const place of this.#places) {
      const fitting = place.isTaken ? [] : this.#waiting.filter(({ took }) => took < place.most);
      const [earliest] = fitting;
      if (earliest === undefined) continue;
      const next = fitting.reduce((first, one) => (place.isBefore(one, first) ? one : first), earliest);
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      place.isTaken = true;
      next.start(place);
    }
  }
}
