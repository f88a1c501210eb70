import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverPlugins } from '../../plugins/server.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { namesOf } from './names.ts';

/** Reason for refusing a name and the remedy, in both languages. */
export interface Refusal {
  readonly zh: string;
  readonly en: string;
}

/** Words that a generated file cannot declare. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof undefined var void while with yield plugin react'
  ).split(' '),
);

/** Checks whether a folder can contain a new plugin of this name. Undefined when it can. */
export function refusal(name: string, folder: string): Refusal | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    return {
      zh: `名称 ${name} 不可用：请使用小写字母和数字，单词之间用短横线连接，最多 40 个字符，例如 colour-swatch`,
      en: `The name ${name} cannot be used: write lower-case letters and digits in words joined by dashes, at most 40 characters, for example colour-swatch`,
    };
  const { camel } = namesOf(name);
  if (reserved.has(camel))
    return {
      zh: `名称 ${name} 是保留字：请换一个名称，例如 ${name}-field`,
      en: `The name ${name} is reserved: choose another, for example ${name}-field`,
    };
  if (existsSync(join(folder, name)))
    return {
      zh: `${name} 已存在：请换一个名称，或先删除该文件夹及其在 plugins/index.ts 和 plugins/server.ts 中的行`,
      en: `${name} exists already: choose another name, or first delete the folder and its lines in plugins/index.ts and plugins/server.ts`,
    };
  if (fieldTypeRegistry(serverPlugins.flatMap(({ fieldTypes }) => fieldTypes ?? [])).get(camel))
    return {
      zh: `已有名为 ${camel} 的字段类型：请换一个名称，例如 my-${name}；要替换它，请参考 docs/recipes/star-rating 手工编写`,
      en: `There is a field type named ${camel} already: choose another name, for example my-${name}; to replace it, write the plugin by hand as in docs/recipes/star-rating`,
    };
  return undefined;
}
