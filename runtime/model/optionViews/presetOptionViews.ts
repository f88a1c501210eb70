import { auditStatus, isAudited } from '../access/documentState.ts';
import { columnsText } from '../conditions/ListFilters.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { auditField } from '../fields/stateFields.ts';
import type { PresetView } from './OptionView.ts';

/** The presets of a table: 全部数据, and 已审核 where its documents have the state `AuditStatus`. */
export const presetOptionViews = (table: ResolvedTable): readonly PresetView[] =>
  isAudited(table) ? ['all', 'approved'] : ['all'];

/** Filters of a preset as a part of a list's address. */
export const presetQuery = (preset: PresetView): string =>
  preset === 'all' ? '' : new URLSearchParams({ c: columnsText([approved]) }).toString();

const approved = { field: auditField, filterType: 'in', value: [String(auditStatus.approved)] };
