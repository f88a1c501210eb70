import type { Catalogue } from './Catalogue.ts';

/** Texts of the rich-text editor. Loaded with the editor. */
export const richTextMessages = {
  'richText.tools': { zh: '文字格式', en: 'Formatting' },
  'richText.bold': { zh: '加粗', en: 'Bold' },
  'richText.italic': { zh: '斜体', en: 'Italic' },
  'richText.underline': { zh: '下划线', en: 'Underline' },
  'richText.strike': { zh: '删除线', en: 'Strike through' },
  'richText.heading1': { zh: '一级标题', en: 'Heading 1' },
  'richText.heading2': { zh: '二级标题', en: 'Heading 2' },
  'richText.numbered': { zh: '编号列表', en: 'Numbered list' },
  'richText.bullets': { zh: '项目列表', en: 'Bulleted list' },
  'richText.center': { zh: '居中', en: 'Centre' },
  'richText.right': { zh: '右对齐', en: 'Align right' },
  'richText.quote': { zh: '引用', en: 'Quotation' },
  'richText.link': { zh: '链接', en: 'Link' },
  'richText.picture': { zh: '插入图片', en: 'Insert picture' },
  'richText.noPreview': {
    zh: '图片{name}已上传，但无法显示',
    en: 'Picture {name} was uploaded but cannot be shown',
  },
  'richText.clear': { zh: '清除格式', en: 'Clear formatting' },
} as const satisfies Catalogue;
