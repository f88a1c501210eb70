import type { RecordScope } from '../../../values/RecordScope.ts';
import { askRecord, SITES } from './askRecord.ts';
import { copyFor, FIRST_COPY_AFTER } from './copies.ts';
import type { Step } from './Step.ts';

/**
 * A condition that begins with a question about a field. Decides plain records without a frame where
 * possible.
 */
export class RecordDecision {
  private ask: typeof askRecord = askRecord;
  private runs = 0;
  /** Number of runs until it requests its own copy of the code; grows each time. */
  private nextCheck = FIRST_COPY_AFTER;

  constructor(private readonly first: Step) {}

  /** The end reached with the record's values, or the step that needs a frame. */
  answer(scope: RecordScope): Step {
    this.runs += 1;
    if (this.runs === this.nextCheck) this.takeCopy();
    return this.ask(this.first, scope.record, scope.beyond);
  }

  private takeCopy(): void {
    this.nextCheck *= 2;
    const steps = questionsFrom(this.first);
    const names = [...new Set(steps.map(({ name }) => name))].sort();
    const copy = this.ask === askRecord ? copyFor(names, this.runs) : undefined;
    if (copy === undefined) return;
    for (const step of steps) {
      const site = names.indexOf(step.name);
      if (site < SITES) step.site = site;
    }
    this.ask = copy;
  }
}

/** All questions that a decision can reach. */
export function questionsFrom(first: Step): readonly Step[] {
  const found = new Set([first]);
  for (const { inside, outside, empty, yes, no } of found)
    for (const next of [inside, outside, empty, yes, no]) found.add(next);
  return [...found].filter(({ field }) => field !== undefined);
}
