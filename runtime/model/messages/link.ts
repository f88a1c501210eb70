import type { Catalogue } from './Catalogue.ts';

/** Links between documents: what is over, what bars a change, and mistakes in their schemas. */
export const linkMessages = {
  'link.over': {
    zh: '{title}：{name} 共 {whole}，本单要 {wanted}',
    en: '{title}: {name} has {whole}, and this document wants {wanted}',
  },
  'link.overBy': {
    zh: '{title}：{name} 共 {whole}，已被 {documents} 占用 {taken}，还可以 {remaining}，本单要 {wanted}',
    en: '{title}: {name} has {whole}, {taken} taken by {documents}, {remaining} left, and this document wants {wanted}',
  },
  'link.wholeWith': { zh: '{whole}（{notes}）', en: '{whole} ({notes})' },
  'link.computed': { zh: '{field}：{how}', en: '{field}: {how}' },
  'link.atMost': { zh: '允许超出，最多 {most}', en: 'up to {most} allowed' },
  'link.returnOver': {
    zh: '{title}：{name} 已完成 {whole}，已退回 {taken}，最多还能退 {remaining}，本单要退 {wanted}',
    en: '{title}: {whole} of {name} is done and {taken} returned; at most {remaining} can be returned, and this document wants {wanted}',
  },
  'link.doneReturned': {
    zh: '{title}：{name} 已退回 {returned}，完成的数量不能少于它。先撤销退回的单据',
    en: '{title}: {returned} of {name} has been returned, so no less can be done. Undo the returns first',
  },
  'link.retaken': {
    zh: '{title}：{name} 退回后已被 {documents} 再次占用，撤销后将占用 {held}，超过共 {whole}；请先撤销这些单据',
    en: '{title}: {documents} have taken again what came back of {name}; without it {held} of {whole} would be taken, undo these documents first',
  },
  'link.sourceGone': {
    zh: '来源行已不存在，请重新选择{title}的来源',
    en: 'The source row no longer exists; choose the source of {title} again',
  },
  'link.noSource': {
    zh: '{title}：本行不是所选{source}里的明细，或那里有多行相同。请用选择按钮从{source}选行，或清空{source}',
    en: '{title}: this row is no row of the chosen {source}, or several of its rows are alike. Choose rows of {source} by the button, or clear {source}',
  },
  'link.sourceState': {
    zh: '{source} {code} 未审核通过、尚未开始或已经结案，不能据此{title}',
    en: '{source} {code} is not approved, not begun or closed; nothing can be made from it for {title}',
  },
  'link.notPositive': {
    zh: '{title}的数量必须大于 0',
    en: 'The quantity of {title} must be greater than 0',
  },
  'link.noFactor': {
    zh: '{title}需要大于 0 的换算率：{field}',
    en: '{title} needs a conversion factor greater than 0: {field}',
  },
  'link.differs': {
    zh: '{field}与来源不同，须与来源一致',
    en: '{field} must be the same as in the source',
  },
  'link.belowCarried': {
    zh: '{field}不能少于已被占用的 {held}：{documents}',
    en: '{field} cannot be less than the {held} already taken: {documents}',
  },
  'link.fixed': {
    zh: '{field}已被下游单据使用，不能修改：{documents}',
    en: '{field} is used by documents made from this one and cannot change: {documents}',
  },
  'link.rowCarried': {
    zh: '{name} 已被下游单据使用，不能删除：{documents}',
    en: '{name} is used by documents made from it and cannot be deleted: {documents}',
  },
  'link.hasFollowers': {
    zh: '{code} 有下游单据，不能反审、作废或删除。请先处理：{documents}',
    en: '{code} has documents made from it and cannot be reversed, voided or deleted. Deal with these first: {documents}',
  },
  'link.noMake': {
    zh: '{source}不能生成{to}，可以生成：{offers}',
    en: '{to} cannot be made from {source}; these can: {offers}',
  },
  'link.nothingLeft': {
    zh: '{codes}没有可以{title}的余量',
    en: 'Nothing of {codes} is left for {title}',
  },
  'link.otherHeader': {
    zh: '所选单据的{field}不同，不能合并成一张单据，请分别生成',
    en: 'The chosen documents differ in {field} and cannot become one document; make one for each',
  },
  'link.otherRows': {
    zh: '{title}：所选的行里有的不来自{source}，请分开选择',
    en: '{title}: some of the chosen rows are not of {source}; choose them apart',
  },
  'link.oneSource': {
    zh: '{title}一次只能选一张单据',
    en: 'Choose one document at a time for {title}',
  },
  'link.manySources': {
    zh: '一次最多由 {most} 张单据、{rows} 行生成',
    en: 'A document is made from at most {most} documents and {rows} rows',
  },
  'link.wanted': {
    zh: '{title}：{name} 还可以 {remaining}，不能取 {wanted}',
    en: '{title}: {remaining} of {name} is left, so {wanted} cannot be taken',
  },
  'link.others': { zh: '等 {count} 张', en: 'and {count} more' },
  'link.hidden': { zh: '{count} 张您无权查看的单据', en: '{count} documents you may not see' },
  'link.duplicate': { zh: '关联 {name} 重复', en: 'The link {name} is declared twice' },
  'link.unknown': { zh: '未知的关联 {name}', en: 'Unknown link {name}' },
  'link.keyType': {
    zh: '{name} 保存的是 {table} 的主键，类型应为 {expected}，现在是 {type}',
    en: '{name} holds the key of {table}, so its type must be {expected}, not {type}',
  },
  'link.notNumber': { zh: '{name} 不是数字字段', en: '{name} is not a number field' },
  'link.returnSource': {
    zh: '退回的关联 {name} 必须占用同一张来源表',
    en: 'The returned link {name} must carry rows of the same source table',
  },
  'link.notClosable': { zh: '{table} 没有结案状态，不能自动结案', en: '{table} cannot be closed' },
  'link.circle': {
    zh: '单据的关联循环：{path}',
    en: 'Links lead in a circle: {path}',
  },
  'link.clock': {
    zh: '计入汇总的条件不能使用当前时间',
    en: 'A condition of a stored total cannot use the clock',
  },
  'link.rollupOf': { zh: '汇总方式 {total} 需要 {name}', en: 'The total {total} needs {name}' },
  'link.rollupPlace': {
    zh: '关联 {name} 占用的是 {table} 的行，汇总字段应在那里',
    en: 'The link {name} carries rows of {table}; its totals belong there',
  },
  'link.previousPlace': {
    zh: '{table} 不是明细表，没有上一行',
    en: '{table} is not a detail table, so its rows have no row before them',
  },
  'link.rollupCircle': {
    zh: '汇总循环：{path}',
    en: 'Stored totals depend on each other in a circle: {path}',
  },
  'link.rollupDeep': {
    zh: '汇总最多 {most} 层，{path} 有 {count} 层',
    en: 'Stored totals may stand on each other {most} levels deep; {path} has {count}',
  },
} as const satisfies Catalogue;
