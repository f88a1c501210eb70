const green = { '1': 'green' } as const;
const dark = 'var(--semi-color-text-0)';
const progress = { '1': dark, '2': 'blue', '3': 'green', '5': 'orange' } as const;

/**
 * Colours of status columns by name and value, shared by all tables. `dark` is the text colour, so that it is
 * visible on a dark page too.
 */
export const conventionColors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IsOverdue: { '1': 'red' },
  Urgent: { '1': 'red' },
  ApproveStatus: { '1': 'red' },
  IsOrderFinish: { '0': dark, '1': 'orange', '2': 'green' },
  IsFinish: green,
  FinishStatus: green,
  Status: progress,
  ProcessStatus: progress,
  AuditStatus: { '0': 'blue', '1': 'green', '2': 'blue', '3': 'red', '4': 'red', '5': dark },
};
