import type { Data } from '../Data.ts';
import { Refusal } from '../Refusal.ts';
import type { Node } from '../Tree.ts';
import type { Cause, Explanation } from './Explanation.ts';

/** Maximum to record; more sets `cut`. */
const most = { nodes: 1_000, below: 20 } as const;

interface Open {
  readonly below: Explanation[];
  cut: boolean;
}

/** Result of a part as data; undefined for other values (a function), which are left out. */
export type Shown = Data | undefined;

/**
 * Records the result of each part while a formula runs once; parts that are not needed are left out. Inner
 * parts come first, so each part knows what it was made of.
 */
export class Recorder {
  readonly #whole: Open = { below: [], cut: false };
  #open: Open = this.#whole;
  #left: number = most.nodes;

  /** Runs and records one part. */
  run<T>(node: Node, work: () => T, shown: (value: T) => Shown): T {
    const outer = this.#open;
    if (this.#left <= 0 || outer.below.length >= most.below) {
      outer.cut = true;
      return work();
    }
    this.#left -= 1;
    const own: Open = { below: [], cut: false };
    this.#open = own;
    try {
      const value = work();
      const told = shown(value);
      if (told !== undefined) outer.below.push(toldOf(node, own, told));
      return value;
    } catch (thrown) {
      if (thrown instanceof Refusal) outer.below.push(failed(node, own, thrown));
      throw thrown;
    } finally {
      this.#open = outer;
    }
  }

  /** The outermost parts. */
  get told(): readonly Explanation[] {
    return this.#whole.below;
  }
}

function toldOf(node: Node, { below, cut }: Open, value: Data): Explanation {
  const because = causeOf(node, value, below);
  return {
    node,
    ...placeOf(node),
    value,
    ...(because === undefined ? {} : { because }),
    below,
    ...(cut ? { cut: true as const } : {}),
  };
}

function failed(node: Node, { below, cut }: Open, { error }: Refusal): Explanation {
  const because = below.at(-1)?.error === undefined ? undefined : below.at(-1)?.because;
  return {
    node,
    ...placeOf(node),
    value: undefined,
    error,
    because: because ?? { code: error.code, node, rows: [] },
    below,
    ...(cut ? { cut: true as const } : {}),
  };
}

/** Why a part gave null or an Excel error value. */
function causeOf(node: Node, value: Data, below: readonly Explanation[]): Cause | undefined {
  const code = errorCode(value);
  if (code !== undefined) {
    const same = below.find((part) => errorCode(part.value ?? null) === code);
    return same?.because ?? { code, node, rows: [] };
  }
  if (value !== null) return undefined;
  if (node.kind === 'literal') return { code: 'nothing', node, rows: [] };
  const empty = below.find((part) => part.value === null);
  return empty?.because ?? { code: node.kind === 'variable' ? 'empty' : 'no-result', node, rows: [] };
}

/** The code of an error value: `{"error": "#N/A"}`. */
function errorCode(value: Data): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  const { error } = value;
  return typeof error === 'string' && error.startsWith('#') ? error : undefined;
}

function placeOf({ from, to }: Node) {
  return from === undefined || to === undefined ? {} : { from, to };
}
