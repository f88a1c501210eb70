import type { Catalogue } from './Catalogue.ts';

/** Texts about published schemas on the way from one installation to another. */
export const batchMessages = {
  'batch.tooLarge': {
    zh: '文件太大：最多{most}百万个字符',
    en: 'The file is too large: at most {most} million characters',
  },
  'batch.none': {
    zh: '不是 schema export 写的文件',
    en: 'This is no file of schema export',
  },
  'batch.twice': { zh: '【{name}】出现了两次', en: '[{name}] is there twice' },
  'batch.unknownKind': {
    zh: '这里没有可以发布的配置类型【{name}】；请先安装带有它的插件',
    en: 'Schemas of the kind [{name}] cannot be published here; install the plugin that brings it first',
  },
  'batch.newer': {
    zh: '由更新的版本写成（格式{n}）；请先升级这里的系统',
    en: 'It was written by a newer version (format {n}); upgrade this installation first',
  },
  'batch.conflict': {
    zh: '两边都改了：这里是 {here}，文件中是 {file}；请用 --take here 或 --take file 选择一边',
    en: 'Both sides changed it: here it is {here}, in the file {file}; choose a side with --take here or --take file',
  },
  'batch.widens': {
    zh: '角色【{name}】会在已有的页面【{page}】上得到新的权限（{actions}）；请用 --rights give 授予，或用 --rights keep 保留这里的权限',
    en: 'The role [{name}] would get more rights on the page [{page}] ({actions}); give them with --rights give, or keep those here with --rights keep',
  },
  'batch.formAlone': {
    zh: '表单【{name}】的数据表不在文件中，不能单独导入',
    en: 'The table of the form [{name}] is not in the file; it cannot be taken alone',
  },
  'batch.noRole': {
    zh: '这里没有角色【{name}】，它的权限没有导入',
    en: 'There is no role [{name}] here; its rights were not taken',
  },
  'batch.rightsKept': {
    zh: '角色【{name}】在这个菜单上已有不同的权限，保留这里的',
    en: 'The role [{name}] has other rights on this line of the menu; those here stay',
  },
  'batch.ruleKept': {
    zh: '编号规则【{name}】在这里不同，保留这里的',
    en: 'The number rule [{name}] is another one here; it stays',
  },
} as const satisfies Catalogue;
