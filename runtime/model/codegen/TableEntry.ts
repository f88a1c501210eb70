/** One column of a table entry. Absent: not set. */
export interface EntryColumn {
  /** Name in the database. */
  readonly columnName: string;
  /** Title. */
  readonly columnCnName: string;
  /** `int`, `long`, `decimal`, `string`, `DateTime`, ...; see {@link columnKinds}. Empty: text. */
  readonly columnType: string;
  readonly isKey?: boolean;
  /** False: required. */
  readonly isNull?: boolean;
  /** Most characters of a text. */
  readonly maxlength?: number;
  /** Digits after the point of a decimal, at most eight; absent: four. */
  readonly scale?: number;
  /** Look in the form; empty: by column type. */
  readonly editType: string;
  /** Row of the form, from 1; 0 or absent: not in the form. */
  readonly editRowNo?: number;
  readonly editColNo?: number;
  /** Width of 12 in the form; 0 or absent: by the number of fields of its row. */
  readonly colSize?: number;
  readonly searchType: string;
  /** Row of the search panel; absent: not in it. */
  readonly searchRowNo?: number;
  readonly searchColNo?: number;
  /** Number of a dictionary. */
  readonly dropNo: string;
  /** Look in the list: 1 picture, 2 Excel, 3 file, 4 date, 5 month, 6 year. */
  readonly isImage?: number;
  /** False: no column of the list. */
  readonly isColumnData?: boolean;
  /** False: a column that users can show, hidden at first. */
  readonly isDisplay?: boolean;
  /** True: only read. */
  readonly isReadDataset?: boolean;
  readonly columnWidth?: number;
  readonly sortable?: boolean;
  /** Place among the columns, largest first. */
  readonly orderNo?: number;
  /** Use in the app: 1 show, search and edit, ... 7 edit. Kept, without effect. */
  readonly enable?: number;
  /** Empty values get a number of a rule with this prefix. */
  readonly codePrefix?: string;
  /** Choices written in place, `key:text` or `text`, separated by commas; they become a dictionary. */
  readonly options?: string;
  /** Value of new records; `{today}`, `{now}` and `{userId}` are filled in. */
  readonly defaultValue?: string;
}

/** A table as people describe it, with the names of the specification. It becomes a table, a page and a line of the menu. */
export interface TableEntry {
  /** From 1. */
  readonly table_Id: number;
  /** Folder: the `table_Id` of another entry; 0: top. */
  readonly parentId: number;
  /** Title of table and page. */
  readonly columnCNName: string;
  /** Name of the page, and of the table unless `tableTrueName` says another. */
  readonly tableName: string;
  readonly tableTrueName: string;
  /** Detail tables, separated by commas, and their titles in the same order. */
  readonly detailName: string;
  readonly detailCnName: string;
  /** Column that opens a record. */
  readonly expressField: string;
  /** Default order, separated by commas, descending. */
  readonly sortName: string;
  /** Column of files, and how many it takes. */
  readonly uploadField: string;
  readonly uploadMaxCount?: number;
  /** Users see records of their own and of subordinate roles. */
  readonly userPermissionDesc: boolean;
  /** Names of mixins besides those the columns show. */
  readonly mixins: readonly string[];
  /** Line of the menu that the page's line stands in; absent: no page. */
  readonly menuParent?: number;
  /** Columns whose values stand under an earlier name; see {@link readRenamed}. Empty: none. */
  readonly renamedColumns?: string;
  readonly columns: readonly EntryColumn[];
}

/** Name of the table that the entry is about. */
export const tableOf = ({ tableName, tableTrueName }: TableEntry): string => tableTrueName || tableName;

/** The names of a list that a person wrote with commas. */
export const namesIn = (list: string): readonly string[] =>
  list
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
