import type { Track } from './ColumnLayout.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { CheckLead, SortLead, SwitchLead } from './GridLead.ts';
import { LEAD_WIDTH, SORT_WIDTH, SWITCH_WIDTH } from './metrics.ts';

/** A leading column without its position. */
export type LeadTrack = Pick<Track, 'kind' | 'field' | 'column' | 'width'>;

/** Props that determine the leading columns. */
export type LeadSource = Pick<DataGridProps, 'selection' | 'indexColumn' | 'lead' | 'onSort'>;

/** Leading columns in screen order: selection, row number, sort number. */
export function leadTracks({ selection, indexColumn, lead, onSort }: LeadSource): readonly LeadTrack[] {
  return [
    ...(lead?.turn ? [switchTrack(lead.turn)] : selection === 'none' ? [] : [checkTrack(lead?.check)]),
    ...(indexColumn ? [plain('index')] : []),
    ...(lead?.sort ? [sortTrack(lead.sort, onSort !== undefined)] : []),
  ];
}

function plain(kind: 'check' | 'index'): LeadTrack {
  return { kind, field: '', column: undefined, width: LEAD_WIDTH };
}

function checkTrack(check: CheckLead | undefined): LeadTrack {
  if (!check) return plain('check');
  const { width, title } = check;
  return { kind: 'check', field: '', column: { field: '', title, width }, width };
}

function switchTrack({ field, title }: SwitchLead): LeadTrack {
  const column = { field, title, width: SWITCH_WIDTH, align: 'center' } as const;
  return { kind: 'switch', field, column, width: SWITCH_WIDTH };
}

function sortTrack({ field, title }: SortLead, sort: boolean): LeadTrack {
  const column = { field, title, width: SORT_WIDTH, align: 'center', sort } as const;
  return { kind: 'sort', field, column, width: SORT_WIDTH };
}
