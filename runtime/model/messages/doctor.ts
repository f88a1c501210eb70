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
  'doctor.none': { zh: '空', en: 'nothing' },
  'doctor.sum': {
    zh: '{links} 个关联、{totals} 个汇总字段、{documents} 张单据：{differences} 处差异',
    en: '{links} links, {totals} stored totals, {documents} documents: {differences} differences',
  },
} as const satisfies Catalogue;
