import { formatTime } from '../time/formatTime.ts';

const shape = /^jig-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/;

/** Name of a backup in a folder of backups, by its time in a time zone: `jig-20260131-023000.tar.gz`. */
export const backupName = (time: Date, timeZone: string): string =>
  `jig-${formatTime(time, timeZone).replaceAll(/[-:]/g, '').replace(' ', '-')}.tar.gz`;

/** The time in the name of a backup, as `yyyy-MM-dd HH:mm:ss`; undefined: not the name of one. */
export const timeOfBackup = (name: string): string | undefined => {
  const found = shape.exec(name);
  if (found === null) return undefined;
  const [, year, month, day, hours, minutes, seconds] = found;
  return `${year}-${month}-${day} ${hours}:${minutes}:${seconds}`;
};
