import type { ExtensionField } from '../../runtime/model/fields/extension/extensionPatches.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/**
 * Table of extension field definitions. Its rows and the published change of kind `extensionFields` have the same
 * content.
 */
export const extensionTable = 'Sys_Table_Extend';

/** Row of an extension field. */
export const rowOfField = (table: string, field: ExtensionField): Row => ({
  TableName: table,
  FieldName: field.fieldName,
  FieldCode: field.fieldCode,
  FieldType: field.fieldType,
  DataDic: field.dataDic ?? null,
  FieldAttr: field.fieldAttr?.join(',') || null,
  GuideWords: field.guideWords ?? null,
  DefaultValue: field.defaultValue ?? null,
  Scale: field.options?.scale === undefined ? null : Number(field.options.scale),
  FieldOptions: field.options === undefined ? null : JSON.stringify(field.options),
});
