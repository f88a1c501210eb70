import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { layersOf } from '../../../runtime/model/fields/resolve/Layer.ts';
import { resolve } from '../../../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { FieldLine, TableSchema } from '../../../runtime/model/schema/TableSchema.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';

const types = fieldTypeRegistry();

const tableOf = (
  table: string,
  cnName: string,
  fields: readonly FieldLine[],
  details: readonly string[] = [],
) => {
  const schema: TableSchema = {
    ...{ format: 1, table, cnName, key: `${table}_Id`, fields },
    ...(details.length > 0 && { details: details.map((one) => ({ table: one })) }),
  };
  const layers = layersOf({ tables: new Map([[table, schema]]), mixins: new Map() }, table);
  return resolve(layers, types).table;
};

const text = (field: string, title: string) => ({ field, title, type: 'text', editRowNo: 1 });
const quantity = (field: string, title: string) => ({ field, title, type: 'decimal', editRowNo: 1 });
const choice = (field: string, title: string) => ({
  ...{ field, title, type: 'select', columnType: 'int', dataKey: 'choices', editRowNo: 1 },
});

const document = (
  main: DocumentTable['main'],
  ...details: readonly DocumentTable['main'][]
): DocumentTable => ({
  main,
  details: details.map((table) => ({
    table,
    schema: { table: table.table, foreignKey: main.key },
  })) as DocumentTable['details'],
});

/** Applications for samples, with lines. */
export const apply = document(
  tableOf('Apply', '样品申请单', [text('Code', '单号'), choice('Customer_Id', '客户')], ['ApplyLine']),
  tableOf('ApplyLine', '申请明细', [
    { field: 'Apply_Id', title: '申请单', type: 'number', columnType: 'int', hidden: true },
    text('ItemName', '样品'),
    quantity('Qty', '数量'),
  ]),
);

/** Samples handed out, with lines; the header may name an application. */
export const issue = document(
  tableOf(
    'Issue',
    '样品发放单',
    [text('Code', '单号'), choice('Customer_Id', '客户'), choice('Apply_Id', '申请单')],
    ['IssueLine'],
  ),
  tableOf('IssueLine', '发放明细', [
    { field: 'Issue_Id', title: '发放单', type: 'number', columnType: 'int', hidden: true },
    text('ItemName', '样品'),
    quantity('Qty', '数量'),
  ]),
);

const related = (table: string, title: string, references: RelatedTable['references']): RelatedTable => ({
  ...{ table, title, isAudited: true, isClosable: true, references, titles: {}, shipped: {}, version: 0 },
  details: [{ table: `${table}Line`, title: '明细' }],
});

const customer = (rows: string) => ({ rows, field: 'Customer_Id', title: '客户', to: 'Customer' });

export const applyTable = related('Apply', '样品申请单', [customer('Apply')]);
export const issueTable = related('Issue', '样品发放单', [
  customer('Issue'),
  { rows: 'Issue', field: 'Apply_Id', title: '申请单', to: 'Apply' },
]);
