import type { Catalogue } from './Catalogue.ts';

/** Relations that administrators declare between documents: mistakes in them. */
export const relationsMessages = {
  'relations.productLink': {
    zh: '关联【{name}】是产品自带的，只能修改名称、条件和允差',
    en: 'The link [{name}] is part of the product; only its title, conditions and tolerance can change',
  },
  'relations.productEffect': {
    zh: '影响【{name}】是产品自带的，不能修改。请用另一个名称',
    en: 'The effect [{name}] is part of the product and cannot change. Use another name',
  },
  'relations.lostTable': {
    zh: '【{owner}】的单据关系【{name}】需要单据 {table}，它不存在。请先在单据关系中删除【{name}】',
    en: 'The relation [{name}] of [{owner}] needs the documents {table}, which do not exist. Remove [{name}] from the relations first',
  },
  'relations.unknownOf': {
    zh: '字段 {field} 属于关联或影响 {name}，这里没有它，或者它的单据不存在',
    en: 'The field {field} belongs to {name}, which is not declared here, or whose documents do not exist',
  },
  'relations.noQuantity': {
    zh: '字段 {field}：{name} 没有可以计算的来源数量。“未下推”还需要同一关联的“已下推”字段',
    en: 'The field {field}: {name} has no source quantity to compute from. What remains also needs the field with what is carried',
  },
  'relations.fieldTaken': {
    zh: '{table} 已有字段 {name}，请换一个列名',
    en: '{table} already has a field {name}; choose another column name',
  },
} as const satisfies Catalogue;
