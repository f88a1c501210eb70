import type { Catalogue } from './Catalogue.ts';

/** Texts of upload fields; they come with those fields. */
export const uploadMessages = {
  'form.noUploadUrl': { zh: '没有配置上传地址', en: 'No upload address is configured' },
  'form.chooseFile': { zh: '请选择文件', en: 'Please select a file' },
  'form.uploadFirst': { zh: '请先上传文件', en: 'Please upload the file first' },
  'form.unnamedFile': { zh: '未定义文件名', en: 'Undefined file name' },
  'form.noFileUrl': { zh: '此文件没有url不能下载', en: 'This file has no URL and cannot be downloaded' },
} as const satisfies Catalogue;
