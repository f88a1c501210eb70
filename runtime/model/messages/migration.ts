import type { Catalogue } from './Catalogue.ts';

/** Reasons why a database migration was refused. A refused migration changes nothing. */
export const migrationMessages = {
  'migration.narrowing': {
    zh: '表【{table}】的字段【{column}】不能从 {from} 改为 {to}：有 {rows} 行数据放不下；请先改这些数据，或保留原来的类型',
    en: '"{table}"."{column}" cannot become {to} from {from}: {rows} rows do not fit; change these rows first or keep the type',
  },
  'migration.fewerDigits': {
    zh: '字段【{title}】有 {n} 行的值超过{scale}位小数，不会四舍五入；请先修改这些值，或保留更多小数位数',
    en: '{n} rows of [{title}] have values with more than {scale} decimals, which are never rounded; change those values first, or keep more decimals',
  },
  'migration.missingValues': {
    zh: '表【{table}】的字段【{column}】不能改为必填：有 {rows} 行没有值',
    en: '"{table}"."{column}" cannot be made required: {rows} rows have no value',
  },
  'migration.duplicates': {
    zh: '表【{table}】不能对【{column}】加唯一约束：有 {rows} 行重复',
    en: '"{table}" cannot have unique {column}: {rows} rows repeat',
  },
  'migration.otherKey': {
    zh: '表【{table}】的主键是【{from}】，不能改为【{to}】',
    en: 'The key of "{table}" is {from} and cannot become {to}',
  },
  'migration.otherKeyType': {
    zh: '表【{table}】的主键【{column}】不能从 {from} 改为 {to}：其他表按主键引用它的记录；请保留原来的类型，或新建一张表',
    en: 'The key "{column}" of "{table}" cannot become {to} from {from}: other tables refer to its records by it; keep the type, or make a new table',
  },
  'migration.notATable': {
    zh: '【{table}】在数据库中不是表，不能建表',
    en: '"{table}" exists in the database and is not a table',
  },
} as const satisfies Catalogue;
