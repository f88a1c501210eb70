/** Two kinds of documents that an administrator made on screen: applications for samples, and samples handed out. */

const key = (columnName: string) => ({ columnName, columnCnName: '主键', columnType: 'int', isKey: true });
const text = (columnName: string, columnCnName: string) => ({
  ...{ columnName, columnCnName, columnType: 'string', maxlength: 40, editType: 'text', editRowNo: 1 },
});
const number = (columnName: string, columnCnName: string) => ({
  ...{ columnName, columnCnName, columnType: 'decimal', editType: 'decimal', editRowNo: 1 },
});

const document = (table_Id: number, tableName: string, columnCNName: string, prefix: string) => [
  {
    ...{ table_Id, parentId: 0, tableName, columnCNName, mixins: 'owned,audited,closable', menuParent: 60 },
    ...{ expressField: 'Code', detailName: `${tableName}Line`, detailCnName: `${columnCNName}明细` },
    tableColumns: [key(`${tableName}_Id`), { ...text('Code', '单号'), codePrefix: prefix }],
  },
  {
    ...{
      table_Id: table_Id + 1,
      parentId: 0,
      tableName: `${tableName}Line`,
      columnCNName: `${columnCNName}明细`,
    },
    tableColumns: [
      key(`${tableName}Line_Id`),
      { columnName: `${tableName}_Id`, columnCnName: '主表', columnType: 'int', isColumnData: false },
      text('ItemName', '样品'),
      number('Qty', '数量'),
    ],
  },
];

/** Entries of both, as `builder/import` takes them. */
export const ownDocuments = [
  ...document(901, 'SampleApply', '样品申请单', 'YS'),
  ...document(903, 'SampleIssue', '样品发放单', 'YF'),
];
