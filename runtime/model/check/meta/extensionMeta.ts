import { extensionKinds } from '../../fields/extension/extensionKinds.ts';
import { closed, identifier, listOf, oneOf, textOf, wholeOf } from './parts.ts';

/** A published change of kind `extensionFields`: the wire's records of one table. */
export const extensionMeta = closed(
  {
    fields: listOf(
      closed(
        {
          tableEx_Id: wholeOf('编号', 1),
          fieldName: textOf('字段名称'),
          fieldCode: identifier('字段编码：数据库列名'),
          fieldType: oneOf(Object.keys(extensionKinds), '字段类型'),
          dataDic: textOf('字典编号'),
          fieldAttr: listOf(oneOf(['required', 'readonly'], '属性'), '属性'),
          guideWords: textOf('引导语'),
          defaultValue: textOf('默认值'),
        },
        ['fieldName', 'fieldCode', 'fieldType'],
      ),
      '扩展字段',
    ),
  },
  ['fields'],
);
