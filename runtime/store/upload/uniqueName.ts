/** The name with a number in front if it is taken. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 1;
  while (taken.has(`${number}_${name}`)) number++;
  return `${number}_${name}`;
}
