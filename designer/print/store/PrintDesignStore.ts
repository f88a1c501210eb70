import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { Filler } from '../../../runtime/model/print/Filler.ts';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import { knownFont } from '../../../runtime/model/print/layout/knownFont.ts';
import { layoutDocument } from '../../../runtime/model/print/layout/layoutDocument.ts';
import type { PrintWorld } from '../../../runtime/model/print/PrintWorld.ts';
import { type Sheet, sheetOf } from '../../../runtime/model/print/papers.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { ShownTemplateCheck } from '../../../runtime/wire/print/readPrintDesign.ts';
import type { EditAnswer } from '../../kit/EditAnswer.ts';
import { isTaken } from '../../kit/isTaken.ts';
import { PatchStore } from '../../kit/PatchStore.ts';
import { marksOf, type OutlineNode, outlineOf } from '../draft/outline.ts';
import { valueAt } from '../draft/places.ts';
import { sampleDocument, sampleWorld } from '../preview/sampleDocument.ts';
import { CodeBars } from '../sheet/CodeBars.ts';
import { PrintFont } from '../sheet/PrintFont.ts';

type StoreApp = Pick<App, 'data' | 'notify' | 'locale' | 't'>;

/** Rows of the made-up document on the canvas. */
const sampleRows = 3;

/** Size of type where a template says none, in points. */
export const usualSize = 9;

/** What is designed: a template in force, or a new one. */
export interface Designed {
  readonly name: string;
  /** Version in force that the draft is made from; 0: none published. */
  readonly version: number;
  readonly schema: PrintSchema;
  /** It is published for the first time. */
  readonly isNew: boolean;
}

/** A page of the canvas. */
interface CanvasPage {
  readonly boxes: readonly Box[];
}

/** A print template while an administrator designs it. */
export class PrintDesignStore extends PatchStore<PrintSchema, ShownTemplateCheck> {
  readonly codes: CodeBars;
  readonly font: PrintFont;
  /** Places of the selected parts; the first one has the panel. */
  selected: readonly string[] = [];
  zoom = 1;
  hasGrid = false;
  readonly #app: StoreApp;
  readonly #facts: PrintWorld['facts'];

  constructor(
    app: StoreApp,
    readonly designed: Designed,
    readonly doc: DocumentTable,
    facts: PrintWorld['facts'],
  ) {
    super(app, {
      first: designed.schema,
      isNew: designed.isNew,
      check: async (patch, signal) =>
        (await app.data.designs()).prints.check({ name: designed.name, patch }, signal),
    });
    this.#app = app;
    this.#facts = facts;
    this.codes = new CodeBars(app.data);
    this.font = new PrintFont(app.data);
    makeObservable(this, {
      ...{ selected: observableRef, zoom: observable, hasGrid: observable },
      ...{ nodes: computed, current: computed, sheet: computed, pages: computed },
      ...{ select: actionBound, toggle: actionBound, setZoom: actionBound, showGrid: actionBound },
      run: actionBound,
    });
    this.begin();
  }

  get patch(): JsonObject {
    return this.draft as unknown as JsonObject; // schemas are JSON
  }

  get nodes(): readonly OutlineNode[] {
    return outlineOf(this.draft);
  }

  /** The part whose panel is shown; undefined: the template itself. */
  get current(): string | undefined {
    return this.selected[0];
  }

  get sheet(): Sheet {
    return sheetOf(this.draft.paper) ?? { width: 210, height: 297, margins: noMargins };
  }

  /** The template with a made-up document, with a mark for each block. */
  get pages(): readonly CanvasPage[] {
    return this.sample(sampleRows, true);
  }

  /** The template with a made-up document of so many rows. */
  sample(rows: number, isMarked = false): readonly CanvasPage[] {
    const marks = marksOf(this.draft);
    const world = sampleWorld(this.doc, this.#facts, this.#app.locale);
    const filler = new Filler(isMarked ? { ...world, markOf: (block) => marks.get(block) } : world);
    const document = sampleDocument(this.doc, this.#facts.now, rows);
    const filled = filler.fillRun(this.draft, document, 1)[0] ?? filler.fill(this.draft, document);
    const { pages } = layoutDocument(
      filled,
      { sheet: this.sheet, size: this.draft.size ?? usualSize },
      knownFont,
    );
    return pages.map((boxes) => ({ boxes }));
  }

  select(places: readonly string[]): void {
    this.selected = places;
  }

  /** Adds a part to the selection, or takes it out. */
  toggle(place: string): void {
    this.selected = this.selected.includes(place)
      ? this.selected.filter((one) => one !== place)
      : [...this.selected, place];
  }

  setZoom(zoom: number): void {
    this.zoom = zoom;
  }

  showGrid(isShown: boolean): void {
    this.hasGrid = isShown;
  }

  /** Takes the answer of a command, or tells why it is refused. Edits of one kind in a row are one step. */
  run(answer: EditAnswer<PrintSchema>, kind?: string): boolean {
    if (!isTaken(this.#app, answer)) return false;
    this.take(answer.draft, kind);
    if (answer.select !== undefined) this.selected = answer.select;
    return true;
  }

  protected override shown(): void {
    // What is gone is not selected any more.
    const there = this.selected.filter((place) => valueAt(this.draft, place) !== undefined);
    if (there.length < this.selected.length) this.selected = there;
  }
}

const noMargins = { top: 10, right: 10, bottom: 10, left: 10 };
