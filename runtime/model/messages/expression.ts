import type { Catalogue } from './Catalogue.ts';
import { jsonataMessages } from './jsonata.ts';

/** Errors of formulas and conditions, by error code. `errorText` finds the key. */
export const expressionMessages = {
  'expression.didYouMean': { zh: '{text}，是不是“{suggestion}”？', en: '{text} Did you mean {suggestion}?' },
  'expression.placedAt': { zh: '{text}（第 {from} 个字符）', en: '{text} (character {from})' },
  'expression.placed': {
    zh: '{text}（第 {from} 到 {to} 个字符）',
    en: '{text} (characters {from} to {to})',
  },
  'expression.failed': {
    zh: '公式“{title}”没有算出结果：{text}',
    en: 'The formula {title} gives no result: {text}',
  },
  'expression.other': { zh: '公式有误：{message}', en: '{message}' },

  'expression.unknownFunction': { zh: '没有函数“{name}”', en: 'There is no function {name}.' },
  'expression.unknownField': { zh: '没有字段“{name}”', en: 'There is no field {name}.' },
  'expression.ambiguousField': {
    zh: '有几个字段都叫“{name}”：{codes}，请用编码区分',
    en: 'Several fields are called {name}: {codes}. Use the code.',
  },
  'expression.argumentCount': {
    zh: '“{name}”的参数个数不对，现在有 {given} 个',
    en: '{name} does not take {given} arguments.',
  },
  'expression.invalidArgument': { zh: '“{name}”的参数不正确', en: 'The arguments of {name} are wrong.' },
  'expression.functionFailed': {
    zh: '函数“{name}”没有算出结果，请检查它的参数，或联系管理员',
    en: 'The function {name} failed. Check its arguments, or ask the administrator.',
  },
  'expression.functionResult': {
    zh: '函数“{name}”返回的不是它声明的类型，请联系管理员',
    en: 'The function {name} returned no value of its type. Ask the administrator.',
  },
  'expression.argumentRange': {
    zh: '“{name}”的第 {index} 个参数超出了允许的范围',
    en: 'Argument {index} of {name} is outside its bounds.',
  },
  'expression.invalidLiteral': {
    zh: '这里只能是空、是否、有限的数字或文本',
    en: 'Only null, a boolean, a finite number or text can stand here.',
  },
  'expression.invalidOperation': {
    zh: '一个运算必须是只有一个键的对象',
    en: 'An operation is an object with exactly one key.',
  },
  'expression.invalidJson': { zh: '不是正确的 JSON', en: 'This is not JSON.' },
  'expression.unexpectedToken': { zh: '这里的内容不符合公式的写法', en: 'This cannot stand here.' },
  'expression.unexpectedEnd': {
    zh: '公式没有写完，可能少了括号或内容',
    en: 'The formula ends too early: a bracket or a value is missing.',
  },
  'expression.unclosedText': { zh: '文本缺少结束的引号', en: 'The text has no closing quote.' },
  'expression.unclosedField': {
    zh: '字段缺少结束的方括号，或方括号内没有名称',
    en: 'The field has no closing bracket, or no name in its brackets.',
  },
  'expression.badCharacter': {
    zh: '字符“{found}”不能出现在这里',
    en: 'The character {found} has no meaning here.',
  },
  'expression.unevenArray': {
    zh: '数组每一行的个数必须相同',
    en: 'All rows of an array must have the same length.',
  },
  'expression.wholeRecord': {
    zh: '不能读取整条记录，请写出字段名',
    en: 'The record as a whole cannot be read; name a field.',
  },
  'expression.noInput': {
    zh: '这里只能读取单个字段，不能读取整条记录',
    en: 'Only single fields can be read here, not the whole record.',
  },
  'expression.detailOutsideAggregate': {
    zh: '“{name}”是明细列，外面需要求和等汇总函数',
    en: '{name} is a column of detail rows: it needs a function such as SUM around it.',
  },
  'expression.wholeDetail': {
    zh: '“{name}”是整张明细，请写出要用的列，如 {example}',
    en: '{name} is a whole detail table: name the columns, as in {example}.',
  },
  'expression.notAColumn': { zh: '“{name}”不是明细列', en: '{name} is no column of a detail table.' },
  'expression.typeMismatch': {
    zh: '类型不符：{left}和{right}不能一起使用',
    en: 'Types do not go together: {left} and {right}.',
  },
  'expression.cycle': { zh: '公式互相引用：{path}', en: 'Formulas need each other: {path}.' },
  'expression.numberRange': {
    zh: '数字或日期超出范围（数字最多 34 位）',
    en: 'A number or date is out of range (numbers have 34 digits at most).',
  },
  'expression.noClock': {
    zh: '这里不能使用今天、现在等时间函数',
    en: 'Functions of the current time cannot be used here.',
  },
  'expression.notDeterministic': { zh: '这里不能使用随机数', en: 'Random numbers cannot be used here.' },
  'expression.refusedEval': {
    zh: '不允许使用 $eval：不能把文本当作公式执行',
    en: '$eval runs text as a formula and is refused.',
  },
  'expression.refusedRegex': {
    zh: '正则表达式不支持环视和反向引用，或写法有误',
    en: 'Regular expressions have no look-around and back-references here, or this one cannot be read.',
  },
  'expression.refusedRange': {
    zh: '区域的两端只能是单元格，不能是“{name}”找到的位置，请直接写出单元格',
    en: 'A range ends at cells that are written, not at what {name} finds. Write the cell.',
  },
  'expression.regexNotLoaded': {
    zh: '正则表达式的支持还没有加载完，请稍后再试',
    en: 'Regular expressions are not loaded yet; please try again.',
  },
  'expression.resultNotData': {
    zh: '公式的结果是函数，不是值',
    en: 'The result is a function, not a value.',
  },
  'expression.notInSql': {
    zh: '这个条件不能用于数据库查询',
    en: 'This condition cannot be used in a query of the database.',
  },
  'expression.notJsonLogic': { zh: '不能写成 JSON Logic', en: 'This cannot be written as JSON Logic.' },
  'expression.noLanguage': { zh: '不认识这种公式的语言', en: 'No grammar is known for this formula.' },
  'expression.unknownMethod': { zh: '没有选择公式的方法', en: 'This formula has no method.' },
  'expression.noValue': { zh: '试算没有结果', en: 'The test gives no value.' },
  'expression.notAByte': {
    zh: 'Base64 编码只支持 U+00FF 以内的字符',
    en: 'Base64 takes characters up to U+00FF only.',
  },
  'expression.notBase64': { zh: '不是正确的 Base64 文本', en: 'The text is no Base64.' },
  'expression.badTimezone': {
    zh: '时区的写法是 +hhmm 或 -hhmm，例如 +0800',
    en: 'A time zone is written +hhmm or -hhmm, +0800 for example.',
  },
  'expression.limitSource': { zh: '公式太长', en: 'The formula is too long.' },
  'expression.limitDepth': { zh: '嵌套层数太多', en: 'It is nested too deeply.' },
  'expression.limitNodes': { zh: '条件的内容太多', en: 'The condition has too many parts.' },
  'expression.limitSteps': {
    zh: '没有算出结果：计算量过大',
    en: 'Not computed: it takes too many steps.',
  },
  'expression.limitMemory': {
    zh: '没有算出结果：占用内存过多',
    en: 'Not computed: it takes too much memory.',
  },
  'expression.limitText': { zh: '没有算出结果：文本太长', en: 'Not computed: a text gets too long.' },
  'expression.limitCalls': {
    zh: '没有算出结果：函数互相调用的层数太多',
    en: 'Not computed: too many calls are open at once.',
  },
  'expression.limitTime': { zh: '没有算出结果：用时过长', en: 'Not computed: it takes too long.' },

  'expression.type.number': { zh: '数字', en: 'number' },
  'expression.type.text': { zh: '文本', en: 'text' },
  'expression.type.date': { zh: '日期', en: 'date' },
  'expression.type.datetime': { zh: '日期时间', en: 'date and time' },
  'expression.type.boolean': { zh: '是否', en: 'yes or no' },
  'expression.type.list': { zh: '列表', en: 'list' },
  'expression.type.any': { zh: '任意类型', en: 'anything' },

  'expression.value.NULL': { zh: '两个区域没有相交', en: 'The ranges do not meet.' },
  'expression.value.DIV0': { zh: '除数为 0', en: 'Division by zero.' },
  'expression.value.CALC': { zh: '没有符合条件的结果', en: 'No value fits the condition.' },
  'expression.value.VALUE': { zh: '值的类型不对', en: 'A value has the wrong type.' },
  'expression.value.REF': { zh: '引用的位置不存在', en: 'What is referred to is not there.' },
  'expression.value.NAME': { zh: '名称不存在', en: 'There is no such name.' },
  'expression.value.NUM': {
    zh: '数字不合适，或没有解',
    en: 'A number does not fit, or there is no solution.',
  },
  'expression.value.NA': { zh: '没有找到', en: 'Nothing was found.' },

  ...jsonataMessages,
} as const satisfies Catalogue;
