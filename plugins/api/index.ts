/**
 * `jig/plugin`: what the half of a plugin without React imports. The browser, the server and the schema check run that half.
 *
 * Looks come from `jig/plugin/react`, server hooks from `jig/plugin/server`, the test world from `jig/plugin/test`.
 */
export {
  type Amount,
  add,
  compare,
  declareFunction,
  divide,
  type FormulaFunction,
  multiply,
  round,
  subtract,
  sum,
} from '../../expressions/index.ts';
export type { PluginModel } from '../../runtime/model/fields/plugin/PluginModel.ts';
export type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
export { date } from '../../runtime/model/fields/types/date.ts';
export { datetime } from '../../runtime/model/fields/types/datetime.ts';
export { decimal } from '../../runtime/model/fields/types/decimal.ts';
export type { FieldType, FieldTypeOf, Finding, Surface } from '../../runtime/model/fields/types/FieldType.ts';
export { int } from '../../runtime/model/fields/types/int.ts';
export { ownOptions } from '../../runtime/model/fields/types/ownOptions.ts';
export { select } from '../../runtime/model/fields/types/select.ts';
export { selectList } from '../../runtime/model/fields/types/selectList.ts';
export { text } from '../../runtime/model/fields/types/text.ts';
export { textarea } from '../../runtime/model/fields/types/textarea.ts';
export type { Validator, ValidatorCall } from '../../runtime/model/fields/validators/validators.ts';
export type { Message } from '../../runtime/model/messages/Catalogue.ts';
export type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
export type { Issue } from '../../runtime/model/schema/Issue.ts';
export type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
export type { Locale } from '../../runtime/model/schema/Locale.ts';
export type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
export type { Cell, Row } from '../../runtime/model/schema/Row.ts';
export type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
