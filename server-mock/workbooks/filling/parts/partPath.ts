/** The folder of a part, without a slash at its end. */
const folderOf = (part: string): string => part.slice(0, Math.max(0, part.lastIndexOf('/')));

/** The part that a relation of another part targets. */
export const targetPart = (from: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1);
  const steps = folderOf(from)
    .split('/')
    .filter((step) => step !== '');
  for (const step of target.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  return steps.join('/');
};

/** The part that holds the relations of a part. */
export const relationsPart = (part: string): string => {
  const folder = folderOf(part);
  return `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(folder === '' ? 0 : folder.length + 1)}.rels`;
};
