import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
export const rowDone = (key: string, message: string): RowOutcome => ({
  key,
  ok: true,
  status: true,
  message,
});

export const rowRefused = (key: string, message: string): RowOutcome => ({
  key,
  ok: false,
  status: false,
  message,
});
