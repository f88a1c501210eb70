import type { FieldSchema } from '../schema/FieldSchema.ts';

/** How the answers to one kind of question are stored and looked for. */
interface QuestionKind {
  /** Column type as table entries name it. */
  readonly columnType: string;
  readonly maxlength?: number;
  /** Its answers are choices: written in place, or of a dictionary. */
  readonly chosen?: true;
  /** Several choices, stored with commas between them. */
  readonly several?: true;
  /** Search type in the list of answers; absent: not in the search panel. */
  readonly searchType?: string;
  readonly width: number;
  /** Properties of its field besides. */
  readonly look?: Partial<FieldSchema>;
}

const files = { maxFile: 9, multiple: true, maxSize: 20 } as const;

/** Kinds of questions by their field type. */
const kinds: Readonly<Record<string, QuestionKind>> = {
  text: { columnType: 'string', maxlength: 200, searchType: 'like', width: 160 },
  textarea: { columnType: 'string', maxlength: 2000, width: 240 },
  number: { columnType: 'int', width: 100, look: { align: 'right' } },
  decimal: { columnType: 'decimal', width: 110, look: { align: 'right' } },
  radio: { columnType: 'string', maxlength: 200, chosen: true, searchType: 'select', width: 120 },
  select: { columnType: 'string', maxlength: 200, chosen: true, searchType: 'select', width: 120 },
  checkbox: {
    columnType: 'string',
    maxlength: 2000,
    chosen: true,
    several: true,
    searchType: 'selectList',
    width: 200,
  },
  selectList: {
    columnType: 'string',
    maxlength: 2000,
    chosen: true,
    several: true,
    searchType: 'selectList',
    width: 200,
  },
  switch: { columnType: 'int', width: 90, look: { dataKey: 'enable', align: 'center' } },
  rate: { columnType: 'int', width: 140 },
  date: { columnType: 'date', searchType: 'date', width: 120 },
  datetime: { columnType: 'DateTime', searchType: 'datetime', width: 160 },
  phone: { columnType: 'string', maxlength: 30, searchType: 'like', width: 130 },
  img: { columnType: 'string', maxlength: 4000, width: 140, look: files },
  file: { columnType: 'string', maxlength: 4000, width: 140, look: files },
};

/** The kind of a question; undefined: forms have none of this name. */
export const questionKind = (type: string): QuestionKind | undefined =>
  Object.hasOwn(kinds, type) ? kinds[type] : undefined;

/** Field types that a question may have, in the order in which designers offer them. */
export const questionTypes: readonly string[] = Object.keys(kinds);
