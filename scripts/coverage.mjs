// Counts the lines of docs/spec-coverage.md by section and status and writes the table of counts into it.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../docs/spec-coverage.md', import.meta.url);
const [start, end] = ['<!-- counts -->', '<!-- /counts -->'];
const statuses = ['done', 'untested', 'partly', 'missing', 'read differently', 'elsewhere'];
const text = readFileSync(file, 'utf8');

const sections = [];
for (const line of text.split('\n')) {
  if (line.startsWith('### ')) sections.push({ name: line.slice(4), counts: {} });
  const status = /^\| [A-Z]\d\d \|/.test(line) ? line.split(' | ')[2] : undefined;
  const counts = sections.at(-1)?.counts;
  if (status !== undefined && counts) counts[status] = (counts[status] ?? 0) + 1;
}

const row = (name, counts) => {
  const numbers = statuses.map((status) => counts[status] ?? 0);
  return `| ${[name, ...numbers, numbers.reduce((sum, number) => sum + number, 0)].join(' | ')} |`;
};
/** The sections whose names begin so, together. */
const whole = (name, begin) => {
  const all = {};
  for (const { counts } of sections.filter((section) => begin.test(section.name)))
    for (const status of statuses) all[status] = (all[status] ?? 0) + (counts[status] ?? 0);
  return row(`**${name}**`, all);
};

const table = [
  `| section | ${statuses.join(' | ')} | lines |`,
  `| --- |${' --: |'.repeat(statuses.length + 1)}`,
  ...sections.map(({ name, counts }) => row(name, counts)),
  whole('specification 1 whole', /^1\.\d/),
  whole('specification 2, approval', /^Approval: \d/),
].join('\n');
writeFileSync(
  file,
  `${text.slice(0, text.indexOf(start))}${start}\n\n${table}\n\n${text.slice(text.lastIndexOf(end))}`,
);
console.log(table);
