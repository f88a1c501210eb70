import type { Catalogue } from './Catalogue.ts';

/** What the command that examines stored links reports. */
export const doctorMessages = {
  'doctor.over': {
    zh: '{of}：{code} 的行 {table} {key} 共 {expected}，已被占用 {found}；请减少下游单据的数量或增加本行的数量',
    en: '{of}: the row {table} {key} of {code} has {expected}, but {found} is carried; carry less, or raise the row',
  },
  'doctor.gone': {
    zh: '{of}：{code} 的行 {table} {key} 的来源行 {found} 已不存在；请重新选择来源行或删除本行',
    en: '{of}: the source row {found} of {table} {key} in {code} is gone; choose another source, or delete the row',
  },
  'doctor.noSource': {
    zh: '{of}：{code} 的表头来源为 {expected}，但行 {table} {key} 没有对应来源行；请选择来源行，或清空表头来源',
    en: '{of}: {code} names the source {expected}, but its row {table} {key} names no row of it; choose one, or clear the header',
  },
  'doctor.differs': {
    zh: '{of}：{code} 的行 {table} {key} 的 {field} 为 {found}，来源为 {expected}；请改成一致',
    en: '{of}: {field} of {table} {key} in {code} is {found}, but {expected} in its source; make them the same',
  },
  'doctor.total': {
    zh: '{of}：{code} 的行 {table} {key} 存储为 {found}，重新计算为 {expected}；保存一次相关下游单据即会重新计算',
    en: '{of}: {table} {key} of {code} stores {found}, but its rows come to {expected}; saving a document that carries it computes it again',
  },
  'doctor.schemaStops': { zh: '下次启动无法迁移：{reason}', en: 'the next start cannot migrate: {reason}' },
  'doctor.schemaBehind': {
    zh: '表 {table} 与表结构定义不一致；下次启动会迁移',
    en: 'the table {table} is not as its schema says; the next start migrates it',
  },
  'doctor.orphans': {
    zh: '{table} 有 {n} 行明细的主单据（{main}）已不存在，例如 {key}；请删除这些行或恢复备份',
    en: '{n} rows of {table} belong to records of {main} that are gone, such as {key}; delete them, or restore a backup',
  },
  'doctor.fileMissing': {
    zh: '上传文件 {path}（{id}）没有内容；请从备份恢复，或重新上传',
    en: 'the uploaded file {path} ({id}) has no contents; take it from a backup, or upload it again',
  },
  'doctor.filesMissing': {
    zh: '另有 {n} 个上传文件没有内容',
    en: '{n} more uploaded files have no contents',
  },
  'doctor.fileSize': {
    zh: '上传文件 {path}（{id}）的内容为 {found} 字节，应为 {expected} 字节；请从备份恢复，或重新上传',
    en: 'the contents of the uploaded file {path} ({id}) have {found} bytes and not {expected}; take it from a backup, or upload it again',
  },
  'doctor.filesAway': {
    zh: '上传文件的存储 {place} 连接不上（{reason}），未检查文件',
    en: 'the store of uploaded files {place} does not answer ({reason}), files were not looked at',
  },
  'doctor.filesUnlisted': {
    zh: '{n} 个文件的内容在数据库中没有登记，例如 {id}；恢复或替换数据后会有，可保留或手工删除',
    en: 'contents of {n} files are not listed in the database, such as {id}; replaced data leaves them behind. They may stay, or be deleted by hand',
  },
  'doctor.clock': {
    zh: '数据库的时钟与本机相差 {seconds} 秒；请校准时间（NTP）',
    en: 'the clock of the database differs from this machine by {seconds} s; synchronise them (NTP)',
  },
  'doctor.disk': {
    zh: '{folder} 的磁盘只剩 {free}；请清理空间',
    en: 'the disk of {folder} has {free} left; free some space',
  },
  'doctor.oldDatabase': {
    zh: 'PostgreSQL {version} 太旧；请升级到 15 或更高',
    en: 'PostgreSQL {version} is too old; upgrade to 15 or newer',
  },
  'doctor.oldNode': {
    zh: 'Node {version} 太旧；请升级到 20.19 或更高',
    en: 'Node {version} is too old; upgrade to 20.19 or newer',
  },
  'doctor.longRunning': {
    zh: '连接 {pid} 的事务已运行 {seconds} 秒：{text}',
    en: 'a transaction of connection {pid} has run for {seconds} s: {text}',
  },
  'doctor.slow': {
    zh: '语句平均 {millis} 毫秒（{calls} 次）：{text}',
    en: 'a statement takes {millis} ms on average ({calls} calls): {text}',
  },
  'doctor.findings': { zh: '另有 {n} 项发现', en: '{n} findings' },
  'doctor.none': { zh: '空', en: 'nothing' },
  'doctor.sum': {
    zh: '{links} 个关联、{totals} 个汇总字段、{documents} 张单据：{differences} 处差异',
    en: '{links} links, {totals} stored totals, {documents} documents: {differences} differences',
  },
} as const satisfies Catalogue;
