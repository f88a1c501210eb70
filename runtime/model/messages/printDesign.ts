import type { Catalogue } from './Catalogue.ts';

/** Texts of the page and the designer of print templates. */
export const printDesignMessages = {
  'printDesign.intro': {
    zh: '模板决定单据怎样印在纸上。产品自带的模板可以改，改后随时可以恢复',
    en: 'Templates say how documents stand on paper. Those of the product can be changed and taken back at any time',
  },
  'printDesign.new': { zh: '新建模板', en: 'New template' },
  'printDesign.search': { zh: '查找模板', en: 'Find a template' },
  'printDesign.list': { zh: '打印模板', en: 'Print templates' },
  'printDesign.found': { zh: '共{n}个模板', en: '{n} templates' },
  'printDesign.none': { zh: '这里没有模板', en: 'There are no templates here' },
  'printDesign.name': { zh: '模板名称', en: 'Template' },
  'printDesign.code': { zh: '模板编号', en: 'Code' },
  'printDesign.table': { zh: '单据', en: 'Documents' },
  'printDesign.catalog': { zh: '分类', en: 'Category' },
  'printDesign.catalogs': { zh: '模板分类', en: 'Template categories' },
  'printDesign.allCatalogs': { zh: '全部', en: 'All' },
  'printDesign.uncategorized': { zh: '未分类', en: 'Uncategorized' },
  'printDesign.inCatalog': { zh: '{name}（{n}）', en: '{name} ({n})' },
  'printDesign.paper': { zh: '纸张', en: 'Paper' },
  'printDesign.ownPaper': { zh: '{width}×{height}毫米', en: '{width} × {height} mm' },
  'printDesign.landscape': { zh: '{name} 横向', en: '{name} landscape' },
  'printDesign.default': { zh: '默认', en: 'Default' },
  'printDesign.isDefault': { zh: '是', en: 'Yes' },
  'printDesign.state': { zh: '状态', en: 'State' },
  'printDesign.shipped': { zh: '产品自带', en: 'Of the product' },
  'printDesign.overridden': { zh: '产品自带，已改（版本{n}）', en: 'Of the product, changed (version {n})' },
  'printDesign.version': { zh: '版本{n}', en: 'Version {n}' },
  'printDesign.actions': { zh: '操作', en: 'Actions' },
  'printDesign.delete': { zh: '删除', en: 'Delete' },
  'printDesign.deleteOf': { zh: '删除 {name}', en: 'Delete {name}' },
  'printDesign.deleteQuestion': {
    zh: '删除模板“{name}”？之后不能再用它打印；历史版本仍保留',
    en: 'Delete the template “{name}”? Nothing is printed with it any more; its versions are kept',
  },
  'printDesign.takeBack': { zh: '恢复自带', en: 'Take back' },
  'printDesign.takeBackOf': { zh: '恢复 {name} 为产品自带的内容', en: 'Take back the changes of {name}' },
  'printDesign.takeBackQuestion': {
    zh: '撤销对模板“{name}”的修改，恢复为产品自带的内容？历史版本仍保留',
    en: 'Take back the changes of “{name}”, so that it is again as the product has it? Its versions are kept',
  },
  'printDesign.withdrawn': { zh: '已撤下发布的模板', en: 'The published template is taken out of force' },
  'printDesign.notPublished': {
    zh: '这个模板没有发布的版本，可能已被他人撤下，请刷新',
    en: 'This template has no published version; somebody may have taken it out of force. Refresh the page',
  },
} as const satisfies Catalogue;
