/** What a template may name besides fields. */
interface TemplateFact {
  /** In lower case. */
  readonly names: readonly string[];
  /** As print templates name it. */
  readonly fact: string;
  /** The number of a row, so it is of a detail or a list. */
  readonly isOfRows: boolean;
}

export const templateFacts: readonly TemplateFact[] = [
  { names: ['公司', '公司名称', 'company'], fact: 'company', isOfRows: false },
  { names: ['导出人', '打印人', 'user'], fact: 'user', isOfRows: false },
  { names: ['今天', '导出日期', 'today'], fact: 'today', isOfRows: false },
  { names: ['现在', '导出时间', 'now'], fact: 'now', isOfRows: false },
  { names: ['序号', '行号', 'no', 'index'], fact: 'index', isOfRows: true },
];
