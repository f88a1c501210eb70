import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';

/** Functions `/bench/formDesigner.html` offers to the benchmark. */
export interface BenchFormDesigner {
  /** Opens the edit box of a form with this number of fields. Resolves once its fields are drawn. */
  box(fields: number): Promise<void>;
  /** Opens the designer of the same form. Resolves once its components are drawn. */
  designer(fields: number): Promise<void>;
  /** The middle of the second component on the canvas, in pixels of the window. */
  grip(): { readonly x: number; readonly y: number };
  /** True while something is dragged and its place is marked. */
  isDragging(): boolean;
  /** Selects a component and focuses its name in the property panel. */
  enter(part: number): Promise<void>;
  /** The name in the property panel, and on the canvas. */
  name(): { readonly panel: string; readonly canvas: string };
  undo(): void;
  /** Fields drawn on the canvas so far, each time counted. */
  drawn(): number;
}

declare global {
  interface Window {
    __formDesigner?: BenchFormDesigner;
  }
}

const kinds: readonly Partial<FieldSchema>[] = [
  { type: 'text', max: 40 },
  { type: 'decimal', scale: 2, min: 0 },
  {
    type: 'select',
    columnType: 'int',
    data: Array.from({ length: 20 }, (_, at) => ({ key: at, value: `类别${at}` })),
  },
  { type: 'date' },
  { type: 'int' },
  { type: 'switch' },
  { type: 'text', max: 200 },
  { type: 'textarea' },
];

/** Fields of the measured form, four to a row. */
export const designedFields = (count: number): readonly FieldSchema[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'text',
    ...kinds[at % kinds.length],
    field: `Field${at}`,
    title: `字段${at}`,
    editRowNo: Math.floor(at / 4) + 1,
  }));
