import type { Catalogue } from './Catalogue.ts';

/** Texts about forms for collecting data: designing, filling in, answers. */
export const collectionMessages = {
  'collection.unnamed': { zh: '第{n}题没有标题', en: 'Question {n} has no title' },
  'collection.longTitle': {
    zh: '题目【{title}】的标题超过{most}个字符',
    en: 'The title of question [{title}] has more than {most} characters',
  },
  'collection.badKind': {
    zh: '题目【{title}】的类型{type}不能用于采集表单',
    en: 'Question [{title}]: forms for collecting data have no questions of type {type}',
  },
  'collection.badColumn': {
    zh: '题目【{title}】的字段名{name}不能用作列名',
    en: 'Question [{title}]: {name} cannot be a column name',
  },
  'collection.noChoices': {
    zh: '请为题目【{title}】填写选项或选择数据源',
    en: 'Give question [{title}] choices, or a data source',
  },
  'collection.manyChoices': {
    zh: '题目【{title}】的选项超过{most}个',
    en: 'Question [{title}] has more than {most} choices',
  },
  'collection.choiceTwice': {
    zh: '题目【{title}】的选项【{choice}】重复',
    en: 'Question [{title}] has the choice [{choice}] twice',
  },
  'collection.choiceComma': {
    zh: '多选题【{title}】的选项【{choice}】不能含有英文逗号',
    en: 'Question [{title}] takes several choices, so [{choice}] must have no comma',
  },
  'collection.longChoice': {
    zh: '题目【{title}】有选项过长',
    en: 'Question [{title}] has a choice that is too long',
  },
  'collection.manyQuestions': {
    zh: '一个表单最多{most}道题目',
    en: 'A form has at most {most} questions',
  },
  'collection.titleTwice': { zh: '题目【{title}】重复', en: 'Two questions are titled [{title}]' },
  'collection.columnTwice': { zh: '字段名{name}重复', en: 'Two questions have the column {name}' },
  'collection.choicesRenamed': {
    zh: '题目【{title}】的选项改名：{choices}（括号内为已有数据的份数）。已有的数据一起改为新的选项。不是改名时，请删除原选项并在末尾新增。确定改名吗？',
    en: 'Question [{title}] has renamed choices: {choices} (in brackets: answers that hold them). Those answers take the new choice. If it is no rename, remove the choice and add the new one at the end. Rename?',
  },
  'collection.answersKept': {
    zh: '题目【{title}】已有的数据不再是选项：{choices}（括号内为份数）。这些数据原样保留，仍可查看和查询，新数据不能再选。确定修改吗？',
    en: 'Answers to question [{title}] are no longer choices: {choices} (in brackets: how many). They stay as they are and can be found; new answers cannot choose them. Change it?',
  },
  'collection.kindKept': {
    zh: '题目【{title}】已生成数据列，不能改为这种类型；请删除后新增一题',
    en: 'Question [{title}] has a column of answers, which cannot take this type; remove it and add a new question',
  },
  'collection.badDesign': {
    zh: '设计内容不是完整的JSON列表，无法读取，没有保存；请在表单设计中重新设计后保存',
    en: 'The design is no whole JSON list and cannot be read; nothing was saved. Design the form again and save it',
  },
  'collection.badComponent': {
    zh: '设计内容的第{n}个组件无法读取，没有保存；请在表单设计中删除后重新添加',
    en: 'Component {n} of the design cannot be read; nothing was saved. Remove it in the form designer and add it again',
  },
  'collection.noQuestions': {
    zh: '表单已有题目并生成了数据表，至少要保留一道题目',
    en: 'The form has a table of answers; keep at least one question',
  },
  'collection.menuTaken': {
    zh: '表单【{title}】的菜单编号已被占用，请复制此表单后重试',
    en: 'The menu number of the form [{title}] is taken; copy the form and try again',
  },
  'collection.hasAnswers': {
    zh: '表单【{title}】已收到{n}份数据，不能删除；可以结束表单',
    en: 'The form [{title}] has {n} answers and cannot be deleted; end it instead',
  },
  'collection.notMaker': {
    zh: '表单【{title}】由{maker}创建，只有创建人和管理员可以修改或删除',
    en: 'The form [{title}] was made by {maker}; only its maker and administrators may change or delete it',
  },
  'collection.noForm': { zh: '表单不存在或已删除', en: 'There is no such form; it may have been deleted' },
  'collection.notYet': {
    zh: '表单【{title}】还没有发布，暂时不能填写',
    en: 'The form [{title}] is not published yet',
  },
  'collection.ended': {
    zh: '表单【{title}】已结束，不能再填写',
    en: 'The form [{title}] has ended and takes no more answers',
  },
  'collection.tooFast': {
    zh: '您提交表单【{title}】太频繁，请在{seconds}秒后再提交；已填写的内容不会丢失',
    en: 'You submit the form [{title}] too often; submit again in {seconds} s. What you typed is kept',
  },
  'collection.notAsked': {
    zh: '您没有填写表单【{title}】的权限',
    en: 'You are not among those who fill in the form [{title}]',
  },
  'collection.badData': { zh: '提交的表单数据无法读取', en: 'The sent answers cannot be read' },
  'collection.needsChoices': {
    zh: '请填写选项，或选择数据源',
    en: 'Write choices, or choose a data source',
  },
  'collection.badScale': {
    zh: '题目【{title}】的小数位数应为0到{most}的整数',
    en: 'The decimals of [{title}] must be a whole number from 0 to {most}',
  },
  'collection.prop.choices': { zh: '选项', en: 'Choices' },
  'collection.prop.help': { zh: '填写提示', en: 'Help' },
  'collection.saveQuestion': {
    zh: '保存后题目立即生效；已提交的数据保留。是否保存?',
    en: 'The questions are in force at once; answers stay. Save?',
  },
  'collection.chooseDesign': { zh: '请选择要设计的表单', en: 'Choose a form to design' },
  'collection.noDesign': {
    zh: '还没有表单，请先在表单配置中新建',
    en: 'There is no form yet; add one in the list of forms',
  },
  'collection.toForms': { zh: '表单配置', en: 'Forms' },
  'collection.openForms': { zh: '请选择要填写的表单', en: 'Choose a form to fill in' },
  'collection.noOpen': { zh: '目前没有需要您填写的表单', en: 'There is no form for you to fill in' },
  'collection.questionCount': { zh: '共{n}题', en: '{n} questions' },
  'collection.loading': { zh: '正在加载……', en: 'Loading...' },
  'collection.failed': {
    zh: '程序没有加载成功，请重试',
    en: 'A part of the program did not load; try again',
  },
  'collection.retry': { zh: '重试', en: 'Try again' },
  'collection.submit': { zh: '提交', en: 'Submit' },
  'collection.clear': { zh: '清空', en: 'Clear' },
  'collection.restored': { zh: '已恢复上次未提交的内容', en: 'What you typed last time is back' },
  'collection.another': { zh: '再填一份', en: 'Fill in another' },
  'collection.otherForms': { zh: '其他表单', en: 'Other forms' },
  'collection.thanks': { zh: '【{title}】已提交，谢谢！', en: '[{title}] is submitted. Thank you!' },
  'collection.forms': { zh: '采集表单', en: 'Forms' },
  'collection.findForm': { zh: '搜索表单', en: 'Search forms' },
  'collection.noAnswered': {
    zh: '没有您可以查看结果的表单',
    en: 'There is no form whose answers you may see',
  },
  'collection.answerCount': { zh: '{n}份', en: '{n} answers' },
  'collection.chooseForm': { zh: '请在左侧选择一个表单', en: 'Choose a form' },
  'collection.state.0': { zh: '草稿', en: 'Draft' },
  'collection.state.1': { zh: '收集中', en: 'Collecting' },
  'collection.state.2': { zh: '已结束', en: 'Ended' },
  'collection.submitted': { zh: '填写成功', en: 'Submitted' },
} satisfies Catalogue;
