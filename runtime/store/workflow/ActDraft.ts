import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer, Failure } from '../../data/Answer.ts';
import { failed } from '../../data/Answer.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { Act, ActName } from '../../data/workflow/FlowCalls.ts';
import type { App } from '../../host/AppContext.ts';
import type { MessageKey } from '../../model/messages/index.ts';
import { OnceSender } from './OnceSender.ts';

/** Input that an action needs: how many people, and whether a text. */
export interface ActAsks {
  readonly people: 'nobody' | 'one' | 'some';
  readonly words: 'may' | 'must';
}

export const actAsks: Readonly<Record<ActName, ActAsks>> = {
  withdraw: { people: 'nobody', words: 'may' },
  transfer: { people: 'one', words: 'may' },
  addSigner: { people: 'some', words: 'may' },
  urge: { people: 'nobody', words: 'may' },
  copyTo: { people: 'some', words: 'may' },
  comment: { people: 'nobody', words: 'must' },
};

/** An action on a document while it is being filled in. Sends once, however often the button is pressed. */
export class ActDraft {
  people: readonly string[] = [];
  words = '';
  sending = false;
  /** Text of a refusal at its place; empty: none. */
  problem: { readonly at: 'people' | 'words' | 'all'; readonly text: string } | undefined = undefined;
  readonly name: ActName;
  readonly #app: Pick<App, 'data' | 't'>;
  readonly #about: { readonly table: string; readonly key: RecordKey; readonly stepId: string | undefined };
  readonly #once = new OnceSender();

  constructor(
    app: Pick<App, 'data' | 't'>,
    name: ActName,
    about: { readonly table: string; readonly key: RecordKey; readonly stepId: string | undefined },
  ) {
    this.#app = app;
    this.name = name;
    this.#about = about;
    makeAutoObservable(
      this,
      { people: observableRef, problem: observableRef, name: false },
      { autoBind: true },
    );
  }

  setPeople(people: readonly string[]): void {
    this.people = people;
    if (this.problem?.at === 'people') this.problem = undefined;
  }

  setWords(words: string): void {
    this.words = words;
    if (this.problem?.at === 'words') this.problem = undefined;
  }

  /** Whether input would be lost. */
  get typed(): boolean {
    return this.people.length > 0 || this.words.trim() !== '';
  }

  /** Sends the action. Returns the server's message on success, undefined when refused or already running. */
  async send(): Promise<string | undefined> {
    if (this.sending) return undefined;
    const missing = this.#missing();
    if (missing) {
      this.problem = { at: missing.at, text: this.#app.t(missing.key) };
      return undefined;
    }
    const { table, key, stepId } = this.#about;
    const act: Act = {
      name: this.name,
      words: this.words.trim(),
      people: this.people,
      ...(stepId === undefined ? {} : { stepId }),
    };
    this.sending = true;
    this.problem = undefined;
    const answer = await this.#once.send(act, async (once): Promise<Answer<unknown>> => {
      try {
        const calls = await this.#app.data.flows();
        return await calls.act(table, key, act, once);
      } catch {
        return failed('network', this.#app.t('shell.chunkFailed'));
      }
    });
    runInAction(() => {
      this.sending = false;
      if (!answer.ok) this.problem = { at: this.#aboutOf(answer.failure), text: answer.failure.message };
    });
    return answer.ok ? (answer.message ?? this.#app.t('box.saved')) : undefined;
  }

  /** The input a refusal concerns, if the action asks for it. */
  #aboutOf({ data }: Failure): 'people' | 'words' | 'all' {
    const about = typeof data === 'object' && data !== null && 'about' in data ? data.about : undefined;
    if (about === 'people' && actAsks[this.name].people !== 'nobody') return about;
    return about === 'words' ? about : 'all';
  }

  #missing(): { readonly at: 'people' | 'words'; readonly key: MessageKey } | undefined {
    const asks = actAsks[this.name];
    if (asks.people !== 'nobody' && this.people.length === 0) return { at: 'people', key: 'watch.noPeople' };
    if (asks.words === 'must' && this.words.trim() === '') return { at: 'words', key: 'watch.noWords' };
    return undefined;
  }
}
