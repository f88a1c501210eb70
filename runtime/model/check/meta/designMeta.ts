import type { JsonObject } from '../../schema/Json.ts';
import { closed } from './parts.ts';

const text = (description: string): JsonObject => ({ type: 'string', maxLength: 1_000_000, description });

/** A published change of kind `formDesign`: the wire's texts of one table's design; without any it is the plain form. */
export const designMeta = closed({
  Title: text('表单名称'),
  TitleEnName: text('页面地址'),
  DaraggeOptions: text('设计内容（JSON）'),
  FormOptions: text('表单内容（JSON）'),
  FormConfig: text('表单配置（JSON）'),
  TableConfig: text('表格配置（JSON）'),
  SqlParams: text('SQL参数（JSON）'),
});
