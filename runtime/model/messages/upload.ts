import type { Catalogue } from './Catalogue.ts';

/** Texts of upload fields and of files on the server. The browser loads them with those fields. */
export const uploadMessages = {
  'form.noUploadUrl': { zh: '没有配置上传地址', en: 'No upload address is configured' },
  'form.chooseFile': { zh: '请选择文件', en: 'Please select a file' },
  'form.uploadFirst': { zh: '请先上传文件', en: 'Please upload the file first' },
  'form.unnamedFile': { zh: '未定义文件名', en: 'Undefined file name' },
  'form.noFileUrl': { zh: '此文件没有url不能下载', en: 'This file has no URL and cannot be downloaded' },

  'upload.downloadFailed': { zh: '下载文件出错了.', en: 'Downloading the file failed.' },
  'upload.choosePicture': { zh: '选择图片', en: 'Choose a picture' },
  'upload.chooseFile': { zh: '选择文件', en: 'Choose a file' },
  'upload.start': { zh: '上传', en: 'Upload' },
  'upload.sending': { zh: '上传中 {percent}%', en: 'Uploading {percent} %' },
  'upload.cancel': { zh: '取消上传', en: 'Cancel the upload' },
  'upload.cancelled': { zh: '已取消上传', en: 'The upload was cancelled' },
  'upload.waiting': { zh: '待上传', en: 'Not uploaded yet' },
  'upload.note': { zh: '文件大小不能超过{n}M', en: 'A file must not exceed {n} MB' },
  'upload.noteCount': { zh: '最多{n}个', en: 'at most {n}' },
  'upload.hint': { zh: '可拖放或粘贴', en: 'drop or paste here' },
  'upload.drop': { zh: '松开以添加文件', en: 'Release to add the files' },
  'upload.batchBecause': { zh: '{state}：{text}', en: '{state}: {text}' },
  'upload.nthOf': { zh: '{name}（{n}/{total}）', en: '{name} ({n}/{total})' },
  'upload.preview': { zh: '预览{name}', en: 'Preview {name}' },
  'upload.download': { zh: '下载{name}', en: 'Download {name}' },
  'upload.previewTitle': { zh: '图片预览', en: 'Picture' },
  'upload.previous': { zh: '上一张', en: 'Previous' },
  'upload.next': { zh: '下一张', en: 'Next' },
  'upload.zoomIn': { zh: '放大', en: 'Zoom in' },
  'upload.zoomOut': { zh: '缩小', en: 'Zoom out' },
  'upload.rotate': { zh: '旋转', en: 'Rotate' },
  'upload.save': { zh: '下载', en: 'Download' },
  'upload.remove': { zh: '删除{name}', en: 'Delete {name}' },
  'upload.removed': { zh: '已删除{name}', en: '{name} was deleted' },
  'upload.confirmRemove': { zh: '确定要删除文件{name}吗?', en: 'Delete the file {name}?' },
  'upload.unknownHook': { zh: '没有注册“{name}”处理', en: 'Nothing is registered as “{name}”' },
  'upload.screenshot': { zh: '截图{time}.png', en: 'screenshot {time}.png' },
  'upload.noPictures': { zh: '暂无图片', en: 'No pictures' },
  'upload.noFiles': { zh: '暂无文件', en: 'No files' },

  'upload.batchHint': {
    zh: '以{title}为文件名的图片对应到该记录；同一记录有多张时在后面加序号，如 -1、_2、(3)。可拖放文件到此处。',
    en: 'Pictures find their records by file name: the name is the {title}, several of one record may have a number, as -1, _2, (3). Files may be dropped here.',
  },
  'upload.batchField': { zh: '上传到', en: 'Upload to' },
  'upload.batchReplace': { zh: '替换原有图片', en: 'Replace what is there' },
  'upload.batchEmpty': { zh: '请选择图片', en: 'Please choose pictures' },
  'upload.batchCounts': {
    zh: '共{n}张：待上传{ready}张，已上传{done}张，无法上传{unfit}张',
    en: '{n} pictures: {ready} to upload, {done} uploaded, {unfit} unfit',
  },
  'upload.batchFile': { zh: '文件', en: 'File' },
  'upload.batchResult': { zh: '结果', en: 'Result' },
  'upload.batchUnfit': { zh: '无法上传', en: 'Cannot be uploaded' },
  'upload.batchSending': { zh: '上传中', en: 'Uploading' },
  'upload.batchRowDone': { zh: '上传成功', en: 'Uploaded' },
  'upload.batchFailed': { zh: '上传失败', en: 'Failed' },
  'upload.batchRetry': { zh: '重试', en: 'Try again' },
  'upload.batchDone': { zh: '已上传{n}张图片', en: '{n} pictures were uploaded' },
  'upload.batchSome': {
    zh: '已上传{n}张图片，{failed}张失败，请查看结果',
    en: '{n} pictures were uploaded, {failed} failed; see the report',
  },
  'upload.noCode': {
    zh: '此表没有编号字段，无法按文件名对应',
    en: 'The table has no code to match names with',
  },
  'upload.noRecord': { zh: '没有{title}为“{code}”的记录', en: 'No record has the {title} “{code}”' },
  'upload.noPictureField': {
    zh: '【{table}】没有可以上传图片的字段',
    en: '[{table}] has no field for pictures',
  },

  'upload.notMultipart': {
    zh: '请求不是文件上传（multipart/form-data）',
    en: 'The request is no file upload (multipart/form-data)',
  },
  'upload.unreadable': {
    zh: '上传内容不完整或无法解析，请重新上传',
    en: 'The upload is incomplete or unreadable; please upload again',
  },
  'upload.tooLarge': { zh: '一次上传的内容不能超过{n}M', en: 'One upload must not exceed {n} MB' },
  'upload.tooManyParts': { zh: '一次最多上传{n}个文件', en: 'At most {n} files can be uploaded at a time' },
  'upload.empty': { zh: '文件{name}是空文件', en: 'The file {name} is empty' },
  'upload.nameTooLong': {
    zh: '文件名最多{n}个字符：{name}…',
    en: 'A file name may have at most {n} characters: {name}…',
  },
  'upload.duplicate': {
    zh: '同一次上传中文件名{name}重复',
    en: 'The file name {name} appears twice in one upload',
  },
  'upload.mismatch': {
    zh: '文件{name}的内容不是{type}格式',
    en: 'The content of the file {name} is not {type}',
  },
  'upload.runnable': {
    zh: '不能上传可执行或带脚本的文件{name}',
    en: 'Programs and files with scripts cannot be uploaded: {name}',
  },
  'upload.script': {
    zh: '图片{name}含有脚本或外部内容，不能上传',
    en: 'The picture {name} holds scripts or outside content and cannot be uploaded',
  },
  'upload.bomb': {
    zh: '压缩文件{name}解压后过大或结构异常，不能上传',
    en: 'The archive {name} would be too large when unpacked, or is malformed, and cannot be uploaded',
  },
  'upload.hugePicture': {
    zh: '图片{name}的尺寸{width}×{height}过大（每边最多{side}像素），请缩小后上传',
    en: 'The picture {name} is too large ({width}×{height}, at most {side} pixels a side); please scale it down',
  },
  'upload.brokenPicture': {
    zh: '图片{name}已损坏，请检查后重新选择',
    en: 'The picture {name} is damaged; please choose another one',
  },
  'upload.noField': {
    zh: '【{table}】没有文件字段【{field}】',
    en: '[{table}] has no file field [{field}]',
  },
  'upload.lockedField': {
    zh: '没有权限修改【{table}】的【{field}】',
    en: 'You have no right to change [{field}] of [{table}]',
  },
  'upload.notYours': {
    zh: '文件{name}不存在、已过期或不是您上传的，请重新上传',
    en: 'The file {name} does not exist, has expired or is not yours; please upload it again',
  },
  'upload.storeAway': {
    zh: '文件存储暂时连接不上，文件未能上传或打开；已填写的内容仍在，请稍后重试，仍不行请联系管理员',
    en: 'The storage of files cannot be reached right now, the file was not stored or opened; what you typed is still here. Try again later, or ask an administrator',
  },
  'upload.storeFull': {
    zh: '文件存储空间不足，文件未能上传；已填写的内容仍在，请联系管理员扩容后重试',
    en: 'The storage of files is full, the file was not stored; what you typed is still here. Ask an administrator to free space, then try again',
  },
  'upload.gone': {
    zh: '文件不存在，或您没有权限查看',
    en: 'The file does not exist, or you have no right to see it',
  },
  'upload.tooMuchUnsaved': {
    zh: '您有过多已上传但未保存的文件，请先保存，或24小时后再试',
    en: 'You have uploaded too much that no record was saved with; save first, or try again in 24 hours',
  },
} as const satisfies Catalogue;
