import type { Catalogue } from './Catalogue.ts';

/** What backup, restore and migration tell the operator. */
export const backupMessages = {
  'backup.noProduct': {
    zh: '该数据库不是由本产品建立的；请检查 DATABASE_URL 或 DATA_DIR',
    en: 'the database was not made by this product; check DATABASE_URL or DATA_DIR',
  },
  'backup.exists': {
    zh: '{file} 已存在；请换一个文件名，或加 --replace 覆盖',
    en: '{file} exists; choose another name, or replace it with --replace',
  },
  'backup.noFolder': {
    zh: '文件夹 {folder} 不存在；请先建立',
    en: 'the folder {folder} does not exist; create it first',
  },
  'backup.twice': {
    zh: '此处正在进行另一个备份或恢复；请等它结束后再试',
    en: 'another backup or restore of this installation is running; try again when it has ended',
  },
  'backup.noSpace': {
    zh: '{folder} 需要约 {needed} 的空间，仅剩 {free}；请清理空间或换一个位置。未改动任何数据',
    en: '{folder} needs about {needed}, but has {free} free; free some space or choose another place. Nothing was changed',
  },
  'backup.diskFull': {
    zh: '{folder} 的磁盘已满；请清理空间后重试。未完成的文件已删除',
    en: 'the disk of {folder} is full; free some space and try again. The unfinished file was removed',
  },
  'backup.longRow': {
    zh: '表 {table} 有一行超过 {limit}，无法备份；请先处理该行',
    en: 'a row of the table {table} is longer than {limit} and cannot be backed up; shorten it first',
  },
  'backup.serverSilent': {
    zh: '数据目录 {folder} 正被进程 {pid} 使用，但它不提供快照；请等它结束，或升级并重启服务后再备份',
    en: 'the data directory {folder} is in use by process {pid}, which gives no snapshot; wait until it ends, or restart the server with this version',
  },
  'backup.serverRefused': {
    zh: '服务未能提供快照：{reason}',
    en: 'the server gave no snapshot: {reason}',
  },
  'backup.key': {
    zh: '--secrets 需要环境变量 BACKUP_KEY（至少 12 个字符）来加密或解密；请设置后重试',
    en: '--secrets needs BACKUP_KEY (at least 12 characters) to encrypt or decrypt them; set it and try again',
  },
  'backup.wrongKey': {
    zh: 'BACKUP_KEY 与备份时的不同，无法解密其中的密钥；请设置当时的值，或不加 --secrets 恢复',
    en: 'BACKUP_KEY is not the one of the backup, so its secrets stay closed; set that one, or restore without --secrets',
  },
  'backup.noSecrets': {
    zh: '该备份不含密钥（备份时未加 --secrets）；请不加 --secrets 恢复',
    en: 'the backup holds no secrets (it was made without --secrets); restore without --secrets',
  },
  'backup.noFile': {
    zh: '没有文件 {file}；请检查路径',
    en: 'there is no file {file}; check the path',
  },
  'backup.foreign': {
    zh: '{file} 不是本产品的备份（{place}）；请选择 npm run backup 生成的文件',
    en: '{file} is not a backup of this product ({place}); choose a file that npm run backup wrote',
  },
  'backup.cutShort': {
    zh: '{file} 不完整：在 {place} 处中断。它可能未传完或备份时中断；请重新复制或使用另一个备份',
    en: '{file} is cut short at {place}: its copy or the backup was interrupted; copy it again, or take another backup',
  },
  'backup.damaged': {
    zh: '{file} 已损坏：{place}。请重新复制或使用另一个备份；未改动任何数据',
    en: '{file} is damaged: {place}. Copy it again, or take another backup; nothing was changed',
  },
  'backup.newer': {
    zh: '{file} 由更新的版本写成（格式 {format}，产品 {product}；本机为格式 {ownFormat}，产品 {own}）；请先升级本产品',
    en: '{file} was written by a newer version (format {format}, product {product}; here format {ownFormat}, product {own}); upgrade this installation first',
  },
  'backup.tooLarge': {
    zh: '{file} 在 {place} 处超过上限 {limit}；本产品不会写出这样的备份',
    en: '{file} is over the limit of {limit} at {place}; no backup of this product is',
  },
  'backup.outside': {
    zh: '{file} 含有备份中不应有的条目 {place}；未写入任何文件',
    en: '{file} holds the entry {place}, which no backup has; nothing was written',
  },
  'backup.filesAway': {
    zh: '上传文件的存储 {place} 连接不上或不接受操作（{reason}）；请检查后重试。未改动任何数据',
    en: 'the store of uploaded files {place} does not answer or refuses ({reason}); look at it and try again. Nothing was changed',
  },
  'backup.filesFull': {
    zh: '上传文件的存储 {place} 空间不足（{reason}）；请扩容后重试。未改动任何数据',
    en: 'the store of uploaded files {place} is full ({reason}); free some space and try again. Nothing was changed',
  },
  'backup.filesForeign': {
    zh: '{place} 中的上传文件属于另一个数据库；请用 FILES_DIR 或 FILES_S3 指定空的位置。若原数据库已不再使用，加 FILES_ADOPT=1 重试',
    en: 'the uploaded files in {place} belong to another database; set FILES_DIR or FILES_S3 to an empty place. If that database is gone, try again with FILES_ADOPT=1',
  },
  'backup.filesTarget': {
    zh: 'files: 之后应为 database（PostgreSQL）、data（数据目录）、绝对路径，或存储桶地址（同时设置 FILES_S3_KEY）',
    en: 'after files: say database (PostgreSQL), data (the data directory), an absolute path, or the address of a bucket (with FILES_S3_KEY set)',
  },
  'backup.filesPlan': {
    zh: '将把 {n} 个上传文件（{size}）从 {from} 复制到 {place}；{from} 保持不变',
    en: 'will copy {n} uploaded files ({size}) from {from} to {place}; {from} stays as it is',
  },
  'backup.filesMoved': {
    zh: '已复制 {copied} 个文件（{present} 个先前已在），用时 {seconds} 秒。请以新的位置启动服务（{setting}）。原位置的文件仍在，确认无误后请自行删除；要搬回原位置，执行时加 FILES_ADOPT=1',
    en: 'copied {copied} files ({present} were there already) in {seconds} s. Start the servers with the new place ({setting}). The old place keeps its files: delete them when everything works; to move back to it, say so with FILES_ADOPT=1',
  },
  'backup.filesPart': {
    zh: '已复制 {copied} 个文件（{present} 个先前已在），用时 {seconds} 秒。服务仍在运行：请停止服务后再执行一次，只会复制其间新增的文件',
    en: 'copied {copied} files ({present} were there already) in {seconds} s. A server runs: stop it and say this again, which copies only what was added meanwhile',
  },
  'backup.noS3': {
    zh: '没有设置 BACKUP_S3；请设置它和 BACKUP_S3_KEY，或写明文件名',
    en: 'BACKUP_S3 is not set; set it and BACKUP_S3_KEY, or name a file',
  },
  'backup.s3Key': {
    zh: '{place} 拒绝了密钥或没有权限；请检查 BACKUP_S3_KEY，并允许它列出、写入、读取和删除',
    en: '{place} refused the key, or the key may not do this; check BACKUP_S3_KEY, which has to list, write, read and delete',
  },
  'backup.s3Bucket': {
    zh: '{place} 的存储桶不存在；请先建立，或检查 BACKUP_S3',
    en: 'the bucket of {place} does not exist; create it, or check BACKUP_S3',
  },
  'backup.s3Full': {
    zh: '{place} 空间不足或超过配额；请清理或扩容后重试。未完成的备份已删除',
    en: '{place} is full or over its quota; free some space and try again. The unfinished backup was removed',
  },
  'backup.s3NoName': {
    zh: '{place} 中没有备份 {name}；npm run restore -- s3 可列出全部',
    en: '{place} has no backup {name}; npm run restore -- s3 lists them',
  },
  'backup.s3Away': {
    zh: '连接不上 {place}（{reason}）；请检查网络和 BACKUP_S3 后重试。没有留下不完整的备份',
    en: '{place} cannot be reached ({reason}); check the network and BACKUP_S3, and try again. No unfinished backup counts',
  },
  'backup.s3Failed': {
    zh: '{place} 没有接受或给出备份 {name}（{reason}）；请重试，或查看存储服务的日志。没有留下不完整的备份',
    en: '{place} did not take or give the backup {name} ({reason}); try again, or look at the log of the service. No unfinished backup counts',
  },
  'backup.s3None': { zh: '{place} 中没有备份', en: 'there are no backups in {place}' },
  'backup.placeEntry': { zh: '条目 {entry}', en: 'the entry {entry}' },
  'backup.placeByte': { zh: '第 {n} 字节之后', en: 'after byte {n}' },
  'backup.placeStart': { zh: '文件开头', en: 'its beginning' },
  'backup.placeSums': {
    zh: '表 {table} 的校验和不符',
    en: 'the table {table} does not have its checksum',
  },
  'backup.placeFile': {
    zh: '上传文件 {id} 的校验和不符',
    en: 'the uploaded file {id} does not have its checksum',
  },
  'backup.placeHeader': { zh: '{entry} 中的 {what} 不可用', en: '{what} of {entry} is unusable' },
  'backup.keepShape': {
    zh: '--keep 应为如 7d,4w,12m 的天数、周数和月数',
    en: '--keep must be numbers of days, weeks and months like 7d,4w,12m',
  },
  'backup.done': {
    zh: '已备份到 {file}：{size}，{tables} 张表、{rows} 行、{files} 个文件，用时 {seconds} 秒',
    en: 'backed up to {file}: {size}, {tables} tables, {rows} rows, {files} files, in {seconds} s',
  },
  'backup.waited': {
    zh: '服务中的操作因此等待了 {n} 毫秒',
    en: 'calls of the running server waited {n} ms for it',
  },
  'backup.other': {
    zh: '未备份表 {table}：它不是本产品建立的',
    en: 'the table {table} is not in it: the product did not make it',
  },
  'backup.missing': {
    zh: '上传文件 {id} 已缺失：数据库中有登记，但没有内容',
    en: 'the uploaded file {id} is missing: the database lists it, but has no contents',
  },
  'backup.changed': {
    zh: '上传文件 {id} 的内容与上传时不同；已按现状备份',
    en: 'the uploaded file {id} is no longer what was uploaded; it is in the backup as it is now',
  },
  'backup.removed': { zh: '已按保留规则删除 {name}', en: 'removed {name}, as the rule says' },
  'backup.overData': {
    zh: '{place} 已有数据（{tables} 张表、{rows} 行）；要用备份替换它，请加 --replace。未改动任何数据',
    en: '{place} has data ({tables} tables, {rows} rows); add --replace to replace it with the backup. Nothing was changed',
  },
  'backup.inUse': {
    zh: '{place} 正被使用（{who}）；请先停止服务再恢复或迁移。未改动任何数据',
    en: '{place} is in use ({who}); stop the server first, then restore or migrate. Nothing was changed',
  },
  'backup.nameTaken': {
    zh: '{place} 中已有不属于本产品的同名表 {table}；请使用另一个数据库。未改动任何数据',
    en: '{place} has a table {table} that is not of this product; use another database. Nothing was changed',
  },
  'backup.differs': {
    zh: '写入后表 {table} 与来源不一致（{found}，应为 {expected}）；已全部撤销，请保留来源并报告此问题',
    en: 'the table {table} was not the same after it was written ({found} instead of {expected}); all of it was undone. Keep the source and report this',
  },
  'backup.encoding': {
    zh: '{place} 的编码是 {encoding}，应为 UTF8；请新建 UTF8 的数据库',
    en: 'the encoding of {place} is {encoding}, not UTF8; create a database with UTF8',
  },
  'backup.processes': { zh: '{n} 个数据库连接', en: '{n} connections of a server' },
  'backup.process': { zh: '进程 {pid}', en: 'process {pid}' },
  'backup.plan': {
    zh: '{file}：{madeAt} 的备份（产品 {product}，{from}），{tables} 张表、{rows} 行、{files} 个文件，校验无误',
    en: '{file}: a backup of {madeAt} (product {product}, {from}) with {tables} tables, {rows} rows and {files} files; every checksum is right',
  },
  'backup.planInto': { zh: '恢复到 {place}', en: 'restores into {place}' },
  'backup.planReplaces': {
    zh: '替换其中的 {tables} 张表、{rows} 行',
    en: 'replaces its {tables} tables and {rows} rows',
  },
  'backup.planSessions': { zh: '所有人需要重新登录', en: 'everybody signs in again' },
  'backup.planSecrets': {
    zh: '替换 {folder} 中的令牌密钥',
    en: 'replaces the token secret in {folder}',
  },
  'backup.planNoSecrets': {
    zh: '不含令牌密钥：若本机的密钥与备份时不同，定时任务中保存的密钥需要重新输入',
    en: 'brings no token secret: where that of this installation is another one, secrets stored in scheduled tasks have to be entered again',
  },
  'backup.planOnly': {
    zh: '仅预览（--dry-run）：未改动任何数据',
    en: 'only a look (--dry-run): nothing was changed',
  },
  'backup.restored': {
    zh: '已恢复：{tables} 张表、{rows} 行、{files} 个文件，逐表核对一致，用时 {seconds} 秒',
    en: 'restored {tables} tables, {rows} rows and {files} files, each table compared, in {seconds} s',
  },
  'backup.replacedKept': {
    zh: '原数据库保留在 {folder}；确认无误后可删除',
    en: 'the replaced database is kept in {folder}; delete it when all is well',
  },
  'backup.migratePlan': {
    zh: '把 {from} 的 {tables} 张表、{rows} 行及上传文件写入 {place}；来源保持不变',
    en: 'writes {tables} tables, {rows} rows and the uploaded files of {from} into {place}; the source stays as it is',
  },
  'backup.migrated': {
    zh: '已迁移：{tables} 张表、{rows} 行、{files} 个文件，逐表核对一致，用时 {seconds} 秒。请用 {setting} 启动服务',
    en: 'moved {tables} tables, {rows} rows and {files} files, each table compared, in {seconds} s. Start the server with {setting}',
  },
  'backup.samePlace': {
    zh: '来源与目标相同：{place}；请指定另一个数据库或目录',
    en: 'source and target are the same: {place}; name another database or directory',
  },
  'backup.noPlace': {
    zh: '该服务没有可备份的数据目录',
    en: 'this server has no installation to back up',
  },
} as const satisfies Catalogue;
