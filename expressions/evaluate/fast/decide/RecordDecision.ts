import type { RecordScope } from '../../../values/RecordScope.ts';
import { askRecord, SITES } from './askRecord.ts';
import { copyFor, FIRST_COPY_AFTER } from './copies.ts';
import type { Step } from './Step.ts';

/** A condition that begins with a question about a field. Answers plain records without a frame as far as it can. */
export class RecordDecision {
  private ask: typeof askRecord = askRecord;
  private runs = 0;
  /** How many runs until it asks for code of its own; it asks ever more seldom. */
  private nextCheck = FIRST_COPY_AFTER;

  constructor(private readonly first: Step) {}

  /** The end the record's values lead to, or the step that needs a frame to go on. */
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

/** All questions a decision may come to. */
export function questionsFrom(first: Step): readonly Step[] {
  const found = new Set([first]);
  for (const { inside, outside, empty, yes, no } of found)
    for (const next of [inside, outside, empty, yes, no]) found.add(next);
  return [...found].filter(({ field }) => field !== undefined);
}
