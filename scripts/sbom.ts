import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, type LockedFile } from './licences/billOfMaterials.ts';
import { licenceRules } from './licences/LicenceRules.ts';
import { licenceOf, licenceProblems } from './licences/licenceProblems.ts';
import { licenceTexts } from './licences/licenceTexts.ts';
import { shippedPackages } from './licences/shippedPackages.ts';
import scripts from './usage.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as LockedFile;
const { name, version, license } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly license: string;
};
const packages = shippedPackages(lock);

const counts = (): string => {
  const found = new Map<string, number>();
  for (const licence of [
    ...packages.map((one) => licenceOf(one, licenceRules)),
    ...licenceRules.copied.map((one) => one.licence),
  ])
    found.set(licence ?? 'none', (found.get(licence ?? 'none') ?? 0) + 1);
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `${licence}: ${count}\n`)
    .join('');
};

const [option, file, ...rest] = process.argv.slice(2);
if (option === '--texts' && file !== undefined && rest.length === 0)
  writeFileSync(file, licenceTexts(root, packages, licenceRules));
else if (option === '--licences' && file === undefined) process.stdout.write(counts());
else if (option === undefined)
  process.stdout.write(
    `${JSON.stringify(billOfMaterials({ name, version, licence: license }, lock, licenceRules), null, 2)}\n`,
  );
else {
  process.stderr.write(`${scripts.usage.sbom.join('\n')}\n`);
  process.exit(2);
}
const problems = licenceProblems(packages, licenceRules);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
