import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { FileItem, Finding } from '../../model/fields/types/FieldType.ts';
import { maxFilesOf } from '../../model/fields/types/files.ts';
import { checkMessages } from '../../model/messages/check.ts';
import { addMessages, messageOf } from '../../model/messages/index.ts';
import { displayName } from '../../model/schema/displayName.ts';
import { askFileHook } from './askFileHook.ts';
import { downloadFile } from './downloadFile.ts';
import type { ChosenFile, UploadHost, UploadPhase } from './UploadHost.ts';
import { uniqueName } from './uniqueName.ts';

addMessages(checkMessages);

/**
 * Uploads of one field: files are chosen, checked and sent one after another, and their paths appended to the
 * value. Holds only files that are not on the server; the value holds the rest.
 */
export class UploadStore {
  phase: UploadPhase = 'idle';
  /** Chosen files that are unsent or failed. */
  chosen: readonly ChosenFile[] = [];
  /** The file being sent, and its progress from 0 to 1. */
  current: ChosenFile | undefined = undefined;
  progress = 0;
  /** The last upload succeeded. */
  changed = false;
  readonly #app: App;
  #host: UploadHost;
  #abort: AbortController | undefined;
  #made = 0;

  constructor(app: App, host: UploadHost) {
    this.#app = app;
    this.#host = host;
    makeAutoObservable(this, { chosen: observableRef, current: observableRef }, { autoBind: true });
  }

  /** Updates the current field; called on every draw. */
  follow(host: UploadHost): void {
    const isOtherForm = host.onUnfinished !== this.#host.onUnfinished;
    this.#host = host;
    if (isOtherForm) this.#hold(this.chosen);
  }

  /** Takes files that fit (type, size, count); with `autoUpload` (default) sends them at once. */
  async choose(files: readonly File[]): Promise<void> {
    if (this.phase === 'uploading' || files.length === 0) return;
    const { schema } = this.#host;
    const most = maxFilesOf(schema);
    if (this.#items.length + this.chosen.length + files.length > most) {
      this.#say(schema.kind.tooManyFiles?.(most));
      return;
    }
    const taken: ChosenFile[] = [];
    for (const file of files) {
      const finding = schema.kind.checkFile?.(file, schema);
      if (finding) this.#say(finding);
      else taken.push({ id: ++this.#made, name: this.#nameFor(file, taken), file });
    }
    if (taken.length === 0) return;
    this.#hold([...this.chosen, ...taken]);
    this.phase = 'chosen';
    if (schema.autoUpload !== false) await this.upload();
  }

  /** Sends the chosen files. A failure enables the button again and shows the reason. */
  async upload(): Promise<void> {
    const { notify, t } = this.#app;
    if (this.phase === 'uploading') return;
    if (this.#host.uploadUrl === undefined) {
      notify.error(t('form.noUploadUrl'));
      return;
    }
    if (this.chosen.length === 0) {
      notify.error(t('form.chooseFile'));
      return;
    }
    this.phase = 'uploading';
    const work = this.#sendAll(this.#host.uploadUrl);
    this.#host.onPending?.(work);
    await work;
  }

  /** Stops the upload; unsent files stay chosen. */
  cancel(): void {
    if (this.phase !== 'uploading') return;
    this.#abort?.abort();
    this.#app.notify.announce(this.#app.t('upload.cancelled'));
  }

  /** Forgets a chosen file. */
  drop(id: number): void {
    if (this.phase === 'uploading') return;
    this.#hold(this.chosen.filter((one) => one.id !== id));
    if (this.chosen.length === 0) this.phase = 'idle';
  }

  /** Removes an uploaded file from the value, if the remove-before hook allows it. True: removed. */
  async remove(item: FileItem): Promise<boolean> {
    if (!(await this.#ask('removeBefore', [item]))) return false;
    this.#write(this.#items.map(({ path }) => path).filter((path) => path !== item.path));
    this.#app.notify.announce(this.#app.t('upload.removed', { name: item.name }));
    return true;
  }

  /** A click on a file; false: its hook handles or stops it. */
  clicked(item: FileItem): Promise<boolean> {
    return this.#ask('fileClick', [item]);
  }

  /** Downloads a file of the value. */
  download(item: FileItem): Promise<void> {
    return downloadFile(this.#app, item);
  }

  /** A click on a chosen file: there is nothing to download yet. */
  notUploaded(): void {
    this.#app.notify.error(this.#app.t('form.uploadFirst'));
  }

  /** Sets the progress of the running upload. */
  moved(share: number): void {
    this.progress = share;
  }

  get #items(): readonly FileItem[] {
    return this.#host.schema.kind.files?.(this.#host.value) ?? [];
  }

  /** A clean name that is unique in the field. */
  #nameFor(file: File, taken: readonly ChosenFile[]): string {
    const others = [...this.#items, ...this.chosen, ...taken].map(({ name }) => name);
    return uniqueName(displayName(file.name) || this.#app.t('form.unnamedFile'), new Set(others));
  }

  async #sendAll(address: string): Promise<void> {
    const { notify, t } = this.#app;
    const waiting = this.chosen.map(({ name, file }) => ({ name, size: file.size }));
    this.#abort = new AbortController();
    let sent: readonly FileItem[] = [];
    try {
      if (!(await this.#ask('uploadBefore', waiting))) return;
      const files = await this.#app.data.files();
      for (const one of this.chosen) {
        runInAction(() => {
          this.current = one;
          this.progress = 0;
        });
        const { signal } = this.#abort;
        const answer = await files.upload(address, one.file, one.name, { signal, onProgress: this.moved });
        if (!answer.ok) {
          if (!signal.aborted) notify.error(answer.failure.message);
          break;
        }
        notify.success(answer.message ?? t('box.saved'));
        sent = [...sent, { name: one.name, path: answer.data }];
        this.#stored(one, answer.data);
      }
    } catch {
      notify.error(t('shell.networkFailed'));
    } finally {
      this.#ended(sent);
    }
    if (sent.length > 0) await this.#ask('uploadAfter', sent);
  }

  #stored(one: ChosenFile, path: string): void {
    runInAction(() => {
      this.#hold(this.chosen.filter(({ id }) => id !== one.id));
      this.#write([...this.#items.map((item) => item.path), path]);
    });
  }

  /** Blocks a save, which would lose chosen files, until they are sent or dropped. */
  #hold(chosen: readonly ChosenFile[]): void {
    if (chosen !== this.chosen) this.chosen = chosen;
    this.#host.onUnfinished?.(chosen.length > 0 ? 'form.uploadFirst' : undefined);
  }

  /** Writes the value and remembers it, because {@link follow} runs only at the next draw. */
  #write(paths: readonly string[]): void {
    const value = paths.length === 0 ? null : paths.join(',');
    this.#host.onChange(value);
    this.#host = { ...this.#host, value };
  }

  #ended(sent: readonly FileItem[]): void {
    runInAction(() => {
      this.#abort = undefined;
      this.current = undefined;
      this.changed = sent.length > 0;
      this.phase = this.chosen.length > 0 ? 'chosen' : 'uploaded';
    });
  }

  #ask(when: Parameters<typeof askFileHook>[1], files: Parameters<typeof askFileHook>[3]): Promise<boolean> {
    return askFileHook(this.#app, when, this.#host.schema, files);
  }

  #say(finding: Finding | undefined): void {
    if (!finding) return;
    const issue = { rule: finding.rule, params: finding.params ?? {} };
    this.#app.notify.error(messageOf(issue, this.#app.locale));
  }
}
