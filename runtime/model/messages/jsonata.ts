import type { Catalogue } from './Catalogue.ts';

/** Errors of JSONata, by its own codes: S syntax, T types, D evaluation. */
export const jsonataMessages = {
  'expression.S0101': { zh: '文本缺少结束的引号', en: 'The text has no closing quote.' },
  'expression.S0102': { zh: '数字“{token}”超出范围', en: 'The number {token} is out of range.' },
  'expression.S0103': { zh: '不支持的转义：\\{token}', en: 'The escape \\{token} is not supported.' },
  'expression.S0104': {
    zh: '\\u 后面需要四位十六进制数字',
    en: 'The escape \\u needs four hexadecimal digits.',
  },
  'expression.S0105': { zh: '名称缺少结束的反引号', en: 'The quoted name has no closing backquote.' },
  'expression.S0106': { zh: '注释没有结束', en: 'The comment has no end.' },
  'expression.S0201': { zh: '这里不能出现“{token}”', en: 'Something unexpected: {token}.' },
  'expression.S0202': {
    zh: '应为“{expected}”，实际是“{token}”',
    en: 'Expected {expected}, found {token}.',
  },
  'expression.S0203': {
    zh: '公式没有写完，缺少“{expected}”',
    en: 'The formula ends before {expected}.',
  },
  'expression.S0204': { zh: '没有运算符“{token}”', en: 'There is no operator {token}.' },
  'expression.S0207': { zh: '公式没有写完', en: 'The formula ends too early.' },
  'expression.S0208': {
    zh: '函数的参数必须是 $x 这样的变量',
    en: 'A parameter of a function must be a variable such as $x.',
  },
  'expression.S0209': { zh: '分组后面不能再有条件', en: 'A predicate cannot follow a grouping.' },
  'expression.S0210': { zh: '一步只能分组一次', en: 'A step has one grouping only.' },
  'expression.S0211': { zh: '值的前面不能是“{token}”', en: '{token} cannot stand before a value.' },
  'expression.S0212': {
    zh: ':= 的前面必须是 $x 这样的变量',
    en: 'What stands before := must be a variable such as $x.',
  },
  'expression.S0213': {
    zh: '路径中不能用值“{token}”作为一步',
    en: 'The value {token} cannot be a step of a path.',
  },
  'expression.S0214': {
    zh: '“{token}”的后面必须是 $x 这样的变量',
    en: 'After {token} stands a variable such as $x.',
  },
  'expression.S0215': {
    zh: '@ 绑定要写在条件的前面',
    en: 'A context binding stands before the predicates of its step.',
  },
  'expression.S0216': {
    zh: '@ 绑定要写在排序的前面',
    en: 'A context binding stands before the ordering of its step.',
  },
  'expression.S0217': {
    zh: '无法确定 % 指的上一级是什么',
    en: 'What % asks for cannot be known here.',
  },
  'expression.S0301': { zh: '正则表达式是空的', en: 'The regular expression is empty.' },
  'expression.S0302': { zh: '正则表达式缺少结束的 /', en: 'The regular expression has no closing /.' },
  'expression.S0401': {
    zh: '只有 a 和 f 后面可以写 <...>，“{token}”不可以',
    en: 'Only a and f may have a type in <...>; {token} may not.',
  },
  'expression.S0402': {
    zh: '多选的类型中不能有带参数的类型',
    en: 'A choice of types cannot hold a type with parameters.',
  },

  'expression.T0410': { zh: '第 {index} 个参数的类型不对', en: 'Argument {index} has the wrong type.' },
  'expression.T0411': {
    zh: '当前的值不能作为第 {index} 个参数',
    en: 'The context value does not fit as argument {index}.',
  },
  'expression.T0412': {
    zh: '第 {index} 个参数的列表中有类型不对的项',
    en: 'The list of argument {index} has items of the wrong type.',
  },
  'expression.T1003': { zh: '对象的键必须是文本', en: 'A key of an object must be a text.' },
  'expression.T1005': {
    zh: '这不是函数，是不是少了 $？',
    en: 'This is no function; was $ forgotten before its name?',
  },
  'expression.T1006': { zh: '这不是函数', en: 'This is no function.' },
  'expression.T1007': {
    zh: '不能套用：这不是函数，是不是少了 $？',
    en: 'This is no function to be applied in part; was $ forgotten before its name?',
  },
  'expression.T1008': { zh: '不能套用：这不是函数', en: 'This is no function to be applied in part.' },
  'expression.T1010': {
    zh: '匹配函数返回的对象结构不对',
    en: 'The matching function does not answer the right object.',
  },
  'expression.T2001': { zh: '运算符左边必须是数字', en: 'The left side must be a number.' },
  'expression.T2002': { zh: '运算符右边必须是数字', en: 'The right side must be a number.' },
  'expression.T2003': { zh: '区间左边必须是整数', en: 'The left side of a range must be an integer.' },
  'expression.T2004': { zh: '区间右边必须是整数', en: 'The right side of a range must be an integer.' },
  'expression.T2006': { zh: '~> 右边必须是函数', en: 'The right side of ~> must be a function.' },
  'expression.T2007': {
    zh: '排序的值必须全是数字或全是文本',
    en: 'Values to be ordered must be all numbers or all texts.',
  },
  'expression.T2008': {
    zh: '只能按数字或文本排序',
    en: 'Values to be ordered must be numbers or texts.',
  },
  'expression.T2009': {
    zh: '比较的两边必须都是数字或都是文本',
    en: 'Both sides must be numbers, or both texts.',
  },
  'expression.T2010': {
    zh: '只有数字和文本可以这样比较',
    en: 'Only numbers and texts can be compared so.',
  },
  'expression.T2011': { zh: '变换的更新部分必须是对象', en: 'The update of a transform must be an object.' },
  'expression.T2012': {
    zh: '变换的删除部分必须是文本或文本列表',
    en: 'The removal of a transform must be a text or a list of texts.',
  },

  'expression.D1001': { zh: '除数为 0', en: 'Division by zero.' },
  'expression.D1002': { zh: '只有数字可以取负', en: 'Only a number can be negated.' },
  'expression.D1004': {
    zh: '正则表达式不能匹配空文本',
    en: 'The regular expression matches the empty text.',
  },
  'expression.D1009': { zh: '对象中有相同的键', en: 'Several keys of the object come out the same.' },
  'expression.D2014': { zh: '区间最多一千万项', en: 'A range may have ten million items at most.' },
  'expression.D3010': {
    zh: '$replace 要替换的文本不能为空',
    en: 'The text $replace looks for cannot be empty.',
  },
  'expression.D3011': {
    zh: '$replace 的次数不能是负数',
    en: 'The limit of $replace cannot be negative.',
  },
  'expression.D3012': {
    zh: '$replace 的替换结果必须是文本',
    en: 'The replacement of $replace must be a text.',
  },
  'expression.D3020': { zh: '$split 的个数不能是负数', en: 'The limit of $split cannot be negative.' },
  'expression.D3030': { zh: '文本不能转成数字', en: 'The text is no number.' },
  'expression.D3040': { zh: '$match 的个数不能是负数', en: 'The limit of $match cannot be negative.' },
  'expression.D3050': {
    zh: '$reduce 的函数至少要有两个参数',
    en: 'The function of $reduce needs two parameters at least.',
  },
  'expression.D3060': { zh: '负数没有平方根', en: 'A negative number has no square root.' },
  'expression.D3061': { zh: '乘方的结果不是数字', en: 'The power is no number.' },
  'expression.D3070': {
    zh: '$sort 的列表要全是数字或全是文本，否则要给出比较函数',
    en: '$sort takes numbers or texts; anything else needs a function to compare.',
  },
  'expression.D3080': {
    zh: '数字格式最多两段，用分号分隔',
    en: 'A number picture has two parts at most.',
  },
  'expression.D3081': {
    zh: '数字格式中有多个小数点',
    en: 'The number picture has more than one decimal point.',
  },
  'expression.D3082': {
    zh: '数字格式中有多个百分号',
    en: 'The number picture has more than one percent sign.',
  },
  'expression.D3083': {
    zh: '数字格式中有多个千分号',
    en: 'The number picture has more than one per-mille sign.',
  },
  'expression.D3084': {
    zh: '数字格式中不能同时有百分号和千分号',
    en: 'The number picture has a percent and a per-mille sign.',
  },
  'expression.D3085': { zh: '数字格式中没有数字位', en: 'The number picture has no digit.' },
  'expression.D3086': {
    zh: '数字格式的数字位之间有其他字符',
    en: 'The number picture has other characters between its digits.',
  },
  'expression.D3087': {
    zh: '数字格式的千位分隔符不能紧挨小数点',
    en: 'A grouping separator stands beside the decimal point.',
  },
  'expression.D3088': {
    zh: '数字格式的整数部分不能以千位分隔符结尾',
    en: 'A grouping separator ends the integer part.',
  },
  'expression.D3089': {
    zh: '数字格式中有两个相连的千位分隔符',
    en: 'Two grouping separators stand side by side.',
  },
  'expression.D3090': {
    zh: '数字格式的整数部分中 # 不能在 0 的后面',
    en: 'In the integer part # follows 0.',
  },
  'expression.D3091': {
    zh: '数字格式的小数部分中 0 不能在 # 的后面',
    en: 'In the fraction 0 follows #.',
  },
  'expression.D3092': {
    zh: '带指数的数字格式不能有百分号或千分号',
    en: 'A number picture with an exponent has no percent or per-mille sign.',
  },
  'expression.D3093': {
    zh: '数字格式的指数部分只能是数字位',
    en: 'The exponent of a number picture has digits only.',
  },
  'expression.D3100': { zh: '进制必须在 2 到 36 之间', en: 'The radix must be from 2 to 36.' },
  'expression.D3110': {
    zh: '文本不是 ISO 8601 的日期时间',
    en: 'The text is no ISO 8601 date and time.',
  },
  'expression.D3130': {
    zh: '不能按这种格式读写整数',
    en: 'Integers cannot be written or read by this picture.',
  },
  'expression.D3131': {
    zh: '格式中的数字必须是同一种数字',
    en: 'All digits of a picture must be of one kind.',
  },
  'expression.D3132': { zh: '日期格式中有不认识的部分', en: 'The date picture has an unknown component.' },
  'expression.D3133': {
    zh: '日期格式中只有月份和星期有名称',
    en: 'In a date picture only months and days have names.',
  },
  'expression.D3134': {
    zh: '日期格式的时区最多四位数字',
    en: 'The time zone of a date picture has four digits at most.',
  },
  'expression.D3135': {
    zh: '日期格式缺少结束的方括号 ]',
    en: 'The date picture has no closing bracket ].',
  },
  'expression.D3136': {
    zh: '日期格式缺少读取时间所需的部分',
    en: 'The date picture lacks what is needed to read a time.',
  },
  'expression.D3137': { zh: '{message}', en: '{message}' },
  'expression.D3138': {
    zh: '$single 应只有一项符合，实际有多项',
    en: '$single wants exactly one item, and there are more.',
  },
  'expression.D3139': {
    zh: '$single 应有一项符合，实际没有',
    en: '$single wants exactly one item, and there is none.',
  },
  'expression.D3140': { zh: '网址的写法不正确', en: 'The URL is malformed.' },
  'expression.D3141': { zh: '{message}', en: '{message}' },
} as const satisfies Catalogue;
