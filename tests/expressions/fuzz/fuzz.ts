import fc from 'fast-check';
import { prepare } from '../../../expressions/jsonata/index.ts';
import { randomCases } from '../../setup/randomCases.ts';
import type { EngineName } from '../caseFiles.ts';
import type { Attempt } from './Attempt.ts';
import { attempts } from './attempts.ts';
import { engines } from './engines.ts';
import { findFault } from './findFault.ts';
import { shorten } from './shorten.ts';

/** Texts for each engine. */
export const texts = 10 * randomCases;
export const seed = Number(process.env.JIG_SEED ?? 20_261_121);

/** Result of a fuzz run; `tried` shows that it ran. */
export interface Findings {
  readonly tried: number;
  readonly faults: readonly string[];
}

/** Inputs per round. A fault ends its round and is reproduced by seed and round. */
const ROUND = 250;

/** Tries this many texts on an engine; reports each kind of fault once, shortened. */
export async function fuzz(name: EngineName, count: number): Promise<Findings> {
  await prepare();
  const engine = engines[name];
  const inputs = attempts(name);
  const faults = new Map<string, string>();
  let tried = 0;
  for (let round = 0; round * ROUND < count; round += 1) {
    let last: Attempt | undefined;
    fc.check(
      fc.property(inputs, (attempt) => {
        tried += 1;
        last = attempt;
        const fault = findFault(engine, attempt);
        return fault === undefined || faults.has(fault.kind);
      }),
      // Our own shortening follows, which knows the text better.
      {
        seed: seed + round,
        numRuns: ROUND,
        endOnFailure: true,
      },
    );
    const fault = last && findFault(engine, last);
    if (last === undefined || fault === undefined || faults.has(fault.kind)) continue;
    faults.set(fault.kind, told(shorten(engine, last, fault), round));
    if (faults.size >= 20) break;

    function told(attempt: Attempt, inRound: number): string {
      const { kind, detail } = findFault(engine, attempt) ?? { kind: 'gone when shortened', detail: '' };
      return `${kind}: ${JSON.stringify(attempt)} (${detail}; seed ${seed}, round ${inRound})`;
    }
  }
  return { tried, faults: [...faults.values()] };
}
