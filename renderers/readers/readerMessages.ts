import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts about who has read a record. */
export const readerMessages = {
  'readers.title': { zh: '谁看过', en: 'Read by' },
  'readers.loading': { zh: '正在查询谁看过…', en: 'Finding who has read it…' },
  'readers.done': { zh: '已看 {n} 人', en: 'Read it: {n}' },
  'readers.waiting': { zh: '未看 {n} 人', en: 'Not yet: {n}' },
  'readers.none': { zh: '还没有人看过', en: 'Nobody has opened it yet' },
  'readers.all': { zh: '能看到它的人都看过了', en: 'Everybody who may see it has opened it' },
  'readers.more': { zh: '另有 {n} 人', en: 'and {n} more' },
} as const satisfies Catalogue;

type ReaderTexts = typeof readerMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends ReaderTexts {}
}
