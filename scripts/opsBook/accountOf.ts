import { readFileSync } from 'node:fs';

const idIn = (file: string, name: string, column: number): number => {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  if (line === undefined) throw new Error(`${file} has no ${name}`);
  return Number(line.split(':')[column]);
};

/** Numbers of an account and a group of this machine. */
export const accountOf = (user: string, group: string): { readonly uid: number; readonly gid: number } => ({
  uid: idIn('/etc/passwd', user, 2),
  gid: idIn('/etc/group', group, 2),
});
