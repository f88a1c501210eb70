import { makeAutoObservable, observableRef } from 'mobx';
import type { Drop } from '../commands/FormEdit.ts';

/** What the pointer carries. */
export type Carried =
  | { readonly kind: 'new'; readonly type: string }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'parts'; readonly ids: readonly string[] };

/** Place of a drop and where its mark is drawn, in pixels of the canvas content. */
export interface DropMark {
  readonly drop: Drop;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drag in progress. Only the ghost and the mark observe it. */
export class DragStore {
  carried: Carried | undefined = undefined;
  label = '';
  x = 0;
  y = 0;
  mark: DropMark | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { carried: observableRef, mark: observableRef }, { autoBind: true });
  }

  begin(carried: Carried, label: string): void {
    this.carried = carried;
    this.label = label;
  }

  move(x: number, y: number, mark: DropMark | undefined): void {
    this.x = x;
    this.y = y;
    this.mark = mark;
  }

  end(): void {
    this.carried = undefined;
    this.mark = undefined;
  }
}
