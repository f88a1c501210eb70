import { makeAutoObservable } from 'mobx';

/** How an edit box shares its height between header form and detail grid. */
export class BoxLayout {
  /** The header form shows two lines, so that the grid has the rest. */
  isFolded = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  fold(on: boolean): void {
    this.isFolded = on;
  }

  toggle(): void {
    this.isFolded = !this.isFolded;
  }
}
