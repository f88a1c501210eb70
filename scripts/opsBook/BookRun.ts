import { join } from 'node:path';
import { NotHere, type Trial } from '../opsTry/Trial.ts';
import { BookShell } from './BookShell.ts';
import type { BookBlock } from './bookBlocks.ts';
import { whyNotRun } from './notRun.ts';
import { Systemctl } from './Systemctl.ts';
import type { TrialMachine } from './TrialMachine.ts';

/** What is done before a command, and looked at after it; each answers what is worth knowing or throws. */
export interface BookCheck {
  readonly name: string;
  readonly chapter: string;
  readonly command: string;
  readonly when: 'before' | 'while' | 'after';
  readonly work: () => Promise<string> | string;
}

/** A block, or something that happens between two of them. */
export type BookAct = BookBlock | Pick<BookCheck, 'name' | 'work'>;

const builds = ['npm ci --include=dev', 'npm run build', 'npm ci --omit=dev'];

/** Runs blocks of the page, a command at a time; one that fails ends it. */
export class BookRun {
  readonly #machine: TrialMachine;
  readonly #trial: Trial;
  readonly systemctl: Systemctl;
  #checks: readonly BookCheck[] = [];
  readonly #done = new Set<BookCheck>();
  readonly #shells = new Map<string, BookShell>();
  #chapter = '';

  constructor(machine: TrialMachine, trial: Trial) {
    this.#machine = machine;
    this.#trial = trial;
    this.systemctl = new Systemctl(machine.places.folder);
  }

  /** Blocks, and what happens between them. */
  async run(acts: readonly BookAct[], checks: readonly BookCheck[]): Promise<void> {
    this.#checks = checks;
    for (const act of acts) {
      if ('work' in act) await this.#step(act.name, act.work);
      else await this.#block(act);
    }
    const forgotten = checks.filter((check) => !this.#done.has(check)).map(({ name }) => name);
    await this.#step('every check was reached', () => {
      if (forgotten.length > 0) throw new Error(forgotten.join('; '));
      return `${checks.length}`;
    });
  }

  /** Every chapter is read in a new shell. */
  async #block(block: BookBlock): Promise<void> {
    const { chapter, index, commands } = block;
    if (chapter !== this.#chapter) process.stdout.write(`\n## ${chapter}\n`);
    if (index === 0) {
      this.#shells.get(chapter)?.end();
      this.#shells.set(chapter, new BookShell(this.#machine.places.folder));
    }
    this.#chapter = chapter;
    for (const command of commands) {
      await this.#check('before', chapter, command);
      await this.#step(`$ ${command}`, () => this.#command(block, command), 'may be left out');
      await this.#check('after', chapter, command);
    }
  }

  async #command(block: BookBlock, command: string): Promise<string> {
    const why = whyNotRun(block, command);
    if (why !== undefined) throw new NotHere(why);
    if (this.#machine.hasBuild && builds.includes(command)) {
      this.#machine.takeBuild();
      throw new NotHere('a build that was made before is taken');
    }
    const replaced = this.#machine.replacements.in(command);
    if (command.startsWith('systemctl ')) return this.systemctl.run(replaced);
    const shell = this.#shells.get(block.chapter);
    if (shell === undefined) throw new Error('there is no shell');
    if (!/\bnpm start$/.test(command)) {
      await shell.run(replaced);
      return '';
    }
    const look = async (): Promise<string> => {
      const answer = await fetch(`http://127.0.0.1:${this.#machine.places.ports.other}/readyz`);
      if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}: ${await answer.text()}`);
      await this.#check('while', block.chapter, command);
      return 'was ready; ended by Ctrl+C';
    };
    return shell.runUntil(replaced, join(this.#machine.places.folder, 'start.log'), look);
  }

  /** Runs a command in the shell of the chapter, beside those of the page. */
  async beside(command: string): Promise<void> {
    await this.#shells.get(this.#chapter)?.run(command);
  }

  async #check(when: BookCheck['when'], chapter: string, command: string): Promise<void> {
    const due = this.#checks.find(
      (one) =>
        one.when === when && one.chapter === chapter && one.command === command && !this.#done.has(one),
    );
    if (due === undefined) return;
    this.#done.add(due);
    await this.#step(due.name, due.work);
  }

  async #step(name: string, work: () => Promise<string> | string, may?: 'may be left out'): Promise<void> {
    const { failed, notRun } = this.#trial;
    await this.#trial.step(name, work);
    if (this.#trial.failed > failed || (this.#trial.notRun > notRun && may === undefined))
      throw new Error(`stopped at: ${name}`);
  }

  async end(): Promise<void> {
    for (const shell of this.#shells.values()) shell.end();
    await this.systemctl.end();
  }
}
