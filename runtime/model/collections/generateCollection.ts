import type { EntryWorld, Generated } from '../codegen/Generated.ts';
import { generate } from '../codegen/generate.ts';
import type { EntryColumn, TableEntry } from '../codegen/TableEntry.ts';
import { gridColumns } from '../fields/projections/layoutRows.ts';
import type { FieldLine } from '../schema/TableSchema.ts';
import {
  answerMenuId,
  answerPath,
  answerTable,
  type CollectionForm,
  type Question,
} from './CollectionForm.ts';
import { questionKind } from './questionKinds.ts';

/** Line of the menu that answers stand below. */
const parentMenu = 106;

/** Actions that roles may hold on the answers to a form. */
const answerActions = ['Search', 'Add', 'Update', 'Delete', 'Export', 'Tabs', 'ShareTabs'] as const;

/** Columns of 12 that a question takes. */
const spanOf = ({ width }: Question): number =>
  Math.min(gridColumns, Math.max(1, Math.round((width * gridColumns) / 100)));

/** The row of the form of each question, from 1: as many stand beside each other as its width holds. */
const rowsOf = (questions: readonly Question[]): readonly number[] => {
  let [row, taken] = [0, gridColumns];
  return questions.map((question) => {
    const span = spanOf(question);
    if (taken + span > gridColumns) [row, taken] = [row + 1, 0];
    taken += span;
    return row;
  });
};

const columnOf = (question: Question, row: number, at: number): EntryColumn => {
  const { field, title, type, required, scale, source } = question;
  const kind = questionKind(type);
  return {
    columnName: field,
    columnCnName: title,
    columnType: kind?.columnType ?? '',
    editType: type,
    editRowNo: row,
    editColNo: at + 1,
    colSize: spanOf(question),
    isNull: !required,
    dropNo: source,
    searchType: kind?.searchType ?? '',
    ...(kind?.searchType !== undefined && { searchRowNo: 1 + Math.floor(at / 4) }),
    ...(scale !== undefined && { scale }),
    ...(kind?.maxlength !== undefined && { maxlength: kind.maxlength }),
    columnWidth: kind?.width ?? 120,
  };
};

const entryOf = ({ formId, title, questions }: CollectionForm): TableEntry => {
  const rows = rowsOf(questions);
  return {
    table_Id: 0,
    parentId: 0,
    columnCNName: title,
    tableName: answerTable(formId),
    tableTrueName: '',
    detailName: '',
    detailCnName: '',
    // People open an answer by its first question.
    expressField: questions[0]?.field ?? '',
    sortName: 'CreateDate',
    uploadField: '',
    userPermissionDesc: false,
    mixins: ['owned'],
    menuParent: parentMenu,
    columns: [
      {
        columnName: 'AnswerId',
        columnCnName: '主键',
        columnType: 'int',
        isKey: true,
        editType: '',
        searchType: '',
        dropNo: '',
      },
      ...questions.map((question, at) => columnOf(question, rows[at] ?? 1, at)),
    ],
  };
};

/** Answers show their author and time; other tables keep these out of the list. */
const author: readonly FieldLine[] = [
  { field: 'Creator', title: '提交人', importance: 'normal', searchRowNo: 9, searchType: 'like' },
  { field: 'CreateDate', title: '提交时间', importance: 'normal' },
];

/** A generated field with what only questions say: choices in place, help, limits of files. */
const asked = (line: FieldLine, questions: readonly Question[]): FieldLine => {
  const question = questions.find(({ field }) => field === line.field);
  if (question === undefined) return line;
  const { choices, help, type } = question;
  return {
    ...line,
    ...questionKind(type)?.look,
    ...(choices.length > 0 && { data: choices }),
    ...(help !== '' && { tipextra: help }),
  };
};

/** The table of the answers to a checked form, the page that lists them and its hidden line of the menu. */
export const generateCollection = (form: CollectionForm, world: EntryWorld): Generated => {
  const { formId, questions } = form;
  const made = generate(entryOf(form), world);
  const { page, menu, table } = made;
  const path = answerPath(formId);
  return {
    ...made,
    table: {
      ...table,
      fields: [...table.fields.map((line) => asked(line, questions)), ...author],
    },
    ...(page && {
      page: { ...page, path, title: form.title, actions: ['Search', 'Update', 'Delete', 'Export'] },
    }),
    ...(menu && {
      menu: { ...menu, id: answerMenuId(formId), url: path, actions: answerActions, enable: 2 },
    }),
  };
};
