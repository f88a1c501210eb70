import { actionBound, makeObservable, observableRef } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { BoardAnswer, CardAnswer } from '../../../runtime/wire/boards/Board.ts';
import type { ShownBoardPreview } from '../../../runtime/wire/boards/readBoardDesign.ts';
import type { DesignedPage, PageDesigns } from '../../../runtime/wire/pages/PageDesign.ts';
import { filled } from '../../kit/filled.ts';
import { PatchStore } from '../../kit/PatchStore.ts';
import { previewBoard } from '../draft/previewBoard.ts';
import type { OfferedMarks, PageChange } from '../kinds/ComposedPage.ts';

/** What is designed: a page in force, or a new one. */
export interface DesignedDraft extends Pick<DesignedPage, 'name' | 'version' | 'schema'> {
  readonly line: DesignedPage['line'] | undefined;
  /** It is published for the first time. */
  readonly isNew: boolean;
}

type StoreApp = Pick<App, 'data' | 'notify' | 'locale'>;

/** A page while an administrator composes it. */
export class PageDesignStore extends PatchStore<PageSchema> {
  /** Its parts with real rows, of the last answer. */
  viewed: BoardAnswer | undefined = undefined;
  answers: ReadonlyMap<string, CardAnswer> = new Map();
  readonly marks: readonly OfferedMarks[];

  constructor(
    app: StoreApp,
    readonly designed: DesignedDraft,
    readonly designs: PageDesigns,
    readonly document: DocumentTable,
  ) {
    super(app, {
      first: designed.schema,
      isNew: designed.isNew,
      check: async (patch, signal) => {
        const { pages, boards } = await app.data.designs();
        const board = previewBoard(patch as unknown as PageSchema, document); // it is a draft of this store
        // Rows are there before the check, which reads all schemas.
        void boards
          .preview({ name: 'composed', patch: board as unknown as JsonObject }, signal)
          .then((answer) => {
            if (answer.ok && !signal.aborted) this.show(answer.data);
          });
        return pages.check({ name: designed.name, patch }, signal);
      },
    });
    this.marks = marksOf(designs);
    makeObservable(this, { viewed: observableRef, answers: observableRef, show: actionBound });
    this.begin();
  }

  get patch(): JsonObject {
    return this.draft as unknown as JsonObject; // schemas are JSON
  }

  /** Sets members of the page; edits of one property in a row are one step. */
  set(change: PageChange, property: string): void {
    const { figures, charts, ...page } = { ...this.draft, ...change };
    const lists = filled({ figures, charts });
    this.take(without({ ...page, ...lists }), property);
  }

  /** Shows the parts of the page that the server answered. */
  show({ shown, cards }: Pick<ShownBoardPreview, 'shown' | 'cards'>): void {
    this.viewed = shown;
    this.answers = new Map(cards.map((answer) => [answer.card, answer] as const));
  }
}

/** The page without members that are undefined. */
const without = (page: object): PageSchema =>
  Object.fromEntries(
    Object.entries(page).filter(([, value]) => value !== undefined),
  ) as unknown as PageSchema;

/** The marks of calendars in force, each table once. */
const marksOf = ({ pages, tables }: PageDesigns): readonly OfferedMarks[] => {
  const known = new Map(
    pages.flatMap(({ schema: { calendar } }) =>
      calendar?.marks === undefined ? [] : [[calendar.marks.table, calendar.marks] as const],
    ),
  );
  return [...known].map(([table, marks]) => ({
    title: tables.find((one) => one.table === table)?.title ?? table,
    marks,
  }));
};
