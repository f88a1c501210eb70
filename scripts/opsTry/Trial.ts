import { performance } from 'node:perf_hooks';

/** Cannot be tried on this machine, and why. */
export class NotHere extends Error {}

/** What was tried, with what came of it; prints a line for each as it happens. */
export class Trial {
  passed = 0;
  failed = 0;
  notRun = 0;

  /** Tries one thing. `work` answers what is worth knowing, throws {@link NotHere}, or throws what went wrong. */
  async step(name: string, work: () => Promise<string> | string): Promise<void> {
    const began = performance.now();
    const say = (mark: string, said: string): void => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${mark}  ${name}${said === '' ? '' : `: ${said}`} (${seconds} s)\n`);
    };
    try {
      say('passed ', await work());
      this.passed += 1;
    } catch (error) {
      if (error instanceof NotHere) this.notRun += 1;
      else this.failed += 1;
      say(
        error instanceof NotHere ? 'NOT RUN' : 'FAILED ',
        error instanceof Error ? error.message : String(error),
      );
    }
  }
}
