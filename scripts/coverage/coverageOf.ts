/** Test files by the ids in their titles. */
export type TestsById = ReadonlyMap<string, readonly string[]>;

/** Statuses that a person sets, each with a remark. All others are computed from the tests. */
const judged: ReadonlySet<string> = new Set(['partly', 'missing', 'read differently', 'elsewhere']);
const statuses = ['done', 'untested', ...judged] as const;
const [start, end] = ['<!-- counts -->', '<!-- /counts -->'] as const;

const isStatement = (line: string): boolean => /^\| [A-Z]\d\d \|/.test(line);
const rowOf = (cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`.replace(/ {2}(?=\|)/g, ' ');

/** Ids at the end of titles (`'saves once #M06 #N10'`), also in JSON cases. */
export const idsInTitles = (text: string): readonly string[] =>
  [...text.matchAll(/(?: |"spec": ")#([A-Z]\d\d)(?=['"`]| #)/g)].map(([, id = '']) => id);

/** Collects test files by the ids in their titles. `files` maps paths below `tests/` to texts. */
export const testsById = (files: ReadonlyMap<string, string>): TestsById => {
  const tests = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const id of new Set(idsInTitles(text))) tests.set(id, [...(tests.get(id) ?? []), path].sort());
  return tests;
};

/** Reads one statement, computes its cells from the tests, and lists its faults. */
const statementOf = (line: string, tests: TestsById) => {
  const cells = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  const [id = '', statement = '', given = '', where = '', , remark = ''] = cells;
  const files = tests.get(id) ?? [];
  const status = judged.has(given) ? given : files.length > 0 ? 'done' : 'untested';
  const faults = [
    ...(cells.length === 6 ? [] : [`${id} has ${cells.length} cells`]),
    ...(status !== 'done' && remark === '' ? [`${id} is ${status} without a remark`] : []),
  ];
  const named = files.map((file) => `\`${file}\``).join(', ');
  return { id, status, faults, line: rowOf([id, statement, status, where, named, remark]) };
};

interface Section {
  readonly name: string;
  readonly statuses: string[];
}

const countsOf = (sections: readonly Section[]): string => {
  const counted = (name: string, found: readonly string[]): string =>
    rowOf([name, ...statuses.map((one) => found.filter((status) => status === one).length), found.length]);
  const whole = (name: string, begin: RegExp): string =>
    counted(
      `**${name}**`,
      sections.filter((section) => begin.test(section.name)).flatMap((section) => section.statuses),
    );
  return [
    rowOf(['section', ...statuses, 'lines']),
    `| --- |${' --: |'.repeat(statuses.length + 1)}`,
    ...sections.map((section) => counted(section.name, section.statuses)),
    whole('specification 1 whole', /^1\.\d/),
    whole('specification 2, approval', /^Approval: \d/),
  ].join('\n');
};

/**
 * Updates tests, statuses and counts in the text of docs/spec-coverage.md. Keeps statements, places and
 * remarks. `faults` lists statements without test and remark, duplicate ids, and ids in titles without a
 * statement.
 */
export const coverageOf = (
  text: string,
  tests: TestsById,
): { readonly text: string; readonly faults: readonly string[] } => {
  const sections: Section[] = [];
  const ids = new Set<string>();
  const faults: string[] = [];
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('### ')) sections.push({ name: line.slice(4), statuses: [] });
    if (!isStatement(line)) return line;
    const made = statementOf(line, tests);
    faults.push(...made.faults, ...(ids.has(made.id) ? [`${made.id} stands twice`] : []));
    ids.add(made.id);
    sections.at(-1)?.statuses.push(made.status);
    return made.line;
  });
  for (const [id, files] of tests) if (!ids.has(id)) faults.push(`no statement ${id} (${files.join(', ')})`);
  const written = lines.join('\n');
  const counts = `${start}\n\n${countsOf(sections)}\n\n${end}`;
  const [from, to] = [written.indexOf(start), written.lastIndexOf(end) + end.length];
  return { text: written.slice(0, from) + counts + written.slice(to), faults };
};
