import type { Catalogue } from './Catalogue.ts';

/** Texts about templates of workbooks: why a file is none, what is wrong in it, and why it was not filled. */
export const excelTemplateMessages = {
  'excelTemplate.damaged': {
    zh: '模板文件已损坏，请用Excel打开后另存为xlsx再上传',
    en: 'The template is damaged: open it in Excel, save it as xlsx and upload that',
  },
  'excelTemplate.encrypted': {
    zh: '模板有打开密码，请取消密码后再上传',
    en: 'The template is protected by a password: remove it and upload the file again',
  },
  'excelTemplate.old': {
    zh: '模板是旧的xls格式，请用Excel打开后另存为xlsx再上传',
    en: 'The template is an old xls file: open it in Excel, save it as xlsx and upload that',
  },
  'excelTemplate.macros': {
    zh: '模板含有宏，请另存为不含宏的xlsx再上传',
    en: 'The template has macros: save it as xlsx without macros and upload that',
  },
  'excelTemplate.links': {
    zh: '模板连接了其他文件或数据，或嵌入了其他文件，请断开连接、删除嵌入的文件后再上传',
    en: 'The template is linked to other files or data, or holds embedded files: break the links, remove the files and upload it again',
  },
  'excelTemplate.pivots': {
    zh: '模板含有数据透视表，导出时无法保持，请删除后再上传',
    en: 'The template has pivot tables, which an export cannot keep: remove them and upload it again',
  },
  'excelTemplate.manySheets': {
    zh: '模板最多{n}个工作表，请删除多余的',
    en: 'A template may have {n} sheets at most: delete the others',
  },
  'excelTemplate.manyCells': {
    zh: '模板最多{n}个单元格（含只有格式的），请删除多余的行列',
    en: 'A template may have {n} cells at most, cells with only a format count: delete rows and columns that are not needed',
  },
  'excelTemplate.sameSheets': {
    zh: '模板有两个工作表都叫“{name}”，请改名后再上传',
    en: 'Two sheets of the template are named “{name}”: rename one and upload it again',
  },
  'excelTemplate.tooManyCells': {
    zh: '导出的单元格超过{n}个，请少选一些单据',
    en: 'The export would have more than {n} cells: select fewer documents',
  },
  'excelTemplate.tooManyPictures': {
    zh: '导出的图片超过{n}张，请少选一些单据',
    en: 'The export would have more than {n} pictures: select fewer documents',
  },
  'excelTemplate.tooManySheets': {
    zh: '一个文件最多{n}个工作表，请少选一些单据，或选择每张单据一个文件',
    en: 'A file may have {n} sheets at most: select fewer documents, or ask for a file each',
  },
  'excelTemplate.tables': {
    zh: '工作表“{name}”含有表格（套用表格格式），多张单据时请选择每张单据一个文件，或在模板中转换为普通区域',
    en: 'Sheet “{name}” holds an Excel table: ask for a file each, or turn the table into a plain range in the template',
  },
  'excelTemplate.unknown': {
    zh: '工作表“{sheet}”的{cell}：{table}没有“{name}”',
    en: 'Sheet “{sheet}”, {cell}: {table} has no “{name}”',
  },
  'excelTemplate.meant': {
    zh: '工作表“{sheet}”的{cell}：{table}没有“{name}”，是否为“{suggestion}”？',
    en: 'Sheet “{sheet}”, {cell}: {table} has no “{name}”. Did you mean “{suggestion}”?',
  },
  'excelTemplate.ambiguous': {
    zh: '工作表“{sheet}”的{cell}：“{name}”有多个：{names}，请写明是哪一个',
    en: 'Sheet “{sheet}”, {cell}: there are several “{name}”: {names}. Say which one',
  },
  'excelTemplate.unknownForm': {
    zh: '工作表“{sheet}”的{cell}：“{name}”的写法“{form}”不存在，可用：{forms}',
    en: 'Sheet “{sheet}”, {cell}: “{name}” cannot be written as “{form}”. Possible: {forms}',
  },
  'excelTemplate.pictureInText': {
    zh: '工作表“{sheet}”的{cell}：图片和码“{name}”要单独占一个单元格',
    en: 'Sheet “{sheet}”, {cell}: the picture or code “{name}” needs a cell of its own',
  },
  'excelTemplate.rowsInHead': {
    zh: '工作表“{sheet}”的{cell}：“{name}”是明细，只能放在单元格里',
    en: 'Sheet “{sheet}”, {cell}: “{name}” is of a detail and may stand in cells only',
  },
  'excelTemplate.twoDetails': {
    zh: '工作表“{sheet}”的{cell}：同一行（或合并在一起的行）里有两种明细，请分开放在不同的行',
    en: 'Sheet “{sheet}”, {cell}: one row, or rows merged with it, holds two details: put them into different rows',
  },
  'excelTemplate.crossedMerge': {
    zh: '工作表“{sheet}”的{cell}：合并单元格只盖住了明细行的一部分，请取消或盖住全部明细行',
    en: 'Sheet “{sheet}”, {cell}: a merged cell covers only some of the rows of a detail: unmerge it or cover all of them',
  },
  'excelTemplate.sumOfRows': {
    zh: '工作表“{sheet}”的{cell}：合计的那一列在明细的其他行里还有内容，会一起加进去，请把它们移到别的列',
    en: 'Sheet “{sheet}”, {cell}: the column that is summed holds more in other rows of the detail, which would be added too: move that to another column',
  },
  'excelTemplate.mixedList': {
    zh: '工作表“{sheet}”的{cell}：列表每行一张单据，同一工作表里不能再放单据或明细的字段“{name}”',
    en: 'Sheet “{sheet}”, {cell}: in a list each row is a document, so its sheet cannot hold the field “{name}” of a document or detail',
  },
  'excelTemplate.nothing': {
    zh: '模板里没有占位符，请写上如{example}这样的字段',
    en: 'The template has no placeholders: write fields such as {example}',
  },
  'excelTemplate.manyPlaceholders': {
    zh: '模板最多{n}种占位符',
    en: 'A template may have {n} different placeholders at most',
  },
  'excelTemplate.headOfPage': { zh: '页眉页脚或表名', en: 'header, footer or name' },
  'excelTemplate.list': { zh: '列表', en: 'list' },
  'excelTemplate.noTable': {
    zh: '没有名为{name}的表，请重新选择',
    en: 'There is no table {name}: choose another one',
  },
  'excelTemplate.noImport': {
    zh: '模板不能导入，请逐个新建并上传文件',
    en: 'Templates cannot be imported: add them one by one with their file',
  },
  'excelTemplate.noFile': { zh: '请上传模板文件', en: 'Upload the file of the template' },
  'excelTemplate.otherDefault': {
    zh: '{table}的默认模板已是“{name}”，请先取消它的默认',
    en: '{table} has the default template “{name}” already: make that one not the default first',
  },
  'excelTemplate.noTemplate': {
    zh: '{table}没有可用的Excel模板 {name}',
    en: '{table} has no Excel template {name} in use',
  },
  'excelTemplate.lostFile': {
    zh: '模板“{name}”的文件不存在了，请联系管理员重新上传',
    en: 'The file of the template “{name}” is gone: ask an administrator to upload it again',
  },
  'excelTemplate.tooMany': {
    zh: '一次最多导出{n}张单据，请少选一些或缩小查询范围',
    en: 'At most {n} documents are exported at a time: select fewer or narrow the filter',
  },
  'excelTemplate.none': { zh: '没有要导出的单据', en: 'There are no documents to export' },
  'excelTemplate.gone': {
    zh: '模板里的这些字段已不存在，留空：{names}',
    en: 'These fields of the template no longer exist and are blank: {names}',
  },
  'excelTemplate.badCodes': {
    zh: '这些内容无法生成条码，已留空：{texts}',
    en: 'These cannot be made a code and are blank: {texts}',
  },
  'excelTemplate.sampleMain': { zh: '单据', en: 'Document' },
  'excelTemplate.sampleList': { zh: '清单', en: 'List' },
  'excelTemplate.sampleNumber': { zh: '序号', en: 'No.' },
  'excelTemplate.sampleHelp': { zh: '说明', en: 'How it works' },
  'excelTemplate.sampleName': { zh: '{table}模板样例', en: 'Sample template of {table}' },
  'excelTemplate.help.fields': {
    zh: '占位符写字段的标题或字段名，如 {open}客户{close}、{open}Customer_Id{close}；不认识的占位符在保存模板时会指出工作表和单元格。',
    en: 'A placeholder is the title or name of a field, such as {open}Customer{close} or {open}Customer_Id{close}. Unknown ones are told with sheet and cell when the template is saved.',
  },
  'excelTemplate.help.text': {
    zh: '单独占一个单元格的数字和日期保持类型，按单元格的数字格式显示；也可写在文字中间，如 客户：{open}客户{close}。',
    en: 'A number or date alone in its cell keeps its type and the format of the cell; placeholders may also stand among words, as in Customer: {open}Customer{close}.',
  },
  'excelTemplate.help.rows': {
    zh: '明细写 {open}明细.字段{close}，所在的行按明细行数重复，格式、合并单元格和行高一起重复。',
    en: 'Write {open}details.field{close} for details: the row is repeated for each row of the detail, with styles, merged cells and height.',
  },
  'excelTemplate.help.sum': {
    zh: '公式照常写，如对明细行写 =SUM(E7)，导出时变为对所有明细行求和；其他工作表、名称、打印区域、条件格式和图表也会跟着移动。',
    en: 'Write formulas as usual: =SUM(E7) over the row of a detail becomes the sum over all its rows. Other sheets, names, print areas, conditional formats and charts follow.',
  },
  'excelTemplate.help.forms': {
    zh: '冒号后可写形式：{open}价税合计:大写{close}、{open}单据编号:二维码{close}、{open}单据编号:条形码{close}、{open}照片:图片{close}、{open}数量:文本{close}。图片和码要单独占一个单元格，大小随单元格。',
    en: 'Behind a colon: {open}Total:words{close}, {open}No:qr{close}, {open}No:barcode{close}, {open}Photo:picture{close}, {open}Qty:text{close}. Pictures and codes need a cell of their own and fit into it.',
  },
  'excelTemplate.help.facts': {
    zh: '还可以写 {open}公司{close}、{open}导出人{close}、{open}今天{close}、{open}现在{close}、{open}明细.序号{close}。',
    en: 'Also: {open}company{close}, {open}user{close}, {open}today{close}, {open}now{close}, {open}details.no{close} for the number of a row.',
  },
  'excelTemplate.help.list': {
    zh: '工作表里写 {open}列表.字段{close} 时，每张单据一行，整个工作表只有一份。',
    en: 'Where a sheet has {open}list.field{close}, each document is one row and the sheet is there once.',
  },
  'excelTemplate.help.sheets': {
    zh: '导出多张单据时，每张单据一份工作表，表名为单据编号，也可以在表名里写占位符；或每张单据一个文件。',
    en: 'Several documents get a sheet each, named by their number or by placeholders in the name of the sheet; or a file each.',
  },
  'excelTemplate.help.rights': {
    zh: '导出人无权查看的字段留空，引用它的公式也留空。要写出花括号本身，请写两层。',
    en: 'Fields that the user may not see are blank, and formulas over them too. Double the braces to write braces.',
  },
} as const satisfies Catalogue;
